/** What a browser and a system say in their User-Agent, the more telling words first: most browsers claim to be others as well. */
const BROWSERS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
]

export interface BrowserName {
  readonly browser: string | undefined
  readonly system: string | undefined
}

/**
 * The browser and the system that a User-Agent header names, as readers call them; only to tell sessions apart.
 *
 * @example describeBrowser('… (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0') // { browser: 'Firefox', system: 'Linux' }
 */
export function describeBrowser(userAgent: string): BrowserName {
  const nameIn = (table: typeof BROWSERS): string | undefined => table.find(([mark]) => mark.test(userAgent))?.[1]
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
