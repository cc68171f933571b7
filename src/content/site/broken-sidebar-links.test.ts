import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSidebarFile } from '../sidebars/sidebar-file.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { brokenSidebarLinks } from './broken-sidebar-links.ts'

const sidebars = new Map([['one', { path: '/root/files/sidebars/one.yaml', hash: '', content: parseSidebarFile('sidebar: []') }]])

test('a link is reported once, with the file and the line it stands at', () => {
  const brokenLinks = [{ sidebar: 'one', link: '/Nowhere', line: 4 }]
  const gone = { sidebar: 'gone', link: '/X', line: 1 }
  expect(brokenSidebarLinks([{ brokenLinks }, {}, { brokenLinks }, { brokenLinks: [gone] }], { sidebars, roots: [] })).toEqual([
    {
      kind: 'sidebar-broken-link',
      severity: 'warning',
      message: 'no page /Nowhere',
      hint: 'fix the address or create the page',
      file: '/root/files/sidebars/one.yaml',
      line: 4,
    },
  ])
})

test('what a group names without a page is reported at its line below the name of the group', () => {
  const groups =
    '[{\n  "Clay API": {\n    "interfaces": ["Gone"] },\n  "Paint API": {\n    "guides": ["/docs/Nowhere"],\n    "interfaces": ["Gone"]\n  }\n}]\n'
  const root = temporaryFolder({ 'files/jsondata/GroupData.json': groups })
  const brokenLinks = [
    { group: 'Paint API', link: '/docs/Nowhere' },
    { group: 'Paint API', link: 'Gone' },
    { group: 'Other', link: 'Gone' },
  ]
  const found = brokenSidebarLinks([{ brokenLinks }], { sidebars, roots: [temporaryFolder(), root] })
  expect(found.map(({ kind, message, file, line }) => [kind, message, file, line])).toEqual([
    ['group-broken-link', 'Paint API: no page /docs/Nowhere', join(root, 'files/jsondata/GroupData.json'), 5],
    ['group-broken-link', 'Paint API: no page Gone', join(root, 'files/jsondata/GroupData.json'), 6],
    ['group-broken-link', 'Other: no page Gone', join(root, 'files/jsondata/GroupData.json'), undefined],
  ])
})
