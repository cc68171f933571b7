import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { sidebarLegendHtml } from './sidebar-legend-html.ts'

const t = translator(interfaceTexts('en-US'), 'en-US')

test('the legend names the signs that are used, at any depth, each once and in one order', () => {
  const html = sidebarLegendHtml(
    [{ title: 'a', status: ['non-standard'], children: [{ title: 'b', status: ['deprecated', 'non-standard'] }] }, { title: 'c' }],
    t,
  )
  expect(html.replace(/<[^>]+>|&nbsp;/g, '')).toBe(' Deprecated  Non-standard')
  expect(html.match(/icon-\w+/g)).toEqual(['icon-deprecated', 'icon-nonstandard'])
})

test('a sidebar without signs has no legend', () => {
  expect(sidebarLegendHtml([{ title: 'a', children: [{ title: 'b' }] }], t)).toBe('')
})
