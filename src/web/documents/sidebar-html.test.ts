import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { sidebarHtml } from './sidebar-html.ts'

const options = { currentUrl: '/en-US/docs/B', t: translator(interfaceTexts('en-US'), 'en-US') }

test('a group is open when the current page is in it, at any depth, and closed otherwise', () => {
  const inner = { title: 'Inner', children: [{ title: 'B', url: '/en-US/docs/B' }] }
  const html = sidebarHtml(
    [
      { title: 'Outer', children: [inner] },
      { title: 'Other', children: [{ title: 'C', url: '/en-US/docs/C' }] },
    ],
    options,
  )
  expect(html.match(/<details open>/g)).toHaveLength(2)
  expect(html.match(/<details>/g)).toHaveLength(1)
})

test('a group that says so is open at first', () => {
  expect(sidebarHtml([{ title: 'G', open: true, children: [{ title: 'C', url: '/c' }] }], options)).toContain('<details open>')
})

test('titles and addresses are escaped, code is code', () => {
  const html = sidebarHtml([{ title: '<a>', code: true, url: '/en-US/docs/"x"' }], options)
  expect(html).toBe('<ul><li><a href="/en-US/docs/&quot;x&quot;"><code>&lt;a&gt;</code></a></li></ul>')
})

test('the standing of a page and its being English only are said in words', () => {
  const html = sidebarHtml([{ title: 'X', url: '/x', status: ['deprecated', 'non-standard'], onlyInEnglish: true }], options)
  expect(html).toContain('aria-label="Deprecated"')
  expect(html).toContain('aria-label="Non-standard"')
  expect(html).toContain('(English)')
})
