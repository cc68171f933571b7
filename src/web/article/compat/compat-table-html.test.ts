import { describe, expect, test } from 'vitest'
import type { CompatBrowser, CompatCell, CompatRow, CompatStatement, CompatTable } from '#contracts/compat.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../../texts/translator.ts'
import { compatTableHtml } from './compat-table-html.ts'

const browser = (id: string, type: CompatBrowser['type'], more: Partial<CompatBrowser> = {}): CompatBrowser => ({
  id,
  name: `${id} <1>`,
  type,
  preview: null,
  flagsPage: null,
  releases: [
    ['42', '2015-04-14'],
    ['50', '2016-04-13'],
    ['57', '2017-03-09'],
  ],
  upcoming: [],
  ...more,
})
const STATEMENT: CompatStatement = {
  added: '42',
  removed: null,
  last: null,
  isPartial: false,
  prefix: null,
  alternative: null,
  flags: [],
  notes: [],
  bugs: [],
}
const row = (cells: readonly CompatCell[], more: Partial<CompatRow> = {}): CompatRow => ({
  name: '<code>gap</code>',
  depth: 0,
  status: [],
  page: null,
  spec: null,
  cells: [...cells],
  ...more,
})
const table = (rows: readonly CompatRow[], more: Partial<CompatTable> = {}): CompatTable => ({
  browsers: [browser('desk', 'desktop', { preview: 'Nightly', flagsPage: 'about:config' }), browser('phone', 'mobile')],
  rows: [...rows],
  omitted: 0,
  version: '8.1.9',
  date: '2026-11-12',
  dataUrl: null,
  reportUrl: null,
  ...more,
})
const htmlOf = (value: CompatTable | null): string =>
  compatTableHtml(
    { query: 'css.<gap>', isH3: false, table: value },
    { t: translator(interfaceTexts('en-US'), 'en-US'), locale: 'en-US' },
  ).toString()
const cellsOf = (...cells: readonly CompatCell[]): readonly string[] => htmlOf(table([row(cells)])).match(/<td.*?<\/td>/g) ?? []

describe('the line of a feature in a list', () => {
  test('says in how many browsers it works, with a sign and a name of its own; the first one is open', () => {
    const html = htmlOf(table([row(['42', '57']), row(['42', false], { name: '<code>&lt;gap&gt;</code> element' }), row([false, null])]))
    expect(html.match(/<details class="\w+"(?: open)?><summary aria-label="[^"]*">[^<]*<\/summary><\/details><\/th>/g)).toEqual([
      '<details class="yes" open><summary aria-label="gap: full support in 2 of 2 browsers">2 of 2</summary></details></th>',
      '<details class="partial"><summary aria-label="&lt;gap&gt; element: full support in 1 of 2 browsers">1 of 2</summary></details></th>',
      '<details class="no"><summary aria-label="gap: full support in 0 of 2 browsers">0 of 2</summary></details></th>',
    ])
    expect(html).toContain('<label class="compat-all"><input type="checkbox" role="switch"> Open all</label>')
  })

  test('is not there for a feature that stands alone', () => {
    const html = htmlOf(table([row(['42', '57'])]))
    expect(html).not.toContain('<details')
    expect(html).not.toContain('compat-all')
  })

  test('long names may break between their words', () => {
    expect(htmlOf(table([row([], { name: '<code>activeViewTransition</code>' })]))).toContain('<code>active<wbr>View<wbr>Transition</code>')
  })

  test('names with a word that can’t break have a wider column', () => {
    const isWide = (name: string): boolean => htmlOf(table([row([], { name })])).includes('<table class="long-names"')
    expect(isWide('<code>contentvisibilityautostatechange</code> event')).toBe(true)
    expect(isWide('<code>ariaBrailleRoleDescription</code> and many other words')).toBe(false)
  })
})

describe('the table', () => {
  test('has a head of platforms and browsers, and a head for each row', () => {
    const html = htmlOf(table([row(['42', '57'])]))
    expect(html).toContain('<table aria-label="Browser compatibility of css.&lt;gap&gt;">')
    expect(html).toContain('<th class="desktop" scope="colgroup" colspan="1"><span>Desktop</span></th>')
    expect(html).toContain('<th class="mobile" scope="col" data-b="phone"><span>phone &lt;1&gt;</span></th>')
    expect(html).toContain('<th scope="row"><code>gap</code></th>')
    expect(html).not.toContain('Server')
  })

  test('marks the parts of parts, their standing, pages and specifications', () => {
    const html = htmlOf(
      table([
        row([], { depth: 2, status: ['deprecated'], page: { url: '/en-US/docs/Web/gap#x', onlyInEnglish: true } }),
        row([], { depth: 9, spec: 'https://spec.example/' }),
      ]),
    )
    expect(html).toContain(
      '<tr class="part part-2"><th scope="row"><span><a href="/en-US/docs/Web/gap#x" class="only-in-en-us"><code>gap</code></a>',
    )
    expect(html).toContain('icon-deprecated')
    expect(html).toContain('<tr class="part part-4">')
    expect(html).toContain('<a class="compat-spec" href="https://spec.example/" title="Specification" aria-label="Specification">§</a>')
  })

  test('escapes the address of a specification, which is data from outside', () => {
    expect(htmlOf(table([row([], { spec: 'https://spec.example/?a&b="><script>' })]))).toContain(
      '<a class="compat-spec" href="https://spec.example/?a&amp;b=&quot;&gt;&lt;script&gt;" title=',
    )
  })

  test('says where its data is from, what is left out, and offers what there is an address for', () => {
    expect(htmlOf(table([]))).toContain('<div class="compat-foot"><p><span>Compatibility data 8.1.9, Nov 12, 2026</span></p></div>')
    const html = htmlOf(table([], { omitted: 1234, dataUrl: '/data.json', reportUrl: 'https://report.example/?a&b' }))
    expect(html).toContain('not shown here: 1,234')
    expect(html).toContain('<a href="/data.json">View data</a>')
    expect(html).toContain('<a href="https://report.example/?a&amp;b">Report problems')
  })

  test('without data names the key', () => {
    expect(htmlOf(null)).toBe('<div class="notecard warning"><p>No compatibility data found for css.&lt;gap&gt;.</p></div>')
  })
})

