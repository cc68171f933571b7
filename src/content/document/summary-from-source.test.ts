import { describe, expect, test } from 'vitest'
import { Features } from '../data/features.ts'
import { buildSample, htmlOf } from '../testing/build-sample.ts'
import { sourceOfPage } from '../testing/check-sample.ts'
import { givenData } from '../testing/given-data.ts'
import { sampleFacts } from '../testing/sample-facts.ts'
import { samplePage } from '../testing/sample-page.ts'
import { Questions } from '../tree/facts.ts'
import { createMacroContext } from './macro-context.ts'
import { summaryFromSource } from './summary-from-source.ts'

const PAGES = [
  samplePage('Web/CSS/Reference/Properties/color', { pageType: 'css-property' }),
  samplePage('Glossary/DOM', { title: 'Document object model' }),
]

function summarise(body: string): string | undefined {
  const data = givenData({ features: new Features({ features: {} }) })
  const context = createMacroContext(samplePage('Sample'), new Questions(sampleFacts({ pages: PAGES })), data)
  return summaryFromSource(body, context)?.html.toString()
}

describe('the summary of a page', () => {
  test.each([
    ['First paragraph.\n\nSecond.', 'First paragraph.'],
    ['One line\nand another\n\nSecond.', 'One line and another'],
    ['\n## Heading\n\nText.', 'Text.'],
    ['{{SeeCompatTable}}{{APIRef("DOM")}}\n\nText.', 'Text.'],
    ['Text.\n## Heading', 'Text.'],
    ['```js\nconst a = 1\n```\n\nText.', 'Text.'],
    ['~~~js\n```\nx\n~~~\nText.', 'Text.'],
    ['    indented code\n\nText.', 'Text.'],
    ['> [!NOTE]\n> x\n\nText.', 'Text.'],
    ['<!-- x -->\n\n| a |\n| - |\n\nText.', 'Text.'],
    ['- item\n\n1. item\n\nText.', 'Text.'],
    ['- Term\n  - : Definition.\n\nText.', 'Text.'],
    ['![only a picture](x.png)\n\nText.', 'Text.'],
    ['<div>\n\nInside.\n\n</div>\n\nText.', 'Text.'],
    ['<p>Raw HTML.</p>\n\nText.', 'Raw HTML.'],
    [`${'<!-- a long comment -->\n\n'.repeat(200)}Text.`, 'Text.'],
    ['A {{CSSxRef("color")}} and {{HTMLElement("p")}}.', 'A <code>color</code> and <code>&lt;p&gt;</code>.'],
    ['A {{Glossary("DOM", "tree")}}, {{Glossary("DOM")}}.', 'A tree, DOM.'],
    ['The **bold _text_** of `a < b` in [a link](/x "t") ![no picture](x.png).', 'The bold text of <code>a &lt; b</code> in a link .'],
    ['[A link][x] with `[code][x]`.\n\n## Part\n\n[x]: /x\n', 'A link with <code>[code][x]</code>.'],
    [
      'Snake_case_names and 2 * 3 * 4 stay, `__proto__` and __proto__ too.',
      'Snake_case_names and 2 * 3 * 4 stay, <code>__proto__</code> and proto too.',
    ],
    [
      'The header (`accept: */*`) has \\*stars\\*, and \\_\\_proto\\_\\_.',
      'The header (<code>accept: */*</code>) has *stars*, and __proto__.',
    ],
    ['The value &lt;color&gt; &amp; more.', 'The value &lt;color&gt; &amp; more.'],
    ['Some <b>HTML</b> & "quotes".', 'Some HTML &amp; &quot;quotes&quot;.'],
  ])('of %j is %j', (body, summary) => {
    expect(summarise(body)).toBe(summary)
  })

  test.each(['', '\n\n', '## Heading\n', '{{SeeCompatTable}}\n', '{{SubpagesWithSummaries}}\n', '```js\nx\n'])('is not in %j', (body) => {
    expect(summarise(body)).toBeUndefined()
  })
})

test('a list of pages has the summary that each page has itself', () => {
  const bodies = [
    'Text (accept: */*).',
    '{{SeeCompatTable}}\n\nThe `__proto__` of &lt;color&gt;.',
    '- item\n\nThe {{Glossary("None", "*words*")}}.',
    '## None',
  ]
  const files = Object.fromEntries(
    bodies.map((body, index) => [`files/en-us/list/p${index}/index.md`, sourceOfPage(`List/P${index}`, body)]),
  )
  const all = { ...files, 'files/en-us/list/index.md': sourceOfPage('List', '{{SubpagesWithSummaries}}\n') }
  const shown = [...htmlOf(buildSample(all, '/en-US/docs/List')).matchAll(/<dd><p>(.*?)<\/p>/g)].map(([, html = '']) =>
    html.replace(/<\/?code>/g, ''),
  )
  const own = bodies.map((_, index) => buildSample(all, `/en-US/docs/List/P${index}`).doc.summary)
  expect(shown).toEqual([
    ...own.slice(0, 3).map((text) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')),
    expect.stringContaining('summary'),
  ])
})

test('a page depends on what the summaries that it shows depend on', () => {
  const files = {
    'files/en-us/list/index.md': sourceOfPage('List', '{{SubpagesWithSummaries}}\n'),
    'files/en-us/list/one/index.md': sourceOfPage('List/One', 'The {{Glossary("Ink")}}.\n\n{{DOMxRef("Later")}}\n'),
  }
  const { keys } = buildSample(files, '/en-US/docs/List')
  expect([...keys]).toEqual(
    expect.arrayContaining(['source:/en-us/docs/list/one', 'resolve:/en-us/docs/glossary/ink', 'version:macro:links/glossary.ts']),
  )
  expect([...keys].filter((key) => key.includes('later'))).toEqual([])
})

test('thousands of blocks without a text are looked through in one pass', () => {
  const empty = '<!-- x -->\n\n'.repeat(20_000)
  expect(summarise(empty)).toBeUndefined()
  expect(summarise(`${empty}Text.\n\nMore.`)).toBe('Text.')
})
