import { describe, expect, test } from 'vitest'
import type { ContentFiles } from '../../testing/example-content.fixture.ts'
import { buildAreas } from '../build-areas.fixture.ts'

const CURRICULUM: ContentFiles = {
  'curriculum/0-README.md': '---\ntemplate: landing\nsummary: All.\n---\n\n# Learn `paint`\n\nBegin with [text](2-core/2-text.md#b).\n',
  'curriculum/10-end.md': '# The end\n',
  'curriculum/1-about.md': '---\ntemplate: about\n---\n# About\n',
  'curriculum/2-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n\nTwo modules.\n',
  'curriculum/2-core/10-late.md': '---\ntemplate: module\ntopic: Tooling\n---\n# Late\n',
  'curriculum/2-core/2-text.md':
    '---\ntemplate: module\ntopic: Styling\nsummary: Words.\n---\n# Text\n\n## B\n\nLearning outcomes:\n\n- Write.\n\nResources:\n\n- [Up](../1-about.md)\n\n### C\n\n> Notes\n>\n> Rest.\n',
}

describe('the curriculum', () => {
  test('gives a module its place, its sidebar and the way on, and marks its lists', () => {
    const { pages, problems } = buildAreas(CURRICULUM)
    expect(problems).toEqual([])
    expect(pages['/en-US/curriculum/core/text/']).toEqual({
      renderer: 'CurriculumModule',
      url: '/en-US/curriculum/core/text/',
      locale: 'en-US',
      pageTitle: 'Text | Room',
      parents: [
        { uri: '/en-US/curriculum/', title: 'Learn paint' },
        { uri: '/en-US/curriculum/core/', title: 'Core' },
        { uri: '/en-US/curriculum/core/text/', title: 'Text' },
      ],
      other_translations: [{ locale: 'en-US', title: 'Text', native: 'English (US)' }],
      doc: {
        title: 'Text',
        mdn_url: '/en-US/curriculum/core/text/',
        native: 'English (US)',
        locale: 'en-US',
        noIndexing: false,
        pageTitle: 'Text | Room',
        summary: 'Words.',
        body: [
          {
            type: 'prose',
            value: {
              id: 'b',
              title: 'B',
              isH3: false,
              content:
                '<p class="curriculum-outcomes-title">Learning outcomes:</p>\n<ul class="curriculum-outcomes">\n<li>Write.</li>\n</ul>\n<p class="curriculum-resources-title">Resources:</p>\n<ul class="curriculum-resources">\n<li><a href="/en-US/curriculum/about/">Up</a></li>\n</ul>',
            },
          },
          {
            type: 'prose',
            value: {
              id: 'c',
              title: 'C',
              isH3: true,
              content: '<blockquote class="curriculum-notes">\n<p>Notes</p>\n<p>Rest.</p>\n</blockquote>',
            },
          },
        ],
        fragments: ['b', 'c'],
        styleURL: null,
        toc: [
          { id: 'b', text: 'B', sub: false },
          { id: 'c', text: 'C', sub: true },
        ],
        template: 'module',
        topic: 'Styling',
        group: 'Core',
        sidebar: [
          { title: 'About', url: '/en-US/curriculum/about/', children: [] },
          {
            title: 'Core',
            url: '/en-US/curriculum/core/',
            children: [
              { title: 'Text', url: '/en-US/curriculum/core/text/' },
              { title: 'Late', url: '/en-US/curriculum/core/late/' },
            ],
          },
          { title: 'The end', url: '/en-US/curriculum/end/', children: [] },
        ],
        modules: [],
        tools: [{ url: '/en-US/curriculum/path/', title: 'Printable path' }],
        prevNext: { prev: { title: 'Core', url: '/en-US/curriculum/core/' }, next: { title: 'Late', url: '/en-US/curriculum/core/late/' } },
      },
    })
  })

  test('lists its groups on the landing page and the modules of a group on its overview', () => {
    const { pages } = buildAreas(CURRICULUM)
    const text = { title: 'Text', url: '/en-US/curriculum/core/text/', topic: 'Styling', summary: 'Words.' }
    const late = { title: 'Late', url: '/en-US/curriculum/core/late/', topic: 'Tooling', summary: '' }
    expect(pages['/en-US/curriculum/']).toMatchObject({
      renderer: 'CurriculumLanding',
      doc: {
        title: 'Learn paint',
        modules: [{ title: 'Core', url: '/en-US/curriculum/core/', topic: '', summary: '', children: [text, late] }],
        prevNext: { prev: null, next: null },
      },
    })
    expect(JSON.stringify(pages['/en-US/curriculum/'])).toContain('href=\\"/en-US/curriculum/core/text/#b\\"')
    expect(pages['/en-US/curriculum/core/']).toMatchObject({
      renderer: 'CurriculumOverview',
      doc: {
        modules: [
          { ...text, children: [] },
          { ...late, children: [] },
        ],
        prevNext: { prev: null, next: { title: 'Text' } },
      },
    })
    expect(pages['/en-US/curriculum/about/']?.renderer).toBe('CurriculumAbout')
    expect(pages['/en-US/curriculum/end/']).toMatchObject({
      renderer: 'CurriculumDefault',
      doc: { template: 'default', prevNext: { prev: null, next: null } },
    })
  })

  test('makes a path of all its modules, and a certificate of those that something is to be done in', () => {
    const quiz =
      '- question: Which?\n  answers:\n    - text: One\n      right: true\n      why: It is.\n    - text: Two\n      why: It is not.\n'
    const { pages } = buildAreas({ ...CURRICULUM, 'curriculum/2-core/2-text/quiz.yaml': quiz })
    const tools = [
      { url: '/en-US/curriculum/path/', title: 'Printable path' },
      { url: '/en-US/curriculum/certificate/', title: 'Certificate of completion' },
    ]
    expect(pages['/en-US/curriculum/']).toMatchObject({ doc: { tools } })
    expect(pages['/en-US/curriculum/path/']).toMatchObject({
      renderer: 'CurriculumPath',
      pageTitle: 'Printable path | Room',
      parents: [{ title: 'Learn paint' }, { title: 'Printable path' }],
      doc: {
        template: 'path',
        noIndexing: false,
        body: [],
        tools,
        modules: [{ title: 'Core', children: [{ title: 'Text' }, { title: 'Late' }] }],
      },
    })
    expect(pages['/en-US/curriculum/certificate/']).toMatchObject({
      renderer: 'CurriculumCertificate',
      doc: { template: 'certificate', noIndexing: true, modules: [{ title: 'Core', children: [{ title: 'Text' }] }] },
    })
  })

  test('counts the exercises and questions of a module, for itself and for the overview of its group', () => {
    const quiz =
      '- question: Which?\n  answers:\n    - text: One\n      right: true\n      why: It is.\n    - text: Two\n      why: It is not.\n'
    const { pages } = buildAreas({ ...CURRICULUM, 'curriculum/2-core/2-text/quiz.yaml': quiz })
    const practice = { exercises: 0, questions: 1 }
    expect(pages['/en-US/curriculum/core/text/']).toMatchObject({ doc: { practice } })
    const overview = pages['/en-US/curriculum/core/']
    const modules = overview?.renderer === 'CurriculumOverview' ? overview.doc.modules : []
    expect(modules.map((module) => [module.title, module.practice])).toEqual([
      ['Text', practice],
      ['Late', undefined],
    ])
  })

  test('shows a lesson and the career path of a partner on the landing page, and nowhere else', () => {
    const partner =
      'partner:\n  name: P\n  url: https://p.example/\n  title: T\n  text: X\n  path:\n    url: https://p.example/path\n    text: Go on\n'
    const scrim = 'scrim:\n  url: https://l.example/one\n  title: One\n  name: P\n  poster: one.svg\n'
    const front = `---\ntemplate: landing\n${partner}${scrim}---\n# All\n`
    const { pages, problems } = buildAreas({
      'curriculum/0-README.md': front,
      'curriculum/one.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'curriculum/1-a.md': front.replace('landing', 'about'),
    })
    expect(problems).toEqual([])
    expect(pages['/en-US/curriculum/']).toMatchObject({
      doc: {
        partner: { path: { url: 'https://p.example/path', text: 'Go on' } },
        scrim: {
          url: 'https://l.example/one',
          title: 'One',
          name: 'P',
          page: 'https://l.example/one',
          poster: '/en-US/curriculum/one.svg',
        },
        tools: [],
      },
    })
    expect(JSON.stringify(pages['/en-US/curriculum/a/'])).not.toContain('example')
  })
})

