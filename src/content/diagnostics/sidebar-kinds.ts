import type { Check } from './check.ts'

/** Kinds of problems of sidebars. */
export const SIDEBAR_KINDS = [
  {
    kind: 'missing-sidebar',
    level: 'warn',
    meaning: 'A page uses a sidebar that does not exist.',
    help: 'Create files/sidebars/{name}.yaml, or fix the name.',
  },
  { kind: 'sidebar', level: 'error', meaning: "A sidebar file can't be used.", help: 'Fix its YAML.' },
  {
    kind: 'sidebar-entry',
    level: 'error',
    meaning: 'An entry or a title of a sidebar file is not as expected. The rest of the sidebar is shown.',
    help: 'Fix the named part; docs/guides/writing.md lists the keys of entries.',
  },
  {
    kind: 'sidebar-broken-link',
    level: 'warn',
    meaning: 'A sidebar links to a page that does not exist.',
    help: 'Fix the address, or create the page.',
  },
  {
    kind: 'group-broken-link',
    level: 'warn',
    meaning: 'A group in files/jsondata/GroupData.json names what has no page.',
    help: 'Fix the name, or create the page.',
  },
] as const satisfies readonly Check[]
