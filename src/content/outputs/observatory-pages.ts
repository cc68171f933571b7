import { isSwitchedOff } from '#contracts/features.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import {
  OBSERVATORY_PLACE,
  type ObservatoryCompare,
  type ObservatoryLanding,
  type ObservatoryReport,
  observatoryUrl,
} from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { comparePageHtml } from '#markup/observatory/compare-html.ts'
import { reportPageHtml } from '#markup/observatory/report-html.ts'
import { adviceFor } from '#scanner/advice/server-advice.ts'
import { CHECKS } from '#scanner/checks/index.ts'
import type { SiteContent } from '../site/read-site.ts'
import { encodeUrl } from '../tree/page-url.ts'

type ObservatoryContent = Pick<SiteContent, 'brand' | 'features' | 'tree'>

const URL = observatoryUrl(DEFAULT_LOCALE)
const HEADERS = 'Web/HTTP/Reference/Headers'

/** The page of the scanner, that of its reports and that which compares them, in English only; none when the feature is off (docs/behaviour/observatory.md 200). */
export function observatoryPages(content: ObservatoryContent): (ObservatoryLanding | ObservatoryReport | ObservatoryCompare)[] {
  const landing = openObservatoryPages(content)
  return [...landing, ...landing.flatMap(({ links }) => [reportPage(content, links), comparePage(content, links)])]
}

/** Those of them that search engines may list. */
export function openObservatoryPages({ brand, features, tree }: ObservatoryContent): ObservatoryLanding[] {
  if (isSwitchedOff(URL, features)) return []
  const find = (path: string): string | null => tree.findExact(`${URL}/docs/${path}`)?.url ?? null
  return [
    {
      renderer: 'ObservatoryLanding',
      url: URL,
      locale: DEFAULT_LOCALE,
      pageTitle: `${observatoryText('title')} | ${brand.shortName}`,
      links: { landing: URL, report: `${URL}/analyze`, compare: `${URL}/compare`, scoring: find('tests_and_scoring'), faq: find('faq') },
    },
  ]
}

function reportPage({ brand, tree }: ObservatoryContent, links: ObservatoryLanding['links']): ObservatoryReport {
  const view = {
    links,
    guides: guidesOf(tree),
    headers: headerPages(tree),
    advice: Object.fromEntries(CHECKS.map(({ name }) => [name, [...adviceFor(name)]])),
  }
  return {
    renderer: 'ObservatoryReport',
    url: links.report,
    locale: DEFAULT_LOCALE,
    pageTitle: `${observatoryText('report_title')} | ${observatoryText('name')} | ${brand.shortName}`,
    ...view,
    html: `${OBSERVATORY_PLACE.start}${reportPageHtml(view, { kind: 'unserved' })}${OBSERVATORY_PLACE.end}`,
  }
}

function comparePage({ brand, tree }: ObservatoryContent, links: ObservatoryLanding['links']): ObservatoryCompare {
  const view = { links, guides: guidesOf(tree) }
  return {
    renderer: 'ObservatoryCompare',
    url: links.compare,
    locale: DEFAULT_LOCALE,
    pageTitle: `${observatoryText('compare_title')} | ${observatoryText('name')} | ${brand.shortName}`,
    ...view,
    html: `${OBSERVATORY_PLACE.start}${comparePageHtml(view, { kind: 'asked', host: '', other: '' })}${OBSERVATORY_PLACE.end}`,
  }
}

/** The pages that explain the tests, as far as the site has them. */
function guidesOf(tree: ObservatoryContent['tree']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CHECKS.flatMap(({ name, guide }) => {
      const url = guideUrl(tree, guide)
      return url === undefined ? [] : [[name, url]]
    }),
  )
}

/** The address of the page that explains a test; undefined where the site does not have it. @param guide a slug, with a fragment or without */
function guideUrl(tree: ObservatoryContent['tree'], guide: string): string | undefined {
  const [slug = '', fragment] = guide.split('#')
  const page = tree.findPage(DEFAULT_LOCALE, slug)
  return page === undefined ? undefined : `${encodeUrl(page.url)}${fragment === undefined ? '' : `#${fragment}`}`
}

/** The reference page of each header, by its name in lower case. */
function headerPages(tree: ObservatoryContent['tree']): Readonly<Record<string, string>> {
  return Object.fromEntries(
    tree.listChildren(HEADERS).map(({ url }) => [url.slice(url.lastIndexOf('/') + 1).toLowerCase(), encodeUrl(url)]),
  )
}