describe('a cell', () => {
  test('shows version and year, the day in its title, the state in words', () => {
    expect(cellsOf('57', '≤42')).toEqual([
      '<td class="yes desktop" data-b="desk" title="Mar 9, 2017"><span>Full support</span> 57 <small>2017</small></td>',
      '<td class="yes mobile" data-b="phone" title="Apr 14, 2015"><span>Full support</span> <bdi dir="ltr">≤42</bdi> <small>2015</small></td>',
    ])
  })

  test('without a version says so in words; a missing one is unknown', () => {
    expect(cellsOf(false)).toEqual([
      '<td class="no desktop" data-b="desk"><span>No support</span></td>',
      '<td class="unknown mobile" data-b="phone"><span>Support unknown</span></td>',
    ])
  })

  test('of a preview names the channel where it has a name', () => {
    expect(cellsOf('preview', 'preview').map((cell) => /<\/span> <span>(.*?)<\/span>/.exec(cell)?.[1])).toEqual(['Nightly', 'Preview'])
  })

  test('that has more to say opens, one at a time', () => {
    const [cell] = cellsOf([
      { ...STATEMENT, isPartial: true, notes: ['<em>Note</em>'] },
      { ...STATEMENT, added: false },
    ])
    expect(cell).toContain('<details name="compat"><summary><span>Partial support, See the notes, Has more history</span>')
    expect(cell).toContain('<small><i class="note"></i><i class="more"></i>2015</small></summary>')
  })

  test('of ended support shows both ends and both years', () => {
    const [cell] = cellsOf([{ ...STATEMENT, removed: '50', last: '49' }])
    expect(cell).toContain('<bdi dir="ltr">42<wbr>–49</bdi> <small>2015–<wbr>2016</small>')
  })
})

describe('the history of a cell', () => {
  const historyOf = (statement: Partial<CompatStatement>): string => {
    const [cell = ''] = cellsOf([{ ...STATEMENT, bugs: ['https://bug.example/0'], ...statement }])
    return cell
      .slice(cell.indexOf('<div class="compat-history">'))
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
  }

  test('names the browser, the state, versions and days', () => {
    expect(historyOf({})).toContain('desk &lt;1&gt; Full support · Since version 42 · Apr 14, 2015')
    expect(historyOf({ removed: '50', last: '49' })).toContain('No longer supported · Versions 42 to 49 · Apr 14, 2015 – Apr 13, 2016')
    expect(historyOf({ removed: '50', last: '42' })).toContain('In version 42 only')
    expect(historyOf({ added: 'preview' })).toContain('Preview support · Nightly')
    expect(historyOf({ added: false })).toMatch(/No support Implementation/)
  })

  test('says what a user must do and know', () => {
    const text = historyOf({
      isPartial: true,
      prefix: '-x-',
      alternative: 'grid-gap',
      flags: [
        { name: 'a.<b>', value: 'true' },
        { name: 'c', value: null },
      ],
      removed: 'preview',
    })
    for (const part of [
      'Disabled by default',
      'Partial support',
      'To be removed in version Nightly',
      'With the prefix -x-',
      'Under the name grid-gap',
      'Only when a.&lt;b&gt; is set to true',
      'Only when c is enabled',
      'Set it at about:config',
      'Implementation: bug.example/0',
    ])
      expect(text).toContain(part)
  })
})

describe('the legend', () => {
  const legendOf = (...cells: readonly CompatCell[]): readonly string[] => {
    const html = htmlOf(table([row(cells)]))
    return [...html.slice(html.indexOf('compat-legend'), html.indexOf('<table')).matchAll(/<li class="([\w-]+)">/g)].map(
      ([, name = '']) => name,
    )
  }

  test('names what is used and nothing else, in one order', () => {
    expect(legendOf(false, '42')).toEqual(['yes', 'no'])
    expect(legendOf('≤42', [{ ...STATEMENT, flags: [{ name: 'x', value: null }], notes: ['x'] }])).toEqual([
      'yes',
      'flagged',
      'note',
      'earlier',
    ])
  })

  test('says that cells open where some do', () => {
    expect(htmlOf(table([row(['42'])]))).not.toContain('compat-tip')
    expect(htmlOf(table([row([[STATEMENT]])]))).toContain('compat-tip')
  })
})
