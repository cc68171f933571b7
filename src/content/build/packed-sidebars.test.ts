import { expect, test } from 'vitest'
import type { SidebarState } from './build-state.ts'
import { packSidebars, unpackSidebars } from './packed-sidebars.ts'

const sidebars: Readonly<Record<string, SidebarState>> = {
  'en-US:b': { version: '1', url: '/static/sidebars/b.json', keys: Uint32Array.of(0, 70_000) },
  'en-US:a': { version: '2', keys: Uint32Array.of(), brokenLinks: [{ sidebar: 'a', link: '/X', line: 2 }] },
}

test('packed sidebars are the same when they are read again, in their order', () => {
  const read = unpackSidebars(packSidebars(sidebars))
  expect(read).toEqual(sidebars)
  expect(Object.keys(read)).toEqual(Object.keys(sidebars))
})

test('questions that are missing are an error', () => {
  const { states, keys } = packSidebars(sidebars)
  expect(() => unpackSidebars({ states, keys: { ...keys, ends: keys.ends.subarray(1) } })).toThrow('are missing')
})
