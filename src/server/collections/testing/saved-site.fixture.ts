import type { MadeUpBuild } from '../../documents/built-site.fixture.ts'

/** How many pages the site has besides those with a name, at `pageUrl(0)` and on. */
const PAGE_COUNT = 40

const CSS = '/en-US/docs/Web/CSS'

/** The address of one of many pages. */
export function pageUrl(index: number): string {
  return `${CSS}/Page_${index}`
}

/** A site with pages of each kind that can be saved, and of some that can't. */
export const SAVED_SITE: MadeUpBuild = makeSavedSite(PAGE_COUNT)

/** The same with more or fewer of the many pages. */
export function makeSavedSite(count: number): MadeUpBuild {
  const many = Array.from({ length: count }, (_, index) => [pageUrl(index), `Page ${index}`] as const)
  const documents = new Map([
    [CSS, 'CSS: Cascading Style Sheets'],
    [`${CSS}/:has`, ':has()'],
    ['/en-US/docs/Web/API/What?', 'What?'],
    ['/en-US/docs/Web/Émile', 'Émile and the 100%_rule'],
    ['/de/docs/Web/CSS', 'CSS: Stile'],
    ...many,
  ])
  const others = {
    '/en-US/': { renderer: 'Homepage', pageTitle: 'Home', hyData: { areas: [] } },
    '/en-US/404': { renderer: 'SpaNotFound', pageTitle: 'Nothing' },
    '/en-US/play': { renderer: 'Playground', pageTitle: 'Play', title: 'Play' },
    '/en-US/blog/': { renderer: 'BlogIndex', hyData: { posts: [] } },
    '/en-US/blog/first/': { renderer: 'BlogPost', doc: { title: 'First post' }, parents: [{ uri: '/en-US/blog/', title: 'Blog' }] },
    '/en-US/plus/docs/faq': { renderer: 'PlusDoc', hyData: { title: 'FAQ' }, parents: [{ uri: '/en-US/plus', title: 'Plus' }] },
    '/en-US/about': { renderer: 'GenericAbout', hyData: { title: 'About us' }, parents: [] },
    '/en-US/community/spotlight/ada': { renderer: 'ContributorSpotlight', short_title: 'Ada' },
  }
  return {
    id: `saved-${count}`,
    pages: Object.fromEntries([...documents.keys(), ...Object.keys(others)].map((url) => [url, url])),
    files: {
      ...Object.fromEntries([...documents].map(([url, title]) => [`${url}/metadata.json`, metadata(url, title)])),
      ...Object.fromEntries(Object.entries(others).map(([url, page]) => [`${url.replace(/\/$/, '')}/index.json`, JSON.stringify(page)])),
    },
    redirects: {
      '/en-us/docs/css': CSS,
      '/en-us/docs/css/old': '/en-US/docs/CSS#part',
      '/en-us/docs/elsewhere': 'https://example.com/',
    },
  }
}

function metadata(url: string, title: string): string {
  return JSON.stringify({
    mdn_url: url,
    title,
    parents: [
      { uri: '/en-US/docs/Web', title: 'Web' },
      { uri: url, title },
    ],
    hash: '',
  })
}
