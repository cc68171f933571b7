import { parentPort, workerData } from 'node:worker_threads'
import { SearchIndex } from '#search/search-index.ts'
import { searchPages, suggestTitles } from '#search/search-pages.ts'
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-messages.ts'

/** So many take about a millisecond. */
const NAMES_IN_TURN = 50

/** A thread that answers queries: the indexes lie in memory that all threads share. */
const { indexes }: SearchWorkerData = workerData
const open = new Map(indexes.map(({ locale, bytes }) => [locale, new SearchIndex(new Uint8Array(bytes))]))

parentPort?.on('message', ({ question }: { question: SearchQuestion }) => {
  const answer = answerQuestion(question)
  parentPort?.postMessage({ answer }, answer.kind === 'json' ? [answer.bytes.buffer] : [])
})
parentPort?.postMessage('ready')
for (const index of open.values()) readNames(index, 0)

/** Reads the names of all documents, some in each turn of the event loop: the first queries would have to do it else. */
function readNames(index: SearchIndex, from: number): void {
  const end = Math.min(from + NAMES_IN_TURN, index.documents.length)
  for (let document = from; document < end; document += 1) index.names.find(document)
  if (end < index.documents.length) setImmediate(() => readNames(index, end))
}

function answerQuestion(question: SearchQuestion): SearchAnswer {
  if (question.kind === 'titles') {
    const index = open.get(question.locale)
    return { kind: 'titles', titles: index === undefined ? [] : suggestTitles(question.q, index, question.count) }
  }
  const asked = question.locales.flatMap((locale) => open.get(locale) ?? [])
  const started = performance.now()
  const reply = searchPages(question.request, asked, () => Math.round((performance.now() - started) * 10) / 10)
  return question.kind === 'json' ? { kind: 'json', bytes: new TextEncoder().encode(JSON.stringify(reply)) } : { kind: 'search', reply }
}
