import { describe, expect, test } from 'vitest'
import { pngBytes } from '../../testing/example-content.fixture.ts'
import { buildAreas } from '../build-areas.fixture.ts'

test.each([
  ['is not there', 'nope.png', 'no file nope.png next to this page'],
  ['is not an image', 'a.mp3', 'a.mp3 is not an image'],
])('a contributor spotlight whose img %s has none, and it is reported by its line', (_, img, message) => {
  const { pages, problems } = buildAreas({
    'pages/spotlights/ada/index.md': `---\ncontributor_name: Ada\nquote: I count.\nimg: ${img}\n---\n\nSo.\n`,
    'pages/spotlights/ada/a.mp3': 'x',
  })
  expect(problems).toEqual([`pages/spotlights/ada/index.md:4 missing-image: ${message}`])
  expect(pages['/en-US/community/spotlight/ada']).toMatchObject({ hyData: { profileImg: null } })
})

test('a contributor spotlight', () => {
  const { pages, problems } = buildAreas({
    'pages/spotlights/ada/index.md':
      '---\ncontributor_name: Ada\nquote: I count.\nimg: a.png\nimg_alt: Face\nis_featured: true\nusernames:\n  github: ada\n---\n\n## Why?\n\nSo.\n',
    'pages/spotlights/ada/a.png': pngBytes(4, 4),
  })
  expect(problems).toEqual([])
  expect(pages).toEqual({
    '/en-US/community/spotlight/ada': {
      renderer: 'ContributorSpotlight',
      url: '/en-US/community/spotlight/ada',
      locale: 'en-US',
      pageTitle: 'Contributor spotlight: Ada | Room',
      short_title: 'Ada',
      description: 'I count.',
      styleURL: null,
      hyData: {
        sections: [{ type: 'prose', value: { id: 'why', title: 'Why?', isH3: false, content: '<p>So.</p>' } }],
        contributorName: 'Ada',
        folderName: 'ada',
        isFeatured: true,
        profileImg: 'a.png',
        profileImgAlt: 'Face',
        usernames: { github: 'ada' },
        quote: 'I count.',
        communityUrl: null,
      },
    },
  })
})

describe('a page of text', () => {
  test('has its sections, and its first paragraph describes it where it says nothing of itself', () => {
    const { pages } = buildAreas({ 'pages/about.md': '---\ntitle: About us\nshort-title: About\n---\n\nWe paint.\n\n## Who\n\nAll.\n' })
    expect(pages).toEqual({
      '/en-US/about': {
        renderer: 'GenericAbout',
        url: '/en-US/about',
        locale: 'en-US',
        pageTitle: 'About us | Room',
        parents: [{ uri: '/en-US/about', title: 'About' }],
        other_translations: [{ locale: 'en-US', title: 'About us', native: 'English (US)' }],
        short_title: 'About',
        description: 'We paint.',
        styleURL: null,
        id: 'about',
        hyData: {
          title: 'About us',
          sections: [
            { type: 'prose', value: { isH3: false, content: '<p>We paint.</p>' } },
            { type: 'prose', value: { id: 'who', title: 'Who', isH3: false, content: '<p>All.</p>' } },
          ],
          toc: [{ id: 'who', text: 'Who', sub: false }],
          fragments: ['who'],
          tabs: [],
          figures: [],
          action: null,
        },
      },
    })
  })

  test.each([
    ['pages/community.md', '/en-US/community', 'GenericCommunity'],
    ['pages/contribute/start.md', '/en-US/contribute/start', 'GenericDoc'],
  ])('%s is %s, a %s', (path, url, renderer) => {
    expect(buildAreas({ [path]: '---\ntitle: T\n---\n' }).pages[url]?.renderer).toBe(renderer)
  })

  test.each([
    ...['pages/docs/x.md', 'pages/blog.md', 'pages/index.md', 'pages/404.md', 'pages/Search.md'],
    ...['pages/updates.md', 'pages/updates/2026-10.md', 'pages/preferences.md', 'pages/telemetry.md'],
    ...['pages/opensearch.xml.md', 'pages/search-index.json.md', 'pages/metadata.json.md', 'pages/about/index.json.md'],
  ])('%s has no address of its own (docs/behaviour/pages.md 5)', (path) => {
    const { pages, problems } = buildAreas({ [path]: '---\ntitle: T\n---\n' })
    expect(pages).toEqual({})
    expect(problems[0]).toContain('misplaced-page')
  })

  test.each(['pages/update-policy.md', 'pages/about/search.md', 'pages/users.md'])('%s is a page', (path) => {
    expect(Object.keys(buildAreas({ [path]: '---\ntitle: T\n---\n' }).pages)).toEqual([`/en-US/${path.slice(6, -3)}`])
  })
})

test('a link between source files leads to the page, or is reported', () => {
  const page = (title: string, body = ''): string => `---\ntitle: ${title}\n---\n\n${body}\n`
  const { pages, problems } = buildAreas({ 'pages/about.md': page('A', '[b](more/b.md#x) [gone](gone.md)'), 'pages/more/b.md': page('B') })
  expect(JSON.stringify(pages['/en-US/about']).replaceAll('\\"', '"')).toContain('<a href="/en-US/more/b#x">b</a>')
  expect(problems).toEqual(['pages/about.md:5 broken-link: no page /en-US/gone'])
})
