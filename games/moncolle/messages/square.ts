/** The name of a square, by the number of its column: the same in every language. */
export const SQUARE =
  "{column, select, 1 {A1} 2 {A2} 3 {A3} 4 {A4} 5 {A5} 6 {A6} 7 {B1} 8 {B2} 9 {B3} 10 {B4} 11 {B5} other {B6}}";
