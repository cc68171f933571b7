import { expect, test } from 'vitest'
import { metadataLine } from '../document/metadata-line.ts'
import { buildBody } from '../testing/build-sample.ts'
import { metadataBlocks, readMetadataFile, replaceMetadata } from './metadata.ts'

test('the metadata of a document is all but its text, its lists of headings and its sidebar', () => {
  const { doc } = buildBody('Text.\n\n## A\n\n<p style="color: red">x</p>\n')
  const metadata = JSON.parse(metadataLine(doc, 'abc'))
  expect(metadata).toMatchObject({ mdn_url: '/en-US/docs/Sample', title: 'Sample', summary: 'Text.', modified: null, hash: 'abc' })
  for (const name of ['body', 'toc', 'fragments', 'sidebarURL', 'sidebarMacro', 'related_content', 'styleURL'])
    expect(metadata).not.toHaveProperty(name)
})

test('the lines of a language are one array, and are found again by their addresses', () => {
  const lines = [
    '{"mdn_url":"/en-US/docs/A","title":"a,"}',
    '{"mdn_url":"/en-US/docs/\\"B\\"","title":"b"}',
    '{"mdn_url":"/en-US/docs/\u00e4","title":"\u00fc"}',
  ]
  const file = metadataFile(lines.map((line) => Buffer.from(line)))
  expect(JSON.parse(file.toString())).toEqual(lines.map((line) => JSON.parse(line)))
  expect([...readMetadataFile(file)].map(([url, line]) => [url, Buffer.from(line).toString()])).toEqual([
    ['/en-US/docs/A', lines[0]],
    ['/en-US/docs/"B"', lines[1]],
    ['/en-US/docs/\u00e4', lines[2]],
  ])
})

test('a language without documents has an empty array', () => {
  const file = metadataFile([])
  expect(JSON.parse(file.toString())).toEqual([])
  expect(readMetadataFile(file).size).toBe(0)
})

test('lines of documents are replaced, in any order', () => {
  const line = (name: string, title = 'x'): Buffer => Buffer.from(JSON.stringify({ mdn_url: `/en-US/docs/${name}`, title }))
  const file = metadataFile(['A', 'AB', 'C', 'D'].map((name) => line(name)))
  const lines = ['D', 'A', 'C'].map((name) => [`/en-US/docs/${name}`, line(name, 'a longer one')] as const)
  const expected = [line('A', 'a longer one'), line('AB'), line('C', 'a longer one'), line('D', 'a longer one')]
  for (const readBytes of [1, 40, 100, 1000]) {
    expect(replaced(file, new Map(lines), readBytes)).toBe(metadataFile(expected).toString())
    expect(replaced(file, new Map(), readBytes)).toBe(file.toString())
  }
})

test('a document that the file does not have is an error', () => {
  expect(() => replaced(metadataFile([]), new Map([['/en-US/docs/A', Buffer.from('{}')]]))).toThrow('/en-US/docs/A')
})

/** @param readBytes so many bytes of the file are read at once, and more for a longer line */
function replaced(file: Buffer, lines: ReadonlyMap<string, Uint8Array>, readBytes?: number): string {
  let at = 0
  const read = (target: Uint8Array): number => {
    const length = file.copy(target, 0, at)
    at += length
    return length
  }
  return Array.from(replaceMetadata(read, lines, readBytes), (block) => Buffer.from(block).toString('latin1')).join('')
}

/** A page without metadata stands between the lines. */
function metadataFile(lines: readonly Uint8Array[]): Buffer {
  const places = lines.flatMap((_, at) => ['none', String(at)])
  return Buffer.concat([...metadataBlocks(places, (place) => lines[Number(place)])])
}
