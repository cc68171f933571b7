import { loadChunk } from '../browser/load-chunk.ts'
import { languageName, type PlayCode } from './code/play-code.ts'
import { FORMATTED_LANGUAGES, type FormattedLanguage } from './formatted-languages.ts'

/** The result of formatting: the languages that changed, and those that could not be read. */
export interface Formatted {
  readonly changed: Readonly<Partial<Record<FormattedLanguage, string>>>
  readonly problems: readonly FormatProblem[]
}

/** Where the code of an editor can't be read, from 1 on, and what the formatter says of it, in English. */
interface FormatProblem {
  readonly language: string
  readonly line: number
  readonly column: number
  readonly reason: string
}

/**
 * Lays out the code of all editors; one that can't be read stays as it is.
 *
 * @throws ChunkLoadError when the formatter can't be loaded; what the formatter throws besides syntax errors
 */
export async function formatAll(code: PlayCode): Promise<Formatted> {
  const { formatCode } = await loadChunk(() => import('./format-code.ts'))
  const isTypeScript = code.options?.isTypeScript === true
  const done = await Promise.all(
    FORMATTED_LANGUAGES.map(async (language) => {
      try {
        return { language, text: code[language].trim() === '' ? code[language] : await formatCode(code[language], language, isTypeScript) }
      } catch (error) {
        return { language, problem: problemOf(error) }
      }
    }),
  )
  const changed = done.flatMap(({ language, text }) => (text === undefined || text === code[language] ? [] : [[language, text] as const]))
  const problems = done.flatMap(({ language, problem }) =>
    problem === undefined ? [] : [{ language: languageName(language, code.options), ...problem }],
  )
  return { changed: Object.fromEntries(changed), problems }
}

/** Prettier writes the place behind its reason, which may go on with advice, and the code below. */
function problemOf(error: unknown): Omit<FormatProblem, 'language'> {
  if (!(error instanceof Error)) throw error
  const [, reason, line, column] = /^(.*) \((\d+):(\d+)\)$/m.exec(error.message) ?? []
  if (reason === undefined) throw error
  const [sentence = reason] = reason.split('. ')
  return { reason: sentence, line: Number(line), column: Number(column) }
}
