/** Languages that a playground runs, in the order in which its editors have them. */
const LANGUAGES = ['html', 'css', 'js'] as const
type QueueLanguage = (typeof LANGUAGES)[number]

/** Other names of them. */
const ALIASES: Readonly<Record<string, QueueLanguage>> = { javascript: 'js' }

/** An example in the queue. */
export interface QueueItem {
  /** Its place among the examples of the page, from 0. */
  readonly key: number
  readonly lang: QueueLanguage
  readonly code: string
}

/**
 * The language of a code block as the queue knows it; undefined for one that can't be played.
 *
 * @example queueLanguageOf('javascript') // 'js'
 */
export function queueLanguageOf(language: string): QueueLanguage | undefined {
  return LANGUAGES.find((known) => known === language) ?? (Object.hasOwn(ALIASES, language) ? ALIASES[language] : undefined)
}

/**
 * The examples of a queue as one: the code of each language in the order of the page, whatever the order in which it was chosen.
 *
 * @returns undefined for an empty queue: at least one example has to be chosen (docs/behaviour/examples.md 4)
 */
export function mergeQueue(items: readonly QueueItem[]): Readonly<Record<QueueLanguage, string>> | undefined {
  if (items.length === 0) return undefined
  const sorted = items.toSorted((one, other) => one.key - other.key)
  const codeOf = (language: QueueLanguage): string =>
    sorted
      .filter(({ lang }) => lang === language)
      .map(({ code }) => code)
      .join('\n')
  return { html: codeOf('html'), css: codeOf('css'), js: codeOf('js') }
}
