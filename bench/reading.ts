/**
 * Articles as users get them, in Chromium on a served site with the real content:
 * - the bytes that an article needs, of gzip and of brotli, and the script at load;
 * - the bytes of the next article;
 * - how long the largest articles block a processor that is four times slower, in the window of a desktop and of a phone, and the time from an interaction to the next paint there;
 * - names that are broken within a word, how much of a phone's page is browser compatibility, the stops of the Tab key before the article.
 *
 *     node bench/reading.ts SITE_URL [bytes|next|blocking|blocking-phone|interactions|seen ...] [OTHER_SITE_URL ...]
 *
 * Without names it measures all. Blocking is measured of all the sites, in turn.
 */
import { chromium } from '@playwright/test'
import { findBrowser } from './find-browser.ts'
import { printBlocking } from './reading/blocking.ts'
import { printBytes } from './reading/bytes.ts'
import { printInteractions } from './reading/interactions.ts'
import { printNextArticle } from './reading/next-article.ts'
import { printWhatUsersSee } from './reading/what-users-see.ts'

const [origin = 'http://localhost:3000', ...words] = process.argv.slice(2)
const others = words.filter((word) => URL.canParse(word))
const names = words.filter((word) => !URL.canParse(word))
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--headless', '--no-sandbox', '--disable-gpu'] })
try {
  const parts = {
    bytes: () => printBytes(origin),
    next: () => printNextArticle(browser, origin),
    blocking: () => printBlocking([origin, ...others], 'desktop'),
    'blocking-phone': () => printBlocking([origin, ...others], 'phone'),
    interactions: () => printInteractions(origin),
    seen: () => printWhatUsersSee(browser, origin),
  }
  const unknown = names.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) throw new Error(`expected some of ${Object.keys(parts).join(', ')}, found ${unknown.join(', ')}`)
  for (const [name, print] of Object.entries(parts)) if (names.length === 0 || names.includes(name)) await print()
} finally {
  await browser.close()
}
