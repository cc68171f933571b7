import type { Check } from './check.ts'

/** Kinds of problems of the whole site. */
export const SITE_KINDS = [
  {
    kind: 'redirect',
    level: 'error',
    meaning: "A line of _redirects.txt can't be used.",
    help: 'Fix the line: two addresses with one tab between them, the second one a page.',
  },
  {
    kind: 'git-history',
    level: 'error',
    meaning: "The history of the content can't be read; pages have no dates.",
    help: 'Check the git repository, or _git_history.json.',
  },
  {
    kind: 'shallow-history',
    level: 'warn',
    meaning: 'The history of the content is incomplete; some pages have no dates.',
    help: 'Fetch all of it: git fetch --unshallow.',
  },
  { kind: 'wiki-history', level: 'warn', meaning: "A list of earlier contributors can't be read.", help: 'Fix _wikihistory.json.' },
  {
    kind: 'popularity',
    level: 'warn',
    meaning: "A line of the list of page views can't be used.",
    help: 'Fix the line: an address and a number.',
  },
  { kind: 'content', level: 'error', meaning: "The content can't be used.", help: 'Fix the file that is named.' },
  {
    kind: 'security-expiry',
    level: 'warn',
    meaning: 'The end of security.txt is past, less than 30 days away, or more than a year.',
    help: 'See that its contacts are right, then set security.expires in site.json to a day within the next year.',
  },
  {
    kind: 'site-file',
    level: 'warn',
    meaning: 'A value of site.json has no effect, or names a page that does not exist.',
    help: 'Fix the value, or create the page.',
  },
  {
    kind: 'unhelpful-page',
    level: 'warn',
    meaning: 'Less than half of the users who voted on the page found it helpful; known with --insights.',
    help: 'Read the page with the reasons of the users in mind; their comments are at /admin/insights.',
  },
  {
    kind: 'missing-address',
    level: 'warn',
    meaning: 'Users asked for an address that does not exist; known with --insights.',
    help: 'Add a redirect to _redirects.txt, or create the page.',
  },
  {
    kind: 'deep-nesting',
    level: 'warn',
    meaning: 'An element is nested in more than 512 others; its tags are left out.',
    help: 'Close the elements around it.',
  },
] as const satisfies readonly Check[]
