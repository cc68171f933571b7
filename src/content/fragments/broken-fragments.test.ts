import { describe, expect, test } from 'vitest'
import { checkBody, checkFiles, sourceOfPage } from '../testing/check-sample.ts'
import { findBrokenFragments } from './broken-fragments.ts'

const OTHER = { 'files/en-us/other/index.md': sourceOfPage('Other', '## Use\n\n- Term\n  - : x\n\n<p id="here">y</p>\n\n## A (b)\n') }

test.each([
  ['[x](#nowhere)', '5:5 warning broken-fragment: no part of this page has the id nowhere (link a heading that is there, or the page)'],
  ['[x](/en-US/docs/Other#uses)', '5:5 warning broken-fragment: no part of /en-US/docs/Other has the id uses (did you mean #use?)'],
  ['[x](/docs/Other?a=b#here-)', '5:5 warning broken-fragment: no part of /en-US/docs/Other has the id here- (did you mean #here?)'],
  [
    'a <a href="/en-US/docs/Other#uses">x</a>',
    '5:12 warning broken-fragment: no part of /en-US/docs/Other has the id uses (did you mean #use?)',
  ],
  [
    '{{DOMxRef("Thing", "", "uses")}}',
    '5:1 warning broken-fragment: no part of /en-US/docs/Web/API/Thing has the id uses (did you mean #use?)',
  ],
])('%s leads to no part of its page', async (link, problem) => {
  const thing = { 'files/en-us/web/api/thing/index.md': sourceOfPage('Web/API/Thing', '## Use\n') }
  expect(await checkBody(link, { ...OTHER, ...thing })).toEqual([problem])
})

test('headings, terms, ids of HTML, the top and texts of the page are found', async () => {
  const links = [
    '#own',
    '#top',
    '/en-US/docs/Other#use',
    '/en-US/docs/Other#term',
    '/en-US/docs/Other#here',
    '/en-US/docs/Other#a_b',
    '/en-US/docs/Other#:~:text=y',
  ]
  expect(await checkBody(`${links.map((link) => `[x](${link})`).join('\n')}\n\n## Own\n`, OTHER)).toEqual([])
})

test('a fragment is looked for on the page that the user will see', async () => {
  const problems = await checkFiles({
    ...OTHER,
    'files/de/sample/index.md': sourceOfPage('Sample', '[x](/de/docs/Other#use)\n[y](/de/docs/Sample#use)\n'),
    'files/en-us/sample/index.md': sourceOfPage('Sample', '## Use\n'),
  })
  expect(problems).toEqual([
    'files/de/sample/index.md:6:5 warning broken-fragment: no part of this page has the id use (link a heading that is there, or the page)',
  ])
})

describe('links that macros make', () => {
  const PAGES = {
    'files/en-us/list/index.md': sourceOfPage('List', 'Text.\n'),
    'files/en-us/list/one/index.md': sourceOfPage('List/One', 'See [there](/en-US/docs/List#nowhere) and {{Glossary("Ink#none")}}.\n'),
    'files/en-us/glossary/ink/index.md': sourceOfPage('Glossary/Ink', 'Wet.\n'),
    'files/en-us/_redirects.txt': '/en-US/docs/Old\t/en-US/docs/Other#gone\n',
  }
  const missing = (url: string, id: string): string =>
    `warning broken-fragment: no part of ${url} has the id ${id} (link a heading that is there, or the page)`

  test.each([
    [
      'in a line of text',
      'Word, {{Glossary("Ink", "x")}}, {{Glossary("Ink#zzz", "y")}}',
      `5:33 ${missing('/en-US/docs/Glossary/Ink', 'zzz')}`,
    ],
    ['in code', '`{{Glossary("Ink#zzz")}}`', `5:2 ${missing('/en-US/docs/Glossary/Ink', 'zzz')}`],
    ['in a fence', '```js\n{{Glossary("Ink#zzz")}}\n```', `6:1 ${missing('/en-US/docs/Glossary/Ink', 'zzz')}`],
    [
      'behind a call of several lines',
      '{{Glossary("Ink",\n"x")}} {{Glossary("Ink#zzz")}}',
      `6:8 ${missing('/en-US/docs/Glossary/Ink', 'zzz')}`,
    ],
    [
      'to a live sample',
      '{{LiveSampleLink("nothing", "x")}}',
      '5:1 warning broken-fragment: no part of this page has the id frame_nothing (link a heading that is there, or the page)',
    ],
  ])('are reported at their call: %s', async (_, body, problem) => {
    expect(await checkBody(body, PAGES)).toEqual([problem])
  })

  test('are reported where a redirect has the fragment', async () => {
    const problems = await checkBody('[x](/en-US/docs/Old)', { ...OTHER, ...PAGES })
    expect(problems.filter((problem) => problem.includes('broken-fragment'))).toEqual([`5:5 ${missing('/en-US/docs/Other', 'gone')}`])
  })

  test('are reported at a call that stands alone', async () => {
    const slug = 'Web/CSS/Guides/Values_and_units/Value_definition_syntax'
    const signs = { [`files/en-us/${slug.toLowerCase()}/index.md`]: sourceOfPage(slug, '## Single bar\n') }
    const problems = await checkBody('Text.\n\n{{CSSSyntaxRaw("a = b | c")}}\n\n{{CSSSyntaxRaw("a = b#")}}\n', signs)
    expect(problems).toEqual([`9:1 ${missing(`/en-US/docs/${slug}`, 'hash_mark')}`])
  })
})

describe('the place of a link', () => {
  test('is right for several links to one part, in any form', async () => {
    const body = 'a [x](#zzz) and\n[y](#zzz) <a href="#zzz">z</a>\n\n| a |\n| - |\n| [b](#zzz) |\n\n[c][r]\n\n[r]: #zzz\n'
    expect((await checkBody(body)).map((problem) => problem.split(' ')[0])).toEqual(['5:7', '6:5', '6:20', '10:7', '14:6'])
  })

  test.each([
    ['[x](#gr%C3%B6%C3%9Fe)', 'größe'],
    ['[x](#größe)', 'größe'],
    ['[x](<#a b>)', 'a b'],
    ['[x](#a%20b)', 'a b'],
    ['[x](#a"b)', 'a"b'],
    ['[x](#100%)', '100%'],
    ['[x](#日本語)', '日本語'],
    ['<a href="#a&quot;b">x</a>', 'a"b'],
  ])('and the id as it is read are reported: %s', async (link, id) => {
    const [problem = '', ...more] = await checkBody(`\n${link}\n`)
    expect(more).toEqual([])
    expect(problem).toMatch(/^6:\d+ warning broken-fragment/)
    expect(problem).toContain(`no part of this page has the id ${id} (`)
  })
})

test('of the ids that are not on a page the first 20 are compared with those that are, once each', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => `part-${index}`)
  const links = all.flatMap((id) => [`${id}x`, `${id}x`].map((broken) => ({ url: '/a', id: broken, line: 1, column: 1 })))
  const hints = findBrokenFragments([{ url: '/a', file: 'a', ids: all, links }]).map(({ hint }) => hint)
  expect(hints).toHaveLength(20_000)
  expect(hints.slice(38, 41)).toEqual(['did you mean #part-19?', 'did you mean #part-19?', 'link a heading that is there, or the page'])
  expect(hints.filter((hint) => hint?.startsWith('did you mean'))).toHaveLength(40)
})
