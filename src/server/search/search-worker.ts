import { parentPort, workerData } from 'node:worker_threads'
import { SearchIndex } from '#search/search-index.ts'
import { searchPages, suggestTitles } from '#search/search-pages.ts'
import type { SearchAnswer, SearchQuestion, SearchWorkerData } from './search-messages.ts'

/** A thread that answers queries: the indexes lie in memory that all threads share. */
const { indexes }: SearchWorkerData = workerData
const open = new Map(indexes.map(({ locale, bytes }) => [locale, new SearchIndex(new Uint8Array(bytes))]))

parentPort?.on('message', ({ question }: { question: SearchQuestion }) => {
  const answer = answerQuestion(question)
  parentPort?.postMessage({ answer }, answer.kind === 'json' ? [answer.bytes.buffer] : [])
})
parentPort?.postMessage('ready')

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
