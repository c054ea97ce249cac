/** Wordings of a sentence, with a full stop or without. */
export function ended(...wordings: readonly string[]): readonly string[] {
  return wordings.flatMap((wording) => [`${wording}.`, wording]);
}
