import type { Check } from './check.ts'

/** Kinds of problems of macro calls. */
export const MACRO_KINDS = [
  { kind: 'unknown-macro', level: 'error', meaning: 'There is no macro of this name.', help: 'Fix the name.' },
  {
    kind: 'malformed-macro',
    level: 'warn',
    meaning: 'A macro call is not written as expected. It is shown as text, unless only its parentheses are wrong.',
    help: 'Fix its quotes, commas, parentheses and braces.',
  },
  { kind: 'macro-error', level: 'error', meaning: 'A macro call fails.', help: 'Fix its arguments.' },
  {
    kind: 'macro-argument',
    level: 'warn',
    meaning: 'A macro call has an argument that is not valid.',
    help: 'Use one of the values that it expects.',
  },
  {
    kind: 'macro-ill-cased-argument',
    level: 'warn',
    meaning: 'An argument spells the name of a page differently, for example in upper case.',
    help: 'Use the spelling of the page; --fix does this where the call has a text of its own.',
  },
  {
    kind: 'macro-broken-link',
    level: 'warn',
    meaning: 'A macro links to a page that does not exist.',
    help: 'Fix its arguments, or create the page.',
  },
  {
    kind: 'macro-redirected-link',
    level: 'warn',
    meaning: 'A macro links to a page that has moved.',
    help: 'Use the new name; --fix does this for links to chapters.',
  },
  { kind: 'macro-empty-list', level: 'warn', meaning: 'A macro lists pages and finds none.', help: 'Create some, or remove the macro.' },
] as const satisfies readonly Check[]
