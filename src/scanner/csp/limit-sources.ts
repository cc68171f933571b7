/** More sources of a list are not looked at: no site needs them, and each costs time (docs/behaviour/observatory.md 17). */
const MAX_SOURCES = 500
/** Sources with a meaning of their own are always looked at: `'unsafe-inline'`, `*`, schemes of one word such as `http:` and `blob:`. */
const WORDS = /^(?:'[a-z-]{1,30}'|\*|(?:https?|ftp|data|blob|filesystem|wss?):(?:\/\/\*(?:\.\*)?)?)$/

/** The sources of a list, each once; of a list that is too long those with a meaning of their own and the first of the others. */
export function limitSources(sources: readonly string[]): readonly string[] {
  const unique = [...new Set(sources)]
  if (unique.length <= MAX_SOURCES) return unique
  const words = unique.filter((source) => WORDS.test(source)).slice(0, MAX_SOURCES)
  return [...words, ...unique.filter((source) => !WORDS.test(source)).slice(0, MAX_SOURCES - words.length)]
}
