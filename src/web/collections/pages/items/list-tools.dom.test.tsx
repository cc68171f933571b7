import { createRef, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { change, choose, get, mount, type } from '../../../testing/mount.fixture.tsx'
import { preparePagesTexts } from '../parts/pages-text.ts'
import type { ListView } from './list-address.ts'
import { ListTools } from './list-tools.tsx'

let shown: ListView[] = []

const tools = (view: ListView): ReactNode => (
  <ListTools view={view} onShow={(next) => void shown.push(next)} isSelecting={false} onSelecting={() => undefined} search={createRef()} />
)

beforeEach(async () => {
  await preparePagesTexts('en-US')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shown = []
})

test('an order that is chosen right after typing is shown with the typed text, and stays', async () => {
  await mount(tools({ q: '', sort: 'newest' }))
  await type(get('field', 'Search this collection'), ' grid ')
  await choose(get('field', 'Sort by'), 'title')
  await change(() => vi.advanceTimersByTime(1000))
  expect(shown).toEqual([{ q: 'grid', sort: 'title' }])
})

test('a search that is cleared right after typing stays cleared', async () => {
  const { show } = await mount(tools({ q: 'zzz', sort: 'newest' }))
  const field = get('field', 'Search this collection')
  await type(field, 'zzzz')
  await show(tools({ q: '', sort: 'newest' }))
  await change(() => vi.advanceTimersByTime(1000))
  expect([shown, Reflect.get(field, 'value')]).toEqual([[], ''])
})
