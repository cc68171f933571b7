import { describe, expect, test } from 'vitest'
import type { ContentFiles } from '../example-content.fixture.ts'
import { buildAreas } from './build-areas.fixture.ts'

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
    const { pages, faults } = buildAreas(CURRICULUM)
    expect(faults).toEqual([])
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

  test('leaves out a page without a title', () => {
    const { pages, faults } = buildAreas({ 'curriculum/1-a.md': 'No title.\n' })
    expect(pages).toEqual({})
    expect(faults).toEqual(['curriculum/1-a.md front-matter: expected the title of the page as its first line: `# Title`'])
  })
})
