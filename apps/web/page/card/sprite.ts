import sprite from "./glyphs.svg";

/**
 * Puts the icons into the page, where each is taken from. From a file of their own the browser would read all of them
 * anew for each icon that comes to be shown.
 */
export async function placeSprite(): Promise<void> {
  const answer = await fetch(sprite);
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
  documentElement.setAttribute("hidden", "");
  documentElement.setAttribute("aria-hidden", "true");
  document.body.append(documentElement);
}
