/** Loads the letters of Japanese names and texts; the browser fetches only those that are shown. */
export async function loadJapaneseFont(): Promise<void> {
  await import("@fontsource-variable/noto-sans-jp/index.css");
}
