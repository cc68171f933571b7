import { loadChunk } from '../load-chunk.ts'
import { languageName, type PlayCode } from './play-code.ts'

/** The languages that there is a formatter for. */
const LANGUAGES = ['html', 'css', 'js'] as const
export type FormattedLanguage = (typeof LANGUAGES)[number]

/** What came of formatting: the languages that changed, and those that could not be read, with the reason in one line. */
export interface Formatted {
  readonly changed: Readonly<Partial<Record<FormattedLanguage, string>>>
  readonly faults: readonly { readonly language: string; readonly reason: string }[]
}

/**
 * Lays out the code of all editors; one that can't be read stays as it is.
 *
 * @throws ChunkLoadError when the formatter can't be loaded
 */
export async function formatAll(code: PlayCode): Promise<Formatted> {
  const { formatCode } = await loadChunk(() => import('./format-code.ts'))
  const isTypeScript = code.options?.isTypeScript === true
  const done = await Promise.all(
    LANGUAGES.map(async (language) => {
      try {
        return { language, text: code[language].trim() === '' ? code[language] : await formatCode(code[language], language, isTypeScript) }
      } catch (error) {
        return { language, reason: firstLine(error) }
      }
    }),
  )
  const changed = done.flatMap(({ language, text }) => (text === undefined || text === code[language] ? [] : [[language, text] as const]))
  const faults = done.flatMap(({ language, reason }) =>
    reason === undefined ? [] : [{ language: languageName(language, code.options), reason }],
  )
  return { changed: Object.fromEntries(changed), faults }
}

/** A formatter shows the code below its reason. */
function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
