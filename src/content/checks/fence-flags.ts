import { FILL } from '../source/mask.ts'
import { findNearestName } from '../text/nearest-name.ts'
import { findFences } from './fences.ts'
import type { CheckedPage, PageProblem } from './page-check.ts'

/** Words after a fence's language that mean something (docs/behaviour/documents.md 36). */
const FLAGS = ['hidden', 'example-good', 'example-bad', 'interactive-example', 'interactive-example-choice'] as const
const LIVE_SAMPLE = /^live-sample___.+$/

/** Words after a fence's language that mean nothing: they become classes that no one looks for. Words made by macros are not looked at. */
export function findUnknownFenceFlags({ source }: CheckedPage): readonly PageProblem[] {
  return findFences(source).flatMap(({ words, wordsStart }) =>
    words.slice(1).flatMap(({ text: word, index }): PageProblem[] => {
      if (isKnown(word) || word.includes(FILL)) return []
      const meant = findMeant(word)
      const hint = meant === undefined ? `use one of ${FLAGS.join(', ')}, live-sample___{id}` : `did you mean ${meant}?`
      const message = `${word} is not a flag of code blocks`
      return [{ kind: 'unknown-fence-flag', severity: 'warning', message, hint, offset: wordsStart + index }]
    }),
  )
}

function isKnown(word: string): boolean {
  return FLAGS.some((flag) => flag === word) || LIVE_SAMPLE.test(word)
}

/** `live-sample_x` and `live-example___x` are meant for samples, `no-lint` for the end of the language. */
function findMeant(word: string): string | undefined {
  const sample = /^live-(?:sample|example)(.+)$/s.exec(word)?.[1]
  if (sample !== undefined) return `live-sample___${sample.replace(/^_+/, '')}`
  if (/^-?no-?lint$/.test(word)) return '-nolint, directly after the language'
  return findNearestName(word, FLAGS)
}
