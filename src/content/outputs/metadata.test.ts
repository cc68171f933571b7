import { expect, test } from 'vitest'
import { buildBody } from '../testing/build-sample.ts'
import { metadataFile, metadataLine, readMetadataFile } from './metadata.ts'

test('the metadata of a document is all but its text, its lists of headings and its sidebar', () => {
  const { doc } = buildBody('Text.\n\n## A\n\n<p style="color: red">x</p>\n')
  const metadata = JSON.parse(metadataLine(doc, 'abc'))
  expect(metadata).toMatchObject({ mdn_url: '/en-US/docs/Sample', title: 'Sample', summary: 'Text.', modified: null, hash: 'abc' })
  for (const name of ['body', 'toc', 'fragments', 'sidebarURL', 'sidebarMacro', 'related_content', 'styleURL'])
    expect(metadata).not.toHaveProperty(name)
})

test('the lines of a language are one array, and are found again by their addresses', () => {
  const lines = ['{"mdn_url":"/en-US/docs/A","title":"a,"}', '{"mdn_url":"/en-US/docs/\\"B\\"","title":"b"}']
  const text = metadataFile(lines)
  expect(JSON.parse(text)).toEqual(lines.map((line) => JSON.parse(line)))
  expect([...readMetadataFile(text)]).toEqual([
    ['/en-US/docs/A', lines[0]],
    ['/en-US/docs/"B"', lines[1]],
  ])
})

test('a language without documents has an empty array', () => {
  expect(JSON.parse(metadataFile([]))).toEqual([])
  expect(readMetadataFile(metadataFile([])).size).toBe(0)
})
