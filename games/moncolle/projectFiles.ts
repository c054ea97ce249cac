/** The project's own card files, by name. */
export const PROJECT_FILES: readonly { readonly file: string; readonly source: string }[] = [];
