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
    kind: 'unknown-fence-language',
    level: 'warn',
    meaning: 'The language of a code block is not known, and is nearly one that is.',
    help: 'Fix its name; otherwise the code has no colours and samples do not run it.',
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
    meaning: 'A live sample or an interactive example has no code.',
    help: 'Mark its code blocks with live-sample___{id} or interactive-example, or put it below their heading.',
  },
] as const satisfies readonly Check[]
