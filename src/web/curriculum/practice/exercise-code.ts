import { parseJson } from '../../browser/parse-json.ts'
import { readStored, store } from '../../browser/storage.ts'

/** Languages that an exercise may have, as the builder marks its blocks. */
export const EXERCISE_LANGUAGES = ['html', 'css', 'js'] as const
export type ExerciseLanguage = (typeof EXERCISE_LANGUAGES)[number]

/** The learner's code; a language that the exercise has not is empty. */
export type ExerciseCode = Readonly<Record<ExerciseLanguage, string>>

/** The browser keeps the code of an exercise under its address. */
function keyOf(id: string): string {
  return `curriculum-code:${location.pathname}#${id}`
}

/** What the user wrote the last time; undefined when they have written nothing, or the browser keeps nothing. */
export function readStoredCode(id: string): ExerciseCode | undefined {
  const text = readStored(keyOf(id))
  return text === null ? undefined : parseCode(text)
}

/** Keeps what the user wrote; undefined: forgets it. */
export function keepCode(id: string, code: ExerciseCode | undefined): void {
  store(keyOf(id), code === undefined ? null : JSON.stringify(code))
}

function parseCode(text: string): ExerciseCode | undefined {
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null) return undefined
  const found = new Map<string, unknown>(Object.entries(value))
  const [html, css, js] = EXERCISE_LANGUAGES.map((language) => found.get(language))
  return typeof html === 'string' && typeof css === 'string' && typeof js === 'string' ? { html, css, js } : undefined
}
