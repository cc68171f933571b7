/** The words by which updates are filtered (docs/behaviour/updates.md 9). Apart from the schemas, which the browser does without. */

/** The browsers whose releases are listed, and the categories of features: the first part of their paths. */
export const UPDATE_BROWSERS = [
  'chrome',
  'chrome_android',
  'deno',
  'edge',
  'firefox',
  'firefox_android',
  'ie',
  'nodejs',
  'opera',
  'opera_android',
  'safari',
  'safari_ios',
  'samsunginternet_android',
  'webview_android',
] as const
export const UPDATE_CATEGORIES = [
  'api',
  'css',
  'html',
  'http',
  'javascript',
  'manifests',
  'mathml',
  'mediatypes',
  'svg',
  'webassembly',
  'webdriver',
  'webextensions',
] as const

/** What the data says of a feature; one can be several of them. */
export const UPDATE_STATUSES = ['standard', 'nonstandard', 'experimental', 'deprecated'] as const
export type UpdateStatus = (typeof UPDATE_STATUSES)[number]

/** By the day of the releases: newest or oldest first. */
export const UPDATE_SORTS = ['desc', 'asc'] as const
export type UpdateSort = (typeof UPDATE_SORTS)[number]

/** Rendering engines of which an event says whether they support the feature. */
export const UPDATE_ENGINES = ['Blink', 'Gecko', 'WebKit'] as const
export type UpdateEngine = (typeof UPDATE_ENGINES)[number]
