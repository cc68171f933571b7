import { describe, expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { CompatData } from '../data/compat-data.ts'
import { Features } from '../data/features.ts'
import { Specifications } from '../data/specifications.ts'
import { buildBody, buildSample } from '../testing/build-sample.ts'
import { givenData } from '../testing/given-data.ts'
import { PNG } from '../testing/sample-images.ts'

const page = (title: string, slug: string, more = '', body = ''): string => `---\ntitle: ${title}\nslug: ${slug}\n${more}---\n${body}`

const support = { chrome: { version_added: '1' } }
const compat = new CompatData({
  browsers: { chrome: { name: 'Chrome', type: 'desktop' } },
  css: { color: { __compat: { spec_url: 'https://css.example/color/#color', support } } },
})
const specifications = new Specifications([
  { url: 'https://css.example/color/', title: 'CSS Color', shortname: 'css-color', series: { currentSpecification: 'css-color' } },
])

const BODY = `
{{SeeCompatTable}}

The **\`color\`** property, see {{CSSxRef("background")}}.

{{InteractiveExample("CSS Demo: color")}}

\`\`\`css interactive-example
color: red;
\`\`\`

## Syntax

- \`red\` {{Optional_Inline}}
  - : A colour.

### Values

![A box](box.png)

<p style="color: red" id="Here">x</p>

## Specifications

{{Specifications}}

## Browser compatibility

{{Compat}}

## See also

- [Missing](/en-US/docs/Nowhere)
`

const FILES = {
  'files/en-us/web/index.md': page('Web technology', 'Web', 'short-title: Web\n'),
  'files/en-us/web/css/index.md': page('"CSS: Cascading Style Sheets"', 'Web/CSS', 'short-title: CSS\n'),
  'files/en-us/web/css/reference/properties/color/index.md': page(
    '"`color` property"',
    'Web/CSS/Reference/Properties/color',
    'short-title: color\npage-type: css-property\nstatus: [experimental]\nbrowser-compat: css.color\nsidebar: cssref\n',
    BODY,
  ),
  'files/en-us/web/css/reference/properties/color/box.png': PNG,
  'files/en-us/web/css/reference/properties/background/index.md': page('background', 'Web/CSS/Reference/Properties/background'),
  'files/de/web/css/index.md': page('CSS auf Deutsch', 'Web/CSS'),
  'files/de/web/css/reference/properties/color/index.md': page(
    '"Die Eigenschaft `color`"',
    'Web/CSS/Reference/Properties/color',
    'l10n:\n  sourceCommit: 0abcdef\n',
    'Text.\n\n## {{CSSxRef("background")}} auch\n',
  ),
  'files/sidebars/cssref.yaml': 'sidebar: [/Web/CSS]',
  'site.json':
    '{ "brand": { "shortName": "Docs" }, "source": { "view": "https://code.example/{locale}/{path}", "report": "https://code.example/new?t={title}&u={url}" } }',
}
const COLOR = '/en-US/docs/Web/CSS/Reference/Properties/color'
const ENGINE = { data: givenData({ compat, specifications, features: new Features({ features: {} }) }) }

describe('a whole page', () => {
  const built = () => buildSample(FILES, COLOR, ENGINE)

  test('has every field of a document', () => {
    const { body, styleURL, ...doc } = built().doc
    expect(doc).toEqual({
      isActive: true,
      isMarkdown: true,
      isTranslated: false,
      isPreview: false,
      locale: 'en-US',
      native: 'English (US)',
      mdn_url: COLOR,
      title: 'color property',
      titleHTML: '<code>color</code> property',
      short_title: 'color',
      pageTitle: 'color property - CSS | Docs',
      parents: [
        { uri: '/en-US/docs/Web', title: 'Web' },
        { uri: '/en-US/docs/Web/CSS', title: 'CSS' },
        { uri: COLOR, title: 'color' },
      ],
      modified: null,
      popularity: null,
      other_translations: [
        { locale: 'en-US', title: 'color property', native: 'English (US)' },
        { locale: 'de', title: 'Die Eigenschaft color', native: 'Deutsch' },
      ],
      translation: null,
      source: {
        folder: 'en-us/web/css/reference/properties/color',
        filename: 'index.md',
        github_url: 'https://code.example/en-us/files/en-us/web/css/reference/properties/color/index.md',
        last_commit_url: null,
        report_url: 'https://code.example/new?t=color%20property&u=/en-US/docs/Web/CSS/Reference/Properties/color',
        contributors_url: null,
      },
      summary: 'The color property, see background.',
      toc: [
        { id: 'try_it', text: 'Try it', sub: false },
        { id: 'syntax', text: 'Syntax', sub: false },
        { id: 'values', text: 'Values', sub: true },
        { id: 'specifications', text: 'Specifications', sub: false },
        { id: 'browser_compatibility', text: 'Browser compatibility', sub: false },
        { id: 'see_also', text: 'See also', sub: false },
      ],
      fragments: ['try_it', 'syntax', 'red', 'values', 'here', 'specifications', 'browser_compatibility', 'see_also'],
      sidebarURL: built().sidebar?.url ?? 'none',
      sidebarMacro: 'cssref',
      related_content: [],
      browserCompat: ['css.color'],
      baseline: null,
      baselineStatus: null,
      status: ['experimental'],
      pageType: 'css-property',
      noIndexing: false,
      hasMathML: false,
      banners: [],
    })
    expect(styleURL).toMatch(/^\/static\/styles\/[0-9a-f]{16}\.css$/)
  })

  test('has sections in order, typed where data stands', () => {
    const { doc, stylesheet } = built()
    const [, red] = /\.(s-[0-9a-f]{8})\{color: red\}/.exec(stylesheet) ?? []
    expect(doc.body).toEqual([
      {
        type: 'prose',
        value: {
          isH3: false,
          content:
            `<div class="notecard experimental"><p>${CONTENT_TEXTS['en-US'].experimental_banner}</p></div>\n` +
            '<p>The <strong><code>color</code></strong> property, see <a href="/en-US/docs/Web/CSS/Reference/Properties/background"><code>background</code></a>.</p>',
        },
      },
      {
        type: 'prose',
        value: {
          id: 'try_it',
          title: 'Try it',
          isH3: false,
          content: expect.stringMatching(
            /^<interactive-example data-name="CSS Demo: color" data-template="tabbed"><div class="example-code">.*<pre class="brush: css interactive-example notranslate" translate="no" tabindex="0"><code><span class="token property">color/s,
          ),
        },
      },
      {
        type: 'prose',
        value: {
          id: 'syntax',
          title: 'Syntax',
          isH3: false,
          content:
            '<dl>\n<dt id="red"><a href="#red"><code>red</code> <span class="badge inline optional">Optional</span></a></dt>\n<dd>\n<p>A colour.</p>\n</dd>\n</dl>',
        },
      },
      {
        type: 'prose',
        value: {
          id: 'values',
          title: 'Values',
          isH3: true,
          content: `<p><img src="${COLOR}/box.png" alt="A box" loading="lazy" width="1" height="1"></p>\n<p id="here" class="${red}">x</p>`,
        },
      },
      {
        type: 'specifications',
        value: {
          id: 'specifications',
          title: 'Specifications',
          isH3: false,
          query: 'css.color',
          specifications: [{ bcdSpecificationURL: 'https://css.example/color/#color', title: 'CSS Color' }],
        },
      },
      {
        type: 'browser_compatibility',
        value: {
          id: 'browser_compatibility',
          title: 'Browser compatibility',
          isH3: false,
          query: 'css.color',
          table: {
            browsers: [{ id: 'chrome', name: 'Chrome', type: 'desktop', preview: null, flagsPage: null, releases: [], upcoming: [] }],
            rows: [{ name: '<code>color</code>', depth: 0, status: [], page: null, spec: null, cells: ['1'] }],
            omitted: 0,
            version: '',
            date: '',
            dataUrl: '/bcd/api/v0/current/css.color.json',
            reportUrl: null,
          },
        },
      },
      {
        type: 'prose',
        value: {
          id: 'see_also',
          title: 'See also',
          isH3: false,
          content:
            '<ul>\n<li><a class="page-not-created" title="This page has not been written yet" data-href="/en-US/docs/Nowhere">Missing</a></li>\n</ul>',
        },
      },
    ])
  })

  test('says its problems with their places, and what it has asked of the site', () => {
    const { problems, keys } = built()
    expect(problems).toEqual(['42:13 warning broken-link: no page /en-US/docs/Nowhere'])
    for (const key of [
      'macro:embeds/compat.ts',
      'macro:embeds/specifications.ts',
      'macro:links/cssxref.ts',
      'data:compat',
      'data:specifications',
      'site:document',
      'texts:en-US',
      'sidebar:en-US:cssref',
    ])
      expect(keys).toContain(`version:${key}`)
    for (const key of [
      'css:background',
      'resolve:/en-us/docs/nowhere',
      'resolve:/en-us/docs/web/css',
      'translations:web/css/reference/properties/color',
      'asset:en-us/web/css/reference/properties/color/box.png',
    ])
      expect(keys).toContain(key)
  })

  test('is the same each time', () => {
    expect(JSON.stringify(built().doc)).toBe(JSON.stringify(built().doc))
  })
})

test('a translation has the metadata of the English page and its own language', () => {
  const { doc } = buildSample(FILES, '/de/docs/Web/CSS/Reference/Properties/color', ENGINE)
  expect(doc).toMatchObject({
    isTranslated: true,
    native: 'Deutsch',
    title: 'Die Eigenschaft color',
    short_title: 'Die Eigenschaft color',
    pageTitle: 'Die Eigenschaft color - CSS auf Deutsch | Docs',
    parents: [
      { uri: '/en-US/docs/Web', title: 'Web' },
      { uri: '/de/docs/Web/CSS', title: 'CSS auf Deutsch' },
      { uri: '/de/docs/Web/CSS/Reference/Properties/color', title: 'Die Eigenschaft color' },
    ],
    pageType: 'css-property',
    status: ['experimental'],
    browserCompat: ['css.color'],
    sidebarMacro: 'cssref',
    toc: [{ id: 'background', text: '<code>background</code> auch', sub: false }],
  })
  expect(doc.sidebarURL).toMatch(/^\/static\/sidebars\/cssref\.[0-9a-f]{16}\.json$/)
  expect(doc.sidebarURL).not.toBe(buildSample(FILES, COLOR, ENGINE).doc.sidebarURL)
})

test('a macro in the alternative text of an image, or in the title of a link, gives its text', () => {
  const { doc } = buildBody('![{{Glossary("DOM")}} "a"](https://example.org/a.png)\n\n[t](/x "ti {{Glossary("DOM")}}")\n')
  const html = JSON.stringify(doc.body)
  expect(html).toContain(JSON.stringify('alt="DOM &quot;a&quot;"').slice(1, -1))
  expect(html).not.toContain('data-line')
  expect(html).not.toContain('&lt;a')
})
