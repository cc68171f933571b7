import { describe, expect, test } from 'vitest'
import type { CollectionItem } from '#contracts/collections.ts'
import { inWantedOrder, planMove } from './plan-move.ts'

const itemOf = (id: string): CollectionItem => ({ id, url: `/${id}`, title: id, parents: [], notes: '', created_at: '', updated_at: '' })
const ITEMS = ['a', 'b', 'c'].map(itemOf)

describe('a move', () => {
  test.each([
    ['down', 0, 1, ['b', 'a', 'c'], 'c'],
    ['to the end', 0, 2, ['b', 'c', 'a'], undefined],
    ['beyond the end', 0, 9, ['b', 'c', 'a'], undefined],
    ['up', 2, 0, ['c', 'a', 'b'], 'a'],
    ['by one up', 2, 1, ['a', 'c', 'b'], 'b'],
  ])('%s is shown at once and names the item that follows', (_, from, to, wanted, follower) => {
    expect(planMove(ITEMS, from, to)).toEqual({ itemId: ITEMS[from]?.id, wanted, follower })
  })

  test.each([
    ['to the place where the item is', 1, 1],
    ['of the first item up', 0, -1],
    ['of the last item down', 2, 5],
    ['of an item that is not there', 7, 0],
  ])('%s is none', (_, from, to) => {
    expect(planMove(ITEMS, from, to)).toBeUndefined()
  })
})

describe('the list', () => {
  const shown = (items: readonly CollectionItem[], wanted?: readonly string[]) => inWantedOrder(items, wanted).map(({ id }) => id)

  test('has the order of the server until an item is moved', () => {
    expect(shown(ITEMS)).toEqual(['a', 'b', 'c'])
  })

  test('has the wanted order after a move', () => {
    expect(shown(ITEMS, ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  })

  test('keeps items that came later after the others, in the order of the server', () => {
    expect(shown([itemOf('new'), ...ITEMS, itemOf('last')], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b', 'new', 'last'])
  })

  test('leaves out what another tab removed', () => {
    expect(shown(ITEMS.slice(1), ['c', 'a', 'b'])).toEqual(['c', 'b'])
  })
})
