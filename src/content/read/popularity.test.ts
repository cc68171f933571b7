import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { readPopularity } from './popularity.ts'

const read = (text: string) => {
  const { popularity, diagnostics } = readPopularity(join(temporaryFolder({ 'views.csv': text }), 'views.csv'))
  return { popularity: Object.fromEntries(popularity), problems: diagnostics.map(({ line, message }) => `${line}: ${message}`) }
}

test('views are divided by those of the most viewed page', () => {
  expect(read('Page,Views\n/en-US/docs/Web,200\n/de/docs/Web,50\n')).toEqual({
    popularity: { '/en-us/docs/web': 1, '/de/docs/web': 0.25 },
    problems: [],
  })
})

test('addresses may be whole and quoted, numbers may have commas, lines may end as on Windows', () => {
  expect(read('\uFEFF"https://docs.example/en-US/docs/Web/%E6%97%A5","2,000"\r\n /en-US/docs/A , 1000\r\n').popularity).toEqual({
    '/en-us/docs/web/日': 1,
    '/en-us/docs/a': 0.5,
  })
})

test('an address may have any character percent-encoded, as a path and as a whole URL', () => {
  const rows = ['/en-US/docs/Web/%3Ahas,4', 'https://docs.example/en-US/docs/Web/%40media,3', '/en-US/docs/Web/A%3Fb,2', '/de/docs/100%,1']
  expect(Object.keys(read(rows.join('\n')).popularity)).toEqual([
    '/en-us/docs/web/:has',
    '/en-us/docs/web/@media',
    '/en-us/docs/web/a?b',
    '/de/docs/100%',
  ])
})

test('what is no document is passed over, and one page in two spellings is one', () => {
  expect(
    read('/,900\n/en-US/docs/A?q,800\n/en-US/docs/A$edit,800\n/en-US/docs/A,10\n/en-us/docs/a,10\n/en-US/docs/B,5\n').popularity,
  ).toEqual({ '/en-us/docs/a': 1, '/en-us/docs/b': 0.25 })
})

test('a line that is none is reported, and the others count', () => {
  expect(read('Page,Views\n/en-US/docs/A,10\nnonsense\n/en-US/docs/B,-3\n')).toEqual({
    popularity: { '/en-us/docs/a': 1 },
    problems: [
      '3: expected an address and a number of views, found "nonsense"',
      '4: expected an address and a number of views, found "/en-US/docs/B,-3"',
    ],
  })
})

test('a list without views gives nothing', () => {
  expect([read('').popularity, read('/en-US/docs/A,0\n').popularity]).toEqual([{}, {}])
})

test('a file that is not there is an error', () => {
  expect(() => readPopularity('/nowhere/views.csv')).toThrow('ENOENT')
})
