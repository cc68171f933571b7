import type { COMPAT_PLATFORMS } from '#contracts/compat-platforms.ts'

interface ListedBrowser {
  /** In the compatibility data. */
  readonly id: string
  /** The same in every language. */
  readonly name: string
}

/** The browsers that tables of compatibility can have, in the order of their columns; article/compat/compat-browsers.css has the same (a test compares). */
export const BROWSERS: Readonly<Record<(typeof COMPAT_PLATFORMS)[number], readonly ListedBrowser[]>> = {
  desktop: [
    { id: 'chrome', name: 'Chrome' },
    { id: 'edge', name: 'Edge' },
    { id: 'firefox', name: 'Firefox' },
    { id: 'opera', name: 'Opera' },
    { id: 'safari', name: 'Safari' },
  ],
  mobile: [
    { id: 'chrome_android', name: 'Chrome Android' },
    { id: 'firefox_android', name: 'Firefox for Android' },
    { id: 'opera_android', name: 'Opera Android' },
    { id: 'safari_ios', name: 'Safari on iOS' },
    { id: 'samsunginternet_android', name: 'Samsung Browser' },
    { id: 'webview_android', name: 'WebView Android' },
    { id: 'webview_ios', name: 'WebView on iOS' },
  ],
  server: [
    { id: 'bun', name: 'Bun' },
    { id: 'deno', name: 'Deno' },
    { id: 'nodejs', name: 'Node.js' },
  ],
}
