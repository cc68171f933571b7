import { describe, expect, test } from 'vitest'
import { readRedirects } from './redirects.ts'

const PAGES = ['/en-US/docs/Web', '/en-US/docs/Web/CSS', '/de/docs/Web']
const pageUrl = (url: string) => PAGES.find((page) => page.toLowerCase() === url.toLowerCase())

function read(...texts: string[]) {
  const { redirects, diagnostics } = readRedirects(
    texts.map((text, index) => ({ text, file: `${index}.txt` })),
    pageUrl,
  )
  return {
    redirects: Object.fromEntries(redirects),
    problems: diagnostics.map(({ file, line, severity, kind, message }) => `${file}:${line} ${severity} ${kind}: ${message}`),
  }
}

test('lines of two addresses are read; comments, empty lines, CRLF and a byte-order mark are no problem', () => {
  expect(read('\uFEFF# FROM-URL\tTO-URL\r\n\r\n/en-US/docs/Old\t/en-US/docs/Web\r\n')).toEqual({
    redirects: { '/en-us/docs/old': '/en-US/docs/Web' },
    problems: [],
  })
})

test('a target is given in the spelling of its page, its fragment in lower case as ids are', () => {
  expect(read('/en-US/docs/Old\t/en-us/docs/web/css#Top').redirects).toEqual({ '/en-us/docs/old': '/en-US/docs/Web/CSS#top' })
  expect(read('/en-US/docs/Old\t/en-us/docs/web/css#:~:text=The').redirects).toEqual({
    '/en-us/docs/old': '/en-US/docs/Web/CSS#:~:text=The',
  })
})

test('a slash at the end of a document is no part of its address', () => {
  expect(read('/en-US/docs/Old/\t/en-US/docs/Web/CSS/\n/en-US/docs/Older\t/en-us/docs/old/#top\n/en-US/docs/A\t/en-US/docs/B///')).toEqual({
    redirects: { '/en-us/docs/old': '/en-US/docs/Web/CSS', '/en-us/docs/older': '/en-US/docs/Web/CSS#top' },
    problems: ['0.txt:3 error redirect: /en-US/docs/A leads to /en-US/docs/B, which is not a page'],
  })
})

describe('targets', () => {
  test.each(['https://example.org/x', '/en-US/', '/de/docs/Web', '/en-US/blog/'])('%s is allowed', (to) => {
    expect(read(`/en-US/docs/Old\t${to}`)).toEqual({ redirects: { '/en-us/docs/old': to }, problems: [] })
  })

  test.each(['http://example.org/', '//example.org/', 'javascript:alert(1)', '/\\example.org', 'Web'])('%s is rejected', (to) => {
    expect(read(`/en-US/docs/Old\t${to}`)).toEqual({
      redirects: {},
      problems: [`0.txt:1 error redirect: expected an address of this site or an https one, found ${to}`],
    })
  })

  test('a page that is not there is rejected', () => {
    expect(read('/en-US/docs/Old\t/en-US/docs/Nowhere#x')).toEqual({
      redirects: {},
      problems: ['0.txt:1 error redirect: /en-US/docs/Old leads to /en-US/docs/Nowhere#x, which is not a page'],
    })
  })
})

describe('lines that are rejected', () => {
  test.each([
    ['/en-US/docs/Old /en-US/docs/Web', 'expected two addresses separated by one tab'],
    ['/en-US/docs/Old\t', 'expected two addresses separated by one tab'],
    ['/en-US/docs/Old\t/en-US/docs/Web\t/x', 'expected two addresses separated by one tab'],
    ['/xx/docs/Old\t/en-US/docs/Web', 'expected an address such as /en-US/docs/Old, found /xx/docs/Old'],
    ['/en-US/blog/Old\t/en-US/docs/Web', 'expected an address such as /en-US/docs/Old, found /en-US/blog/Old'],
    ['/en-US/docs/\t/en-US/docs/Web', 'expected an address such as /en-US/docs/Old, found /en-US/docs/'],
    ['/en-US/docs\t/en-US/docs/Web', 'expected an address such as /en-US/docs/Old, found /en-US/docs'],
    ['/en-us/docs/web\t/en-US/docs/Web/CSS', '/en-us/docs/web is a page and cannot be redirected'],
  ])('%j', (line, message) => {
    expect(read(`# header\n${line}\n/en-US/docs/Good\t/en-US/docs/Web`)).toEqual({
      redirects: { '/en-us/docs/good': '/en-US/docs/Web' },
      problems: [`0.txt:2 error redirect: ${message}`],
    })
  })

  test('the second one from an address, also in another case or file', () => {
    expect(read('/en-US/docs/Old\t/en-US/docs/Web\n/en-US/docs/OLD\t/de/docs/Web', '/en-us/docs/old\t/de/docs/Web')).toEqual({
      redirects: { '/en-us/docs/old': '/en-US/docs/Web' },
      problems: [
        '0.txt:2 error redirect: /en-US/docs/OLD is redirected twice; the first line counts',
        '1.txt:1 error redirect: /en-us/docs/old is redirected twice; the first line counts',
      ],
    })
  })
})

