import { expect, test } from 'vitest'
import { INTERFACE_LOCALES } from '#contracts/locales.ts'
import { createDataSources } from '../data/data-sources.ts'
import { createSummarisePage } from '../document/summarise-page.ts'
import { AssetIndex } from '../read/assets.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { Facts } from '../tree/facts.ts'
import { homePages } from './home-pages.ts'

const FILES = {
  'files/en-us/web/css/index.md':
    '---\ntitle: CSS of the Web\nshort-title: CSS\nslug: Web/CSS\n---\n{{SeeCompatTable}}\n\n**CSS** is `a < b` & more.\n',
  'files/en-us/web/css/gap/index.md': '---\ntitle: gap\nslug: Web/CSS/gap\n---\nBetween. And more.\n',
  'files/en-us/games/index.md': '---\ntitle: Games\nslug: Games\n---\n',
  'files/de/web/css/index.md': '---\ntitle: CSS auf Deutsch\nslug: Web/CSS\n---\nAuf Deutsch.\n',
}

const portrait = (name: string, more = '') => `---\ncontributor_name: ${name}\nquote: I am ${name}.\n${more}---\n`

const homesOf = (siteJson: object = {}, files: Readonly<Record<string, string>> = {}) => {
  const content = readSite([temporaryFolder({ ...FILES, ...files, 'site.json': JSON.stringify(siteJson) })])
  const summarise = createSummarisePage(new Facts(content.tree, new AssetIndex([])), createDataSources([]))
  return homePages(content, { summarise, months: undefined, pages: content.tree.allPages })
}

test('every language has a home page with the beginnings of its pages as plain text', () => {
  const pages = homesOf({ brand: { name: 'Docs' }, areas: ['Web/CSS'], featured: ['Web/CSS/gap', 'Games', 'Nowhere'] })
  expect(pages.map(({ url }) => url)).toEqual(INTERFACE_LOCALES.map(({ code }) => `/${code}/`))
  expect(pages[0]).toEqual({
    renderer: 'Homepage',
    url: '/en-US/',
    locale: 'en-US',
    pageTitle: 'Docs',
    hyData: {
      areas: [{ title: 'CSS', url: '/en-US/docs/Web/CSS', summary: 'CSS is a < b & more.' }],
      featuredArticles: [
        { title: 'gap', mdn_url: '/en-US/docs/Web/CSS/gap', summary: 'Between.', tag: { title: 'CSS', uri: '/en-US/docs/Web/CSS' } },
        { title: 'Games', mdn_url: '/en-US/docs/Games', summary: '', tag: null },
      ],
      latestNews: { items: [] },
      recentContributions: { items: [] },
      latestMonth: null,
      featuredContributor: null,
      communityUrl: null,
    },
  })
})

test('pages are shown in the language where it has them, else in English', () => {
  const [, german] = homesOf({ areas: ['Web/CSS'], featured: ['Web/CSS/gap'] })
  expect(german?.hyData.areas).toEqual([{ title: 'CSS auf Deutsch', url: '/de/docs/Web/CSS', summary: 'Auf Deutsch.' }])
  expect(german?.hyData.featuredArticles).toMatchObject([
    { mdn_url: '/en-US/docs/Web/CSS/gap', tag: { title: 'CSS auf Deutsch', uri: '/de/docs/Web/CSS' } },
  ])
})

test('the first portrait that says so is featured, and the way to the community is known', () => {
  const [english, german] = homesOf(
    {},
    {
      'pages/community.md': '---\ntitle: Community\n---\n',
      'pages/spotlights/abel/index.md': portrait('Abel'),
      'pages/spotlights/cleo/index.md': portrait('Cleo', 'is_featured: "true"\n'),
      'pages/spotlights/bea/index.md': portrait('Bea', 'is_featured: "true"\n'),
    },
  )
  expect(english?.hyData.featuredContributor).toEqual({
    contributorName: 'Bea',
    url: '/en-US/community/spotlight/bea',
    quote: 'I am Bea.',
  })
  expect(english?.hyData.communityUrl).toBe('/en-US/community')
  expect(german?.hyData.featuredContributor).toEqual(english?.hyData.featuredContributor)
})

test('no one is featured where no portrait says so', () => {
  const [english] = homesOf({}, { 'pages/spotlights/abel/index.md': portrait('Abel') })
  expect(english?.hyData.featuredContributor).toBeNull()
})
