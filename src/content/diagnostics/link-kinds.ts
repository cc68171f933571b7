import type { Check } from './check.ts'

/** Kinds of problems of links. */
export const LINK_KINDS = [
  {
    kind: 'broken-link',
    level: 'warn',
    meaning: 'A link leads to a page that does not exist.',
    help: 'Fix the URL, or create the page.',
  },
  {
    kind: 'redirected-link',
    level: 'warn',
    meaning: 'A link leads to a page that has moved.',
    help: 'Link to the new URL; --fix does this.',
  },
  {
    kind: 'ill-cased-link',
    level: 'warn',
    meaning: 'A link spells the URL of a page differently, for example in upper case.',
    help: 'Use the spelling of the page; --fix does this.',
  },
  {
    kind: 'broken-fragment',
    level: 'warn',
    meaning: 'A link leads to a part of a page that does not exist.',
    help: 'Link to a heading that exists. Ids of translated headings are translated, too.',
  },
  { kind: 'empty-link', level: 'warn', meaning: 'A link has no address.', help: 'Add one, or remove the link.' },
  {
    kind: 'relative-link',
    level: 'warn',
    meaning: 'A link is not a URL from the root of the site.',
    help: 'Write /{locale}/docs/{slug}.',
  },
  {
    kind: 'unsafe-link',
    level: 'error',
    meaning: 'A link has a scheme that is not allowed; the link is removed.',
    help: 'Use an https URL, or a page of this site.',
  },
  {
    kind: 'heading-links',
    level: 'warn',
    meaning: 'The heading of a section contains a link.',
    help: 'Put the link into the text below: the heading is a link to itself.',
  },
] as const satisfies readonly Check[]