describe('chains', () => {
  test('are followed to their end, also over files and case', () => {
    expect(read('/en-US/docs/A\t/en-us/docs/b\n/en-US/docs/B\t/en-US/docs/C', '/en-US/docs/C\t/en-US/docs/Web').redirects).toEqual({
      '/en-us/docs/a': '/en-US/docs/Web',
      '/en-us/docs/b': '/en-US/docs/Web',
      '/en-us/docs/c': '/en-US/docs/Web',
    })
  })

  test('keep a fragment, but the one of a later line wins', () => {
    expect(read('/en-US/docs/A\t/en-US/docs/B#a\n/en-US/docs/B\t/en-US/docs/Web').redirects['/en-us/docs/a']).toBe('/en-US/docs/Web#a')
    expect(read('/en-US/docs/A\t/en-US/docs/B#a\n/en-US/docs/B\t/en-US/docs/Web#b').redirects['/en-us/docs/a']).toBe('/en-US/docs/Web#b')
  })

  test('that run in a circle are rejected, line by line, also through fragments and to themselves', () => {
    expect(
      read(
        '/en-US/docs/A\t/en-US/docs/B#x\n/en-US/docs/B\t/en-us/docs/a\n/en-US/docs/Into\t/en-US/docs/A\n/en-US/docs/Self\t/en-US/docs/Self',
      ),
    ).toEqual({
      redirects: {},
      problems: ['A', 'B', 'Into', 'Self'].map(
        (name, index) => `0.txt:${index + 1} error redirect: the redirects from /en-US/docs/${name} run in a circle`,
      ),
    })
  })

  // To walk the rest of the chain for each of these lines takes minutes.
  test('of many thousand lines are followed, each line once', () => {
    const { redirects, problems } = read(chainOf(40_000, '/en-US/docs/Web'))
    expect(problems).toEqual([])
    expect(Object.keys(redirects)).toHaveLength(40_000)
    expect(new Set(Object.values(redirects))).toEqual(new Set(['/en-US/docs/Web']))
  })

  test('of many thousand lines in a circle are rejected, each line once', () => {
    const { redirects, problems } = read(chainOf(40_000, '/en-US/docs/P0'))
    expect(redirects).toEqual({})
    expect(problems).toHaveLength(40_000)
    expect(problems.at(-1)).toBe('0.txt:40000 error redirect: the redirects from /en-US/docs/P39999 run in a circle')
  })

  test.each([
    ['A>B B>C#c C>Web', { a: 'Web#c', b: 'Web#c', c: 'Web' }],
    ['C>Web B>C#c A>B#a', { a: 'Web#c', b: 'Web#c', c: 'Web' }],
    ['A>B#a B>C C>Web', { a: 'Web#a', b: 'Web', c: 'Web' }],
    ['B>Web A>B#a C>B#c', { a: 'Web#a', b: 'Web', c: 'Web#c' }],
    ['A>B# B>Web C>A#c', { a: 'Web#', b: 'Web', c: 'Web#' }],
    ['A>A B>A C>D D>Web E>C#e', { c: 'Web', d: 'Web', e: 'Web#e' }],
  ])('%s have the same ends whatever the order of their lines', (chains, ends) => {
    const lines = chains.split(' ').map((line) =>
      line
        .split('>')
        .map((name) => `/en-US/docs/${name}`)
        .join('\t'),
    )
    const expected = Object.entries(ends).map(([from, to]) => [`/en-us/docs/${from}`, `/en-US/docs/${to}`])
    expect(read(lines.join('\n')).redirects).toEqual(Object.fromEntries(expected))
    expect(read(lines.reverse().join('\n')).redirects).toEqual(Object.fromEntries(expected))
  })
})

/** Each line redirects to the next one, the last line to `end`. */
function chainOf(length: number, end: string): string {
  const lines = Array.from({ length }, (_, index) => `/en-US/docs/P${index}\t${index === length - 1 ? end : `/en-US/docs/P${index + 1}`}`)
  return lines.join('\n')
}
