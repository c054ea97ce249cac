/** A card file: where it is from and what is in it. */
export interface CardSource {
  readonly file: string;
  readonly source: string;
}
