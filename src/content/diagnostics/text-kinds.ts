import type { Check } from './check.ts'

/** Kinds of problems of text and HTML. */
export const TEXT_KINDS = [
  { kind: 'duplicate-id', level: 'warn', meaning: 'Two elements of a page have the same id.', help: 'Give each element a different id.' },
  {
    kind: 'sectioning',
    level: 'warn',
    meaning: 'A heading skips a level, or is a second title.',
    help: 'Use the level below the level of the previous heading.',
  },
  {
    kind: 'unknown-alert',
    level: 'warn',
    meaning: 'A quotation begins with a mark that is not a kind of note.',
    help: 'Use [!NOTE], [!WARNING] or [!CALLOUT], also in translations.',
  },
  {
    kind: 'malformed-entity',
    level: 'warn',
    meaning: 'A character reference has an unknown name or number, or no semicolon.',
    help: 'Write `&lt;` for `<`, and `&amp;` for an ampersand that begins no character.',
  },
  {
    kind: 'alert-on-one-line',
    level: 'warn',
    meaning: 'The text of a note is on the line of its marker.',
    help: 'Write the text in the next line; elsewhere such a quotation is not shown as a note.',
  },
  {
    kind: 'bad-pre-tags',
    level: 'warn',
    meaning: 'Code is in a <pre> element.',
    help: 'Write it between two lines of backticks, with its language.',
  },
  {
    kind: 'unsafe-html',
    level: 'warn',
    meaning: 'A frame loads another site. It becomes a link.',
    help: 'Use a macro that embeds it, or a link.',
  },
  {
    kind: 'rejected-element',
    level: 'warn',
    meaning: 'An element that runs code or loads pages is removed.',
    help: 'Show it in a code block, or use a macro.',
  },
  {
    kind: 'rejected-attribute',
    level: 'warn',
    meaning: 'An attribute that runs code is removed.',
    help: 'Remove it; live samples can run code.',
  },
  {
    kind: 'rejected-style',
    level: 'warn',
    meaning: 'A style is not allowed and is removed.',
    help: 'Use plain declarations, without url(), braces and position: fixed.',
  },
] as const satisfies readonly Check[]
