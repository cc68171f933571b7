import { expect, test } from 'vitest'
import type { CollectionItem } from '#contracts/collections.ts'
import { type ListRow, listRows } from './list-rows.ts'

const [a, b, c] = [itemOf('a'), itemOf('b'), itemOf('c')]

function itemOf(id: string): CollectionItem {
  return { id, url: `/${id}`, title: id, parents: [], notes: '', created_at: '', updated_at: '' }
}

function nameOf(row: ListRow): string {
  return row.kind === 'item' ? row.item.id : `(${row.removed.item.id})`
}

test('what was removed keeps its place before the server has answered', () => {
  expect(listRows([a, b, c], [{ item: b, before: 'c' }]).map(nameOf)).toEqual(['a', '(b)', 'c'])
})

test('and after it has', () => {
  expect(listRows([a, c], [{ item: b, before: 'c' }]).map(nameOf)).toEqual(['a', '(b)', 'c'])
})

test('what stood last stays last', () => {
  expect(listRows([a, b], [{ item: c, before: undefined }]).map(nameOf)).toEqual(['a', 'b', '(c)'])
})

test('neighbours that were removed one after the other stay in their order', () => {
  expect(
    listRows(
      [c],
      [
        { item: b, before: 'c' },
        { item: a, before: 'b' },
      ],
    ).map(nameOf),
  ).toEqual(['(a)', '(b)', 'c'])
  expect(
    listRows(
      [c],
      [
        { item: a, before: 'b' },
        { item: b, before: 'c' },
      ],
    ).map(nameOf),
  ).toEqual(['(a)', '(b)', 'c'])
})
