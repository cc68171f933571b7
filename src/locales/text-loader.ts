interface TextsModule<Texts> {
  readonly default: Texts
}

/** One import for each language, so that a browser loads only the one that it needs. */
type TextImports<Texts> = Readonly<Record<'en-US', () => Promise<TextsModule<Texts>>> & Record<string, () => Promise<TextsModule<Texts>>>>

/**
 * Makes the function that loads the texts of a language.
 *
 * @returns takes a `lang` attribute; an unknown language gets the English texts
 */
export function textLoader<Texts>(imports: TextImports<Texts>): (language: string) => Promise<Texts> {
  return async (language) => (await (imports[language] ?? imports['en-US'])()).default
}
