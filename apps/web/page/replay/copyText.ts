/** Copies a text to the clipboard. Returns whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard outside of a secure address, or it is forbidden.
    return false;
  }
}
