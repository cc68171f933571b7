import type { Check } from './check.ts'

/** Kinds of problems of code blocks and samples. */
export const CODE_KINDS = [
  {
    kind: 'fence-language',
    level: 'warn',
    meaning: 'A code block has no language.',
    help: 'Write it after the backticks; use plain if there is none.',
  },
  {
    kind: 'uncolored-code',
    level: 'warn',
    meaning: 'A line of a code block is too long to be highlighted.',
    help: 'Break it: a line may have 2,000 characters, a word 1,000.',
  },
  {
    kind: 'unknown-fence-flag',
    level: 'warn',
    meaning: 'A word after the language of a code block is not known.',
    help: 'Use hidden, example-good, example-bad, interactive-example, interactive-example-choice, live-sample___{id}.',
  },
  {
    kind: 'sample-without-code',
    level: 'warn',
    meaning: 'A live sample has no code.',
    help: 'Mark its code blocks with live-sample___{id}, or put it below their heading.',
  },
] as const satisfies readonly Check[]