describe('a curriculum with problems', () => {
  test('leaves out a page without a title, and says where', () => {
    const { pages, problems } = buildAreas({ 'curriculum/1-a.md': '---\ntemplate: about\n---\n\nNo title.\n' })
    expect(pages).toEqual({})
    expect(problems).toEqual(['curriculum/1-a.md:5 front-matter: expected the title of the page as its first line: `# Title`'])
  })

  test('shows a page of an unknown template, and a module without front matter, as plain pages', () => {
    const { pages, problems } = buildAreas({
      'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n',
      'curriculum/1-core/1-a.md': '---\nsummary: S\ntemplate: poster\n---\n# A\n',
      'curriculum/1-core/2-b.md': '# B\n',
    })
    expect(problems).toEqual([
      'curriculum/1-core/1-a.md:3 front-matter: `template` is not allowed to be "poster": expected one of module, overview, landing, about, default',
    ])
    expect([pages['/en-US/curriculum/core/a/'], pages['/en-US/curriculum/core/b/']]).toMatchObject([
      { renderer: 'CurriculumDefault', doc: { group: 'Core', prevNext: { prev: null, next: null } } },
      { renderer: 'CurriculumDefault', doc: { group: 'Core', topic: '' } },
    ])
  })

  test('may have a group without modules; then there is nothing to print', () => {
    const { pages, problems } = buildAreas({
      'curriculum/0-README.md': '---\ntemplate: landing\n---\n# All\n',
      'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n',
    })
    expect(problems).toEqual([])
    expect(Object.keys(pages).sort()).toEqual(['/en-US/curriculum/', '/en-US/curriculum/core/'])
    expect(pages['/en-US/curriculum/']).toMatchObject({ doc: { modules: [{ title: 'Core', children: [] }], tools: [] } })
  })

  test('reports pages that no list shows', () => {
    const { pages, problems } = buildAreas({
      'curriculum/1-core/1-a.md': '# A\n',
      'curriculum/1-core/2-b.md': '# B\n',
      'curriculum/2-more/0-README.md': '---\ntemplate: overview\n---\n# More\n',
      'curriculum/2-more/deep/1-c.md': '# C\n',
    })
    expect(Object.keys(pages)).toHaveLength(4)
    expect(problems).toEqual([
      'curriculum/1-core/1-a.md misplaced-page: no list shows this page: its folder has no overview page',
      'curriculum/2-more/deep/1-c.md misplaced-page: a curriculum has two levels; no list shows this page',
    ])
  })

  test('keeps a page of its own at the address of the path', () => {
    const { pages } = buildAreas({
      'curriculum/1-core/0-README.md': '---\ntemplate: overview\n---\n# Core\n',
      'curriculum/1-core/1-a.md': '# A\n',
      'curriculum/2-path.md': '# Our own way\n',
    })
    expect(pages['/en-US/curriculum/path/']).toMatchObject({ renderer: 'CurriculumDefault', doc: { title: 'Our own way', tools: [] } })
  })

  test('reports a scrim that is no https address, and a poster that is not there', () => {
    const scrim = (url: string): string =>
      `---\ntemplate: landing\nscrim:\n  url: ${url}\n  title: A\n  name: B\n  poster: no.png\n---\n# All\n`
    const plain = buildAreas({ 'curriculum/0-README.md': scrim('http://l.example/') })
    expect(plain.problems).toEqual([
      expect.stringMatching(/^curriculum\/0-README\.md:3 front-matter: `scrim\.url` is not allowed to be "http:/),
    ])
    expect(plain.pages['/en-US/curriculum/']).not.toHaveProperty('doc.scrim')
    const bare = buildAreas({ 'curriculum/0-README.md': scrim('https://l.example/') })
    expect(bare.problems).toEqual(['curriculum/0-README.md missing-image: no file no.png next to the page, for the poster of its scrim'])
    expect(bare.pages['/en-US/curriculum/']).toMatchObject({ doc: { scrim: { poster: null } } })
  })

  test('is no curriculum when it has no pages', () => {
    expect(buildAreas({ 'curriculum/note.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' })).toEqual({ pages: {}, problems: [] })
  })
})
