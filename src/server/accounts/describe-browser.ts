/** Names of browsers and systems in User-Agent headers, the more specific words first: most browsers claim to be others as well. */
type Mark = Pick<RegExp, 'test'>

/** Safari says its own version first; others only claim to be it. */
const SAFARI: Mark = {
  test(userAgent) {
    const version = userAgent.search(/\bVersion\/[\d.]/)
    return version !== -1 && /\bSafari\//.test(userAgent.slice(version))
  },
}

const BROWSERS: readonly (readonly [mark: Mark, name: string])[] = [
  [/\bEdgA?(?:iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [SAFARI, 'Safari'],
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
 * The browser and the system that a User-Agent header names, as users call them; only to distinguish sessions.
 *
 * @example describeBrowser('… (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0') // { browser: 'Firefox', system: 'Linux' }
 */
export function describeBrowser(userAgent: string): BrowserName {
  const nameIn = (table: typeof BROWSERS): string | undefined => table.find(([mark]) => mark.test(userAgent))?.[1]
  return { browser: nameIn(BROWSERS), system: nameIn(SYSTEMS) }
}
