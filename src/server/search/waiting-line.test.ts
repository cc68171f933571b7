import { expect, test } from 'vitest'
import { createWaitingLine, type Waiter } from './waiting-line.ts'

interface Named extends Waiter {
  readonly name: string
}

function createLine() {
  let at = 0
  const givenUp: string[] = []
  const line = createWaitingLine<Named>({ maxWaiting: 4, maxPerNetwork: 2, maxWaitMs: 100, now: () => at })
  return {
    line,
    givenUp,
    wait: (ms: number) => {
      at += ms
    },
    join: (name: string, network = name) => line.join({ name, network, giveUp: () => void givenUp.push(name) }),
  }
}

test('who comes first is served first', () => {
  const { line, join } = createLine()
  join('a')
  join('b')
  expect([line.next()?.name, line.next()?.name, line.next()?.name]).toEqual(['a', 'b', undefined])
})

test('networks take turns, whoever of them has more in the line', () => {
  const { line, join } = createLine()
  for (const name of ['a', 'b']) join(name, 'x')
  join('c', 'y')
  expect([line.next()?.name, line.next()?.name]).toEqual(['a', 'c'])
  join('d', 'y')
  expect([line.next()?.name, line.next()?.name, line.next()]).toEqual(['b', 'd', undefined])
})

test('a network that comes back at once does not take the turn of one that waits', () => {
  const { line, join } = createLine()
  for (const name of ['a', 'b']) join(name, 'x')
  join('c', 'y')
  line.next()
  join('d', 'x')
  expect([line.next()?.name, line.next()?.name, line.next()?.name]).toEqual(['c', 'b', 'd'])
})

test('who has waited too long takes no turn from others of the network', () => {
  const { line, join, wait, givenUp } = createLine()
  line.start()
  join('a', 'x')
  wait(60)
  join('b', 'x')
  join('c', 'y')
  wait(60)
  expect([line.next()?.name, line.next()?.name, line.length, givenUp]).toEqual(['b', 'c', 0, ['a']])
})

test('a full line takes no one, and takes someone again when one has been served', () => {
  const { line, join } = createLine()
  expect(['a', 'b', 'c', 'd', 'e'].map((name) => join(name))).toEqual([true, true, true, true, false])
  line.next()
  expect(join('e')).toBe(true)
})

test('in a full line the newest of the network with the most gives its place to a network with fewer', () => {
  const { line, join, givenUp } = createLine()
  for (const name of ['a', 'b']) join(name, 'x')
  for (const name of ['c', 'd']) join(name, 'y')
  expect([join('e', 'z'), givenUp, line.length]).toEqual([true, ['b'], 4])
  expect([join('f', 'w'), givenUp, line.length]).toEqual([true, ['b', 'd'], 4])
  expect([join('g', 'v'), join('h', 'x'), givenUp, line.length], 'each network has one').toEqual([false, false, ['b', 'd'], 4])
  expect([line.next()?.name, line.next()?.name, line.next()?.name, line.next()?.name]).toEqual(['a', 'c', 'e', 'f'])
})

test('in a full line no network takes the place of one that has as many, or only one more', () => {
  const { join, givenUp } = createLine()
  for (const name of ['a', 'b']) join(name, 'x')
  for (const name of ['c', 'd']) join(name, name)
  expect([join('e', 'c'), givenUp]).toEqual([false, []])
})

test('one network takes a part of the line only', () => {
  const { join } = createLine()
  expect([join('a', 'x'), join('b', 'x'), join('c', 'x'), join('d', 'y')]).toEqual([true, true, false, true])
})

test('who has waited too long is not served any more', () => {
  const { line, join, wait, givenUp } = createLine()
  line.start()
  join('a')
  wait(60)
  join('b')
  wait(60)
  expect([line.next()?.name, givenUp]).toEqual(['b', ['a']])
})

test('who has waited too long is dropped while no one is served', () => {
  const { line, join, wait, givenUp } = createLine()
  line.start()
  join('a')
  wait(60)
  join('b')
  expect(line.dropLate()).toBe(40)
  wait(41)
  expect([line.dropLate(), givenUp]).toEqual([59, ['a']])
  wait(60)
  expect([line.dropLate(), givenUp]).toEqual([undefined, ['a', 'b']])
})

test('no one is dropped before there is someone to serve', () => {
  const { line, join, wait, givenUp } = createLine()
  join('a')
  wait(500)
  expect([line.dropLate(), givenUp]).toEqual([100, []])
})

test('no one joins after one of the same network who waits too long; the line of another network says nothing about it', () => {
  const { line, join, wait } = createLine()
  line.start()
  join('a', 'x')
  wait(101)
  expect([join('b', 'x'), join('c', 'y')]).toEqual([false, true])
})

test('time counts from when there is someone to serve', () => {
  const { line, join, wait } = createLine()
  join('a')
  wait(500)
  expect(join('b')).toBe(true)
  line.start()
  wait(100)
  expect(line.next()?.name).toBe('a')
})

test('a cleared line gives back all who waited', () => {
  const { line, join } = createLine()
  join('a')
  join('b')
  expect([line.clear().map(({ name }) => name), line.length]).toEqual([['a', 'b'], 0])
})
