import { expect, test } from 'vitest'
import { brokenSidebarLinks } from './broken-sidebar-links.ts'
import { parseSidebarFile } from './sidebar-file.ts'

const sidebars = new Map([['one', { path: '/root/files/sidebars/one.yaml', hash: '', content: parseSidebarFile('sidebar: []') }]])

test('a link is told once, with the file it stands in', () => {
  const brokenLinks = [{ sidebar: 'one', link: '/Nowhere' }]
  expect(
    brokenSidebarLinks([{ brokenLinks }, {}, { brokenLinks }, { brokenLinks: [{ sidebar: 'gone', link: '/X' }] }], { sidebars }),
  ).toEqual([{ kind: 'sidebar-broken-link', severity: 'warning', message: 'no page /Nowhere', file: '/root/files/sidebars/one.yaml' }])
})
