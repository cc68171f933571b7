import type { Check } from './check.ts'

/** Kinds of problems of data from outside the content. */
export const DATA_KINDS = [
  {
    kind: 'missing-compat-key',
    level: 'warn',
    meaning: 'The compatibility data has no such key.',
    help: 'Fix browser-compat in the front matter.',
  },
  {
    kind: 'unknown-browser',
    level: 'warn',
    meaning: 'The compatibility data of a page names a browser that the data does not describe; the table omits it.',
    help: 'This is an error in the data: report it to its authors, or use another version.',
  },
  {
    kind: 'unknown-specification',
    level: 'warn',
    meaning: 'The title of a specification is not known.',
    help: 'Fix the address in spec-urls; in compat data, wait for its next version.',
  },
  {
    kind: 'compat-without-key',
    level: 'warn',
    meaning: 'A page shows compatibility data but has no key.',
    help: 'Add browser-compat to the front matter, or remove the macro.',
  },
  {
    kind: 'missing-css-info',
    level: 'warn',
    meaning: 'The formal definition of a CSS feature is not known.',
    help: 'Fix the name, or remove the macro.',
  },
  {
    kind: 'missing-css-syntax',
    level: 'warn',
    meaning: 'The formal syntax of a CSS feature is not known.',
    help: 'Write it with CSSSyntaxRaw, or remove the macro.',
  },
  {
    kind: 'css-syntax',
    level: 'warn',
    meaning: "The formal syntax of a CSS feature can't be read.",
    help: 'Fix it; in data of a package, wait for its next version.',
  },
  {
    kind: 'unknown-api-group',
    level: 'warn',
    meaning: 'A sidebar needs a group of Web APIs that is not known.',
    help: 'Fix the name, or add the group to files/jsondata/GroupData.json.',
  },
  {
    kind: 'missing-data',
    level: 'warn',
    meaning: 'A macro has nothing to show because its data is missing.',
    help: 'Put the file below files/jsondata.',
  },
  { kind: 'unusable-data', level: 'warn', meaning: "A file of data can't be read.", help: 'Fix the file.' },
  { kind: 'json-data', level: 'warn', meaning: "A file of data can't be read.", help: 'Fix the file.' },
] as const satisfies readonly Check[]
