import { expect, test } from 'vitest'
import { PLUS_LANDING_TEXTS } from '#locales/plus-landing.ts'
import { readSite } from '../site/read-site.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { plusPages } from './plus-pages.ts'

const page = (title: string): string => `---\ntitle: ${title}\n---\n\nText.\n`
const site = () =>
  readSite([temporaryFolder({ 'site.json': '{"brand":{"plusName":"Room Plus","shortName":"Room"}}', 'pages/terms.md': page('Terms') })])

test('each language has a page about Plus with texts of its own, and links to pages that exist', () => {
  const german = plusPages(site()).find(({ locale }) => locale === 'de')
  expect(german).toMatchObject({ renderer: 'PlusLanding', url: '/de/plus', pageTitle: 'Room Plus | Room', texts: PLUS_LANDING_TEXTS.de })
  expect(german?.links).toEqual({
    aiHelp: '/de/plus/ai-help',
    collections: '/de/plus/collections',
    updates: null,
    reading: null,
    playground: '/de/play',
    curriculum: null,
    faq: null,
    terms: '/en-US/terms',
  })
})

test('a site that has updates links to them', () => {
  const feature = '---\ntitle: A\nslug: Web/A\nbrowser-compat: css.properties.color\n---\n\nText.\n'
  const pages = plusPages(readSite([temporaryFolder({ 'files/en-us/web/a/index.md': feature })]))
  expect(pages.map(({ locale, links }) => links.updates === `/${locale}/plus/updates`)).not.toContain(false)
})

test('a site with offline reading links to its documentation', () => {
  const content = readSite([temporaryFolder({ 'pages/plus/docs/features/offline.md': page('Offline') })])
  const linksWith = (features: typeof content.features) => plusPages({ ...content, features }).map(({ links }) => links.reading)
  expect(new Set(linksWith(['plus', 'offline']))).toEqual(new Set(['/en-US/plus/docs/features/offline']))
  expect(new Set(linksWith(['plus']))).toEqual(new Set([null]))
})

test('nothing of it is there when the feature is off, and no link to a part that is off', () => {
  const content = site()
  expect(plusPages({ ...content, features: ['collections'] })).toEqual([])
  expect(plusPages({ ...content, features: ['plus'] }).map(({ links }) => links.collections)).not.toContain('/de/plus/collections')
})

test('every language has every text', () => {
  const keys = Object.keys(PLUS_LANDING_TEXTS['en-US'] ?? {})
  const odd = Object.entries(PLUS_LANDING_TEXTS).filter(([, texts]) => Object.keys(texts).join() !== keys.join())
  expect(odd.map(([locale]) => locale)).toEqual([])
})
