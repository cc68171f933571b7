import { expect, test } from 'vitest'
import { branchOf } from './branch.ts'

const page = (name: string) => ({ title: name, url: `/${name}` })
const group = (title: string, children: readonly object[], more: object = {}) => ({
  title,
  ...more,
  children: children.map((child) => ({ title: '', ...child })),
})
const many = (count: number) => Array.from({ length: count }, (_, index) => page(`p${index}`))

test('groups that do not lead to the page are closed and empty, and say how much they hold', () => {
  expect(branchOf([page('x'), group('A', [page('a'), page('b')]), group('B', [page('c')])], '/c')).toEqual([
    page('x'),
    { title: 'A', omitted: 2 },
    { title: 'B', open: true, children: [page('c')] },
  ])
})

test('a group that is open anyway shows its beginning', () => {
  const [entry] = branchOf([group('A', many(20), { open: true })], '/nowhere')
  expect(entry).toMatchObject({ title: 'A', open: true, omitted: 11 })
  expect(entry?.children?.map(({ title }) => title)).toEqual(many(9).map(({ title }) => title))
})

test('a list that is always visible shows its beginning, and so does a section', () => {
  expect(branchOf([group('A', many(10), { alwaysOpen: true })], '/nowhere')).toMatchObject([{ alwaysOpen: true, omitted: 1 }])
  expect(branchOf([group('A', many(2), { section: true })], '/nowhere')[0]?.children?.length).toBe(2)
})

test('groups on the way are open on every level', () => {
  expect(branchOf([group('A', [group('B', [page('b')]), group('C', [page('c')])])], '/b')).toEqual([
    {
      title: 'A',
      open: true,
      children: [
        { title: 'B', open: true, children: [page('b')] },
        { title: 'C', omitted: 1 },
      ],
    },
  ])
})

test('a long group is cut to eight entries before and after', () => {
  const [entry] = branchOf([group('A', many(100))], '/p50')
  expect(entry?.children?.map(({ title }) => title)).toEqual(Array.from({ length: 17 }, (_, index) => `p${42 + index}`))
  expect(entry?.omitted).toBe(83)
})

test('a group of the page itself is open and shows its beginning', () => {
  const [entry] = branchOf([group('A', many(20), { url: '/own' })], '/own')
  expect(entry).toMatchObject({ title: 'A', url: '/own', open: true, omitted: 11 })
  expect(entry?.children?.[0]?.title).toBe('p0')
})

test('a page that is not in the sidebar gets its top level', () => {
  expect(branchOf([page('x'), group('A', [page('a')])], '/nowhere')).toEqual([page('x'), { title: 'A', omitted: 1 }])
})
