import { readFileSync } from 'node:fs'
import { SearchIndex } from '#search/search-index.ts'
import { searchPages } from '#search/search-pages.ts'
import { findPassages } from '#server/ai-help/retrieval/find-passages.ts'
import { openBuiltSite } from '#server/documents/built-site.ts'
import { quantile } from './quantiles.ts'
import { measureYardstick } from './yardstick.ts'

/*
 * Whether the sources of an answer hold the page that a web developer would expect, and how long it takes to find them: the time before the first event.
 * The questions (ai-help-questions.tsv) each have the pages that answer them. Ends with 1 below 90 % or above 300 ms.
 *
 *   node bench/ai-help.ts SITE [--misses]
 *
 * SITE is what was given to `lectern build --site`.
 */
const LIMITS = { share: 0.9, p99Ms: 300 }
const MAX_TOKENS = 12_000

const [folder, option] = process.argv.slice(2)
if (folder === undefined) throw new Error('name the folder of a built site: node bench/ai-help.ts SITE')
const yardstick = measureYardstick()
const snapshot = openBuiltSite(folder).current()
const index = new SearchIndex(await snapshot.readSearchIndex('en-US'))
const items = readFileSync(new URL('./ai-help-questions.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'))
/** A server that has just started answers its first question later: its index and its code are cold. */
await findPassages({ snapshot, findPages, question: 'What is the web?', locale: 'en-US', maxTokens: MAX_TOKENS })
const times: number[] = []
const misses: string[] = []
for (const [question = '', wanted = ''] of items) {
  const start = performance.now()
  const passages = await findPassages({ snapshot, findPages, question, locale: 'en-US', maxTokens: MAX_TOKENS })
  times.push(performance.now() - start)
  const pages = passages.map(({ page }) => page.url.replace('/en-US/docs/', ''))
  if (!wanted.split('|').some((slug) => pages.includes(slug))) misses.push(`${question} -> ${[...new Set(pages)].join(' ')}`)
}
const share = 1 - misses.length / items.length
const p99 = quantile(times, 0.99)
console.log(`${items.length} questions: the expected page is among the sources of ${(100 * share).toFixed(1)} %`)
console.log(`until the sources are known: p50 ${yardstick.milliseconds(quantile(times, 0.5))}, p99 ${yardstick.milliseconds(p99)}`)
if (option === '--misses') console.log(misses.join('\n'))
process.exit(share >= LIMITS.share && p99 <= LIMITS.p99Ms ? 0 : 1)

async function findPages(q: string, _locale: string, size: number): Promise<readonly string[]> {
  return searchPages({ q, page: 1, size, sort: 'best' }, [index], () => 0).documents.map(({ mdn_url }) => mdn_url)
}
