import { chmodSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder, writeFiles } from '../../testing/example-content.fixture.ts'
import { readRedirects } from '../../tree/redirects.ts'
import { LazyRedirects } from './lazy-redirects.ts'

const WEB = '/en-US/docs/Web'
/** The id of a user without rights, `nobody`. */
const UNPRIVILEGED_ID = 65_534

/** @param looked gets each address of which it is asked whether it is a page */
function open(text: string, looked: string[] = []): LazyRedirects {
  const folder = makeFolder()
  onTestFinished(() => folder[Symbol.dispose]())
  writeFiles(folder.path, { 'files/en-us/_redirects.txt': text })
  return new LazyRedirects([folder.path], (url) => {
    looked.push(url)
    return pageUrl(url)
  })
}

function pageUrl(url: string): string | undefined {
  return url.toLowerCase() === WEB.toLowerCase() ? WEB : undefined
}

/** `A>B#b B>Web`. */
function linesOf(chains: string): readonly string[] {
  return chains.split(' ').map((line) => line.replace('>', '\t').replaceAll(/^|(?<=\t)(?!https:)/g, '/en-US/docs/'))
}

function addressesOf(length: number): readonly string[] {
  return Array.from({ length }, (_, index) => `/en-US/docs/P${index}`)
}

function chainOf(addresses: readonly string[], end: string): string {
  return addresses.map((from, index) => `${from}\t${addresses[index + 1] ?? end}`).join('\n')
}

test.each([
  'A>B#b B>Web',
  'A>B B>C#C C>Web',
  'A>B B>C C>A D>A E>D#e',
  'A>A A>Web B>A',
  'A>None B>A',
  'Web>B A>Web B>C',
  'A> A>Web B>A',
  'A>B#b B>https://a.example/X C>A#C',
  'A>B B>Web#b C>B#c',
])('%s have the ends that a build finds, in whatever order they are asked for', (chains) => {
  const text = linesOf(chains).join('\n')
  const { redirects } = readRedirects([{ text, file: 'a' }], pageUrl)
  const urls = ['A', 'B', 'C', 'D', 'E', 'Web'].map((name) => `/en-US/docs/${name}`)
  for (const order of [urls, urls.toReversed(), ['/en-US/docs/C', ...urls]]) {
    const lazy = open(text)
    expect(order.map((url) => lazy.find(url))).toEqual(order.map((url) => redirects.get(url.toLowerCase())))
  }
})

test.each([
  ['from the first one to the last one', (addresses: readonly string[]) => addresses],
  ['from the last one to the first one', (addresses: readonly string[]) => addresses.toReversed()],
])('of a chain whose addresses are all asked for, each line is looked at a few times, %s', (_, inOrder) => {
  const addresses = addressesOf(200)
  for (const end of [WEB, '/en-US/docs/P0', '/en-US/docs/None']) {
    const looked: string[] = []
    const lazy = open(chainOf(addresses, end), looked)
    const expected = end === WEB ? WEB : undefined
    expect(new Set(inOrder(addresses).map((url) => lazy.find(url)))).toEqual(new Set([expected]))
    expect(looked.length).toBeLessThan(10 * addresses.length)
  }
})

test('lines that do not count are looked at once for all addresses that lead to theirs', () => {
  const addresses = addressesOf(200)
  const looked: string[] = []
  const lines = [...addresses.map((from) => `${from}\t${WEB}`), ...addresses.map(() => `${WEB}\t/en-US/docs/P0`)]
  const lazy = open(lines.join('\n'), looked)
  expect(new Set(addresses.map((url) => lazy.find(url)))).toEqual(new Set([WEB]))
  expect(looked.length).toBeLessThan(10 * addresses.length)
})

test.skipIf(process.platform === 'win32')("a file that can't be read has no redirects", () => {
  using folder = makeFolder()
  writeFiles(folder.path, { 'files/de/_redirects.txt': 'x', 'files/en-us/_redirects.txt': linesOf('A>Web').join('\n') })
  chmodSync(folder.path, 0o755)
  const unreadable = join(folder.path, 'files/de/_redirects.txt')
  chmodSync(unreadable, 0)
  withoutRoot(() => {
    expect(() => readFileSync(unreadable)).toThrow('EACCES')
    expect(new LazyRedirects([folder.path], pageUrl).find('/en-US/docs/A')).toBe(WEB)
  })
})

/** Calls a function as a user who is not root: permissions of files mean nothing to root. */
function withoutRoot(act: () => void): void {
  const isRoot = process.getuid?.() === 0
  if (isRoot) process.seteuid?.(UNPRIVILEGED_ID)
  try {
    act()
  } finally {
    if (isRoot) process.seteuid?.(0)
  }
}
