import { loadChunk } from '../browser/load-chunk.ts'
import { errorMessage } from '../ui/error-message.ts'
import { languageName, type PlayCode } from './code/play-code.ts'
import { FORMATTED_LANGUAGES, type FormattedLanguage } from './formatted-languages.ts'

/** The result of formatting: the languages that changed, and those that could not be read, with the reason in one line. */
export interface Formatted {
  readonly changed: Readonly<Partial<Record<FormattedLanguage, string>>>
  readonly problems: readonly { readonly language: string; readonly reason: string }[]
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
    FORMATTED_LANGUAGES.map(async (language) => {
      try {
        return { language, text: code[language].trim() === '' ? code[language] : await formatCode(code[language], language, isTypeScript) }
      } catch (error) {
        return { language, reason: firstLine(error) }
      }
    }),
  )
  const changed = done.flatMap(({ language, text }) => (text === undefined || text === code[language] ? [] : [[language, text] as const]))
  const problems = done.flatMap(({ language, reason }) =>
    reason === undefined ? [] : [{ language: languageName(language, code.options), reason }],
  )
  return { changed: Object.fromEntries(changed), problems }
}

/** A formatter shows the code below its reason. */
function firstLine(error: unknown): string {
  return errorMessage(error).split('\n')[0] ?? ''
}
