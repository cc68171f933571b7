import { describe, expect, test, vi } from 'vitest'
import { pagesText } from '../parts/pages-text.ts'
import { itemEntries } from './item-entries.ts'

vi.mock('../parts/pages-text.ts', () => ({ pagesText: (key: string) => key }))

function labelsAt(index: number, count: number): readonly string[] {
  const nothing = (): void => {}
  return itemEntries({ index, count, onMove: nothing, onPlace: nothing, onFollow: nothing }).map(({ label }) => label)
}

describe('the menu of an item', () => {
  const ALWAYS = [pagesText('move'), pagesText('copy'), pagesText('follow_page')]

  test('leads to the places that there are', () => {
    expect(labelsAt(0, 3)).toEqual([...ALWAYS, 'move_down'])
    expect(labelsAt(1, 3)).toEqual([...ALWAYS, 'move_up', 'move_top', 'move_down'])
    expect(labelsAt(2, 3)).toEqual([...ALWAYS, 'move_up', 'move_top'])
    expect(labelsAt(0, 1)).toEqual(ALWAYS)
  })

  test('leads to no place where the order is not manual', () => {
    expect(labelsAt(2, 0)).toEqual(ALWAYS)
  })

  test('says which place was chosen', () => {
    const onPlace = vi.fn()
    const nothing = (): void => {}
    for (const entry of itemEntries({ index: 4, count: 9, onMove: nothing, onPlace, onFollow: nothing }))
      if ('onChoose' in entry) entry.onChoose()
    expect(onPlace.mock.calls).toEqual([[3], [0], [5]])
  })
})
