import { describe, expect, test } from 'vitest'
import { pngBytes } from '../../testing/example-content.fixture.ts'
import { buildAreas } from '../build-areas.fixture.ts'

const COMMUNITY = { 'pages/community.md': '---\ntitle: Community\n---\n\nWe paint.\n\n## How\n\nSo.\n' }
const ISSUES = {
  api: 'https://api.code.example/search/issues',
  repositories: ['room/content'],
  page: 'https://code.example/room/content/issues',
}

function portrait(name: string, more = ''): string {
  return `---\ncontributor_name: ${name}\nquote: I am ${name}.\n${more}---\n\nText.\n`
}

function siteFile(more: object): Readonly<Record<string, string>> {
  return { 'site.json': JSON.stringify({ brand: { name: 'Paint Room', shortName: 'Room', plusName: 'Plus' }, ...more }) }
}

describe('the community page', () => {
  test('shows the portraits, featured ones first, then by their addresses, and they lead to it', () => {
    const { pages } = buildAreas({
      ...COMMUNITY,
      'pages/spotlights/abel/index.md': portrait('Abel'),
      'pages/spotlights/cleo/index.md': portrait('Cleo', 'is_featured: "true"\nimg: c d.png\nimg_alt: Cleo\n'),
      'pages/spotlights/cleo/c d.png': pngBytes(4, 4),
      'pages/spotlights/bea/index.md': portrait('Bea', 'is_featured: "true"\n'),
    })
    const page = pages['/en-US/community']
    expect(page?.renderer === 'GenericCommunity' && page.hyData.community).toEqual({
      issues: null,
      spotlights: [
        { contributorName: 'Bea', url: '/en-US/community/spotlight/bea', quote: 'I am Bea.', img: null, imgAlt: '' },
        {
          contributorName: 'Cleo',
          url: '/en-US/community/spotlight/cleo',
          quote: 'I am Cleo.',
          img: '/en-US/community/spotlight/cleo/c%20d.png',
          imgAlt: 'Cleo',
        },
        { contributorName: 'Abel', url: '/en-US/community/spotlight/abel', quote: 'I am Abel.', img: null, imgAlt: '' },
      ],
    })
    expect(page).toMatchObject({ hyData: { toc: [{ id: 'how' }, { id: 'portraits', text: 'People behind the pages', sub: false }] } })
    expect(pages['/en-US/community/spotlight/abel']).toMatchObject({ hyData: { communityUrl: '/en-US/community' } })
  })

  test('knows where issues are when the site says so', () => {
    const { pages } = buildAreas({ ...siteFile({ issues: ISSUES }), ...COMMUNITY })
    expect(pages['/en-US/community']).toMatchObject({
      hyData: { community: { issues: ISSUES, spotlights: [] }, toc: [{ id: 'how' }, { id: 'good-first-issues' }] },
    })
  })

  test.each([
    ['an address without https', { ...ISSUES, api: 'http://api.code.example/search/issues' }],
    ['an address with a user', { ...ISSUES, api: 'https://a@api.code.example/search' }],
    ['a query of its own', { ...ISSUES, api: 'https://api.code.example/search?q=x' }],
    ['a repository without an owner', { ...ISSUES, repositories: ['content'] }],
    ['words in the place of a repository', { ...ISSUES, repositories: ['room/content is:closed'] }],
    ['no repository', { ...ISSUES, repositories: [] }],
    ['a page that is a script', { ...ISSUES, page: 'javascript:alert(1)' }],
  ])('a site.json whose issues have %s is rejected', (_name, issues) => {
    expect(() => buildAreas({ ...siteFile({ issues }), ...COMMUNITY })).toThrow(/site\.json: `issues\./)
  })
})

describe('the page about the site', () => {
  test('has its third-level headings as tabs where two or more follow one another', () => {
    const { pages } = buildAreas({
      'pages/about.md':
        '---\ntitle: About\n---\n\nWe.\n\n## One\n\n### Alone\n\nA.\n\n## Two\n\nB.\n\n### Our team\n\nC.\n\n### Our `code`\n\nD.\n\n## Three\n\nE.\n',
    })
    expect(pages['/en-US/about']).toMatchObject({
      hyData: {
        tabs: [
          [
            { section: 4, id: 'our_team', title: 'Our team' },
            { section: 5, id: 'our_code', title: 'Our <code>code</code>' },
          ],
        ],
      },
    })
  })

  test('no other page has tabs', () => {
    const { pages } = buildAreas({ 'pages/more.md': '---\ntitle: More\n---\n\n## One\n\n### A\n\na\n\n### B\n\nb\n' })
    expect(pages['/en-US/more']).toMatchObject({ hyData: { tabs: [] } })
  })
})

describe('figures and the way on', () => {
  test('are data of a page', () => {
    const front = 'figures:\n  - value: 17M\n    label: readers\naction:\n  title: Write to us\n  url: https://forms.example/\n'
    const { pages, problems } = buildAreas({ 'pages/advertising.md': `---\ntitle: Ads\n${front}---\n\nText.\n` })
    expect(problems).toEqual([])
    expect(pages['/en-US/advertising']).toMatchObject({
      hyData: { figures: [{ value: '17M', label: 'readers' }], action: { title: 'Write to us', url: 'https://forms.example/' } },
    })
  })

  test('that are wrong are reported by their line, and left out', () => {
    const front = 'figures: many\naction:\n  title: Write to us\n  url: javascript:alert(1)\n'
    const { pages, problems } = buildAreas({ 'pages/advertising.md': `---\ntitle: Ads\n${front}---\n\nText.\n` })
    expect(problems).toEqual([
      expect.stringMatching(/^pages\/advertising\.md:3 front-matter: `figures`/),
      expect.stringMatching(/^pages\/advertising\.md:4 front-matter: `action\.url`/),
    ])
    expect(pages['/en-US/advertising']).toMatchObject({ hyData: { figures: [], action: null } })
  })
})
