import type { Check } from './check.ts'

/** Kinds of problems of translations. */
export const TRANSLATION_KINDS = [
  {
    kind: 'missing-english-twin',
    level: 'warn',
    meaning: 'The English page of a translation does not exist.',
    help: 'Move it where the English page is now, or to orphaned/.',
  },
  {
    kind: 'translation-differences',
    level: 'warn',
    meaning: 'The macros or lists of a translation differ from the English page.',
    help: 'Bring the translation up to date.',
  },
] as const satisfies readonly Check[]
