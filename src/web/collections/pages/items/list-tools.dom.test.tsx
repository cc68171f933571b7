import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { change, choose, get, mount, type } from '../../../testing/mount.fixture.tsx'
import { preparePagesTexts } from '../parts/pages-text.ts'
import type { ListView } from './list-address.ts'
import { ListTools } from './list-tools.tsx'

test('an order that is chosen right after typing is shown with the typed text, and stays', async () => {
  await preparePagesTexts('en-US')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown: ListView[] = []
  const onShow = (view: ListView): void => void shown.push(view)
  const view = { q: '', sort: 'newest' } as const
  await mount(<ListTools view={view} onShow={onShow} isSelecting={false} onSelecting={() => undefined} search={createRef()} />)
  await type(get('field', 'Search this collection'), ' grid ')
  await choose(get('field', 'Sort by'), 'title')
  await change(() => vi.advanceTimersByTime(1000))
  expect(shown).toEqual([{ q: 'grid', sort: 'title' }])
})
