import { type UPDATE_BROWSERS, type UPDATE_CATEGORIES, UPDATE_STATUSES } from '#contracts/update-filters.ts'
import type { UpdatesWords } from '#locales/updates/page/updates-page-words.ts'

/** What browsers are called in every language, as the compatibility data has them. */
export const UPDATE_BROWSER_NAMES: Readonly<Record<(typeof UPDATE_BROWSERS)[number], string>> = {
  chrome: 'Chrome',
  chrome_android: 'Chrome Android',
  deno: 'Deno',
  edge: 'Edge',
  firefox: 'Firefox',
  firefox_android: 'Firefox for Android',
  ie: 'Internet Explorer',
  nodejs: 'Node.js',
  opera: 'Opera',
  opera_android: 'Opera Android',
  safari: 'Safari',
  safari_ios: 'Safari on iOS',
  samsunginternet_android: 'Samsung Browser',
  webview_android: 'WebView Android',
}

/** The levels of Baseline by which updates are filtered. */
export const UPDATE_BASELINES = ['high', 'low', 'limited', 'discouraged', 'removing'] as const

type NamedCategory = Exclude<(typeof UPDATE_CATEGORIES)[number], 'api' | 'manifests' | 'mediatypes'>

const CATEGORY_NAMES: Readonly<Record<NamedCategory, string>> = {
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  mathml: 'MathML',
  svg: 'SVG',
  webassembly: 'WebAssembly',
  webdriver: 'WebDriver',
  webextensions: 'WebExtensions',
}

/** What a category is called; an unknown one by its word in the data. */
export function updateCategoryName(category: string, { t }: UpdatesWords): string {
  if (category === 'api' || category === 'manifests' || category === 'mediatypes') return t(`category_${category}`)
  return isNamed(category) ? CATEGORY_NAMES[category] : category
}

/** What a status is called; an unknown one by its word in the address. */
export function updateStatusName(status: string, { t }: UpdatesWords): string {
  const known = UPDATE_STATUSES.find((word) => word === status)
  return known === undefined ? status : t(`status_${known}`)
}

/** What a level of Baseline is called; an unknown one by its word in the address. */
export function updateBaselineName(level: string, { t }: UpdatesWords): string {
  const known = UPDATE_BASELINES.find((word) => word === level)
  return known === undefined ? level : t(`baseline_${known}`)
}

function isNamed(category: string): category is NamedCategory {
  return Object.hasOwn(CATEGORY_NAMES, category)
}
