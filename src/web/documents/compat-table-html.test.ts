import { expect, test } from 'vitest'
import type { CompatTable } from '#contracts/document.ts'
import { interfaceTexts } from '#locales/interface.ts'
import { translator } from '../texts/translator.ts'
import { compatTableHtml } from './compat-table-html.ts'

const t = translator(interfaceTexts('de'), 'de')
const table: CompatTable = {
  browsers: [
    { id: 'phone', name: 'Phone', type: 'mobile' },
    { id: 'desk', name: 'Desk', type: 'desktop' },
  ],
  rows: [
    {
      name: 'gap',
      status: [],
      cells: [
        { support: 'no', text: 'No' },
        { support: 'yes', text: '57' },
      ],
    },
    { name: 'flex <b>', status: ['experimental'], cells: [{ support: 'unknown', text: '?' }] },
  ],
}

test('columns are grouped by platform, and each cell follows its browser', () => {
  const html = compatTableHtml({ query: 'css.gap', isH3: false, table }, t)
  expect(html.indexOf('Desktop')).toBeLessThan(html.indexOf('Mobil<'))
  expect(html.indexOf('>57<')).toBeLessThan(html.indexOf('>Nein<'))
})

test('each cell says its meaning in words, and a missing cell is unknown', () => {
  const html = compatTableHtml({ query: 'css.gap', isH3: false, table }, t)
  expect(html).toContain('<td class="yes first"><span class="visually-hidden">Volle Unterstützung </span>57</td>')
  expect(html.match(/<td class="unknown first">/g)).toHaveLength(2)
  expect(html).toContain('flex &lt;b&gt;')
})

test('the legend names what is used and nothing else', () => {
  const html = compatTableHtml({ query: 'css.gap', isH3: false, table }, t)
  const legend = html.slice(html.indexOf('compat-legend'))
  expect(legend.match(/<li/g)).toHaveLength(3)
  expect(legend).not.toContain('Teilweise')
})

test('without a table the query is named, escaped', () => {
  expect(compatTableHtml({ query: 'a<b', isH3: false, table: null }, t)).toContain('Keine Kompatibilitätsdaten für a&lt;b gefunden.')
})
