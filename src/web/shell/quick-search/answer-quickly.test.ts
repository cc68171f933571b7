import { expect, test } from 'vitest'
import { prepareQuickIndex, type QuickEntry, type QuickIndex } from '#search/quick-index.ts'
import { answerQuickly, type TitleSource } from './answer-quickly.ts'

function indexOf(entries: readonly QuickEntry[]): QuickIndex {
  const steps = prepareQuickIndex(entries)
  for (let step = steps.next(); ; step = steps.next()) if (step.done === true) return step.value
}

function source(state: TitleSource['state'], titles: Readonly<Record<string, string>> = {}): TitleSource & { asked: number } {
  const index = state === 'ready' ? indexOf(Object.entries(titles).map(([title, url]) => ({ title, url }))) : undefined
  return {
    state,
    index,
    asked: 0,
    load() {
      this.asked += 1
    },
  }
}

const GERMAN = { Webentwicklung: '/de/docs/Web', 'CSS-Raster': '/de/docs/CSS' }
const ENGLISH = { 'Web development': '/en-US/docs/Web', 'Popover API': '/en-US/docs/Popover' }

function answer(query: string, own: TitleSource, english?: TitleSource): string | readonly string[] {
  const found = answerQuickly(query, { locale: 'de', own, english, limit: 5 })
  return found.kind === 'hits' ? found.hits.map(({ title }) => title.url) : found.kind
}

test('the English list is asked for only where the own one has nothing', () => {
  const english = source('unasked')
  expect(answer('css', source('ready', GERMAN), english)).toEqual(['/de/docs/CSS'])
  expect(english.asked).toBe(0)
  answer('popover', source('ready', GERMAN), english)
  expect(english.asked).toBe(1)
})

test('an answer waits for the lists it needs, and not for one that can not be loaded', () => {
  expect(answer('css', source('awaited'), source('unasked'))).toBe('awaited')
  expect(answer('css', source('failed'), source('unasked'))).toBe('failed')
  expect(answer('popover', source('ready', GERMAN), source('awaited'))).toBe('awaited')
  expect(answer('popover', source('ready', GERMAN), source('failed'))).toEqual([])
  expect(answer('popover', source('ready', ENGLISH), undefined)).toEqual(['/en-US/docs/Popover'])
})

test('an English title leads to the translation, where there is one', () => {
  const english = source('ready', ENGLISH)
  expect(answer('development', source('ready', GERMAN), english)).toEqual(['/de/docs/Web'])
  expect(answer('popover', source('ready', GERMAN), english)).toEqual(['/en-US/docs/Popover'])
})

test('titles with another spelling are marked as such', () => {
  const isNear = (query: string): unknown =>
    answerQuickly(query, { locale: 'de', own: source('ready', GERMAN), english: source('ready', ENGLISH), limit: 5 })
  expect(isNear('popover')).toMatchObject({ isNear: false })
  expect(isNear('poppver')).toMatchObject({ isNear: true })
  expect(isNear('qqq')).toMatchObject({ hits: [], isNear: false })
})

test('what is written right in English comes before what may be a typo', () => {
  const own = source('ready', { ...GERMAN, Popovar: '/de/docs/Popovar' })
  expect(answer('popover', own, source('ready', ENGLISH))).toEqual(['/en-US/docs/Popover'])
  expect(answer('popovr', own, source('ready', ENGLISH))).toEqual(['/de/docs/Popovar'])
  expect(answer('poppver', source('ready', GERMAN), source('ready', ENGLISH))).toEqual(['/en-US/docs/Popover'])
})
