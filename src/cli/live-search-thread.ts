import { type LiveSearchSetup, openLiveSearchIndexer } from '#content/live/live-search-index.ts'
import { answerTasks } from './answer-tasks.ts'
import type { LocaleIndex } from './live-search.ts'

/* The thread that makes the search indexes of `lectern dev`. */
answerTasks((setup: LiveSearchSetup) => {
  const index = openLiveSearchIndexer(setup)
  return (locale: string): LocaleIndex => ({ locale, bytes: index(locale) })
})
