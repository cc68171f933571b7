import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderAll, Workshop } from '../testing/example-build.fixture.ts'
import { pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { LiveSite } from './live-site.ts'

const DATA = 'files/jsondata/L10n-Template.json'

test.each([
  ['once all pages are known', true],
  ['before all pages are known', false],
])('an edit of data that the content brings along is seen on all pages, %s', (_, isComplete) => {
  using workshop = new Workshop()
  const { root, web } = workshop
  const withText = (text: string): Readonly<Record<string, string>> => ({ [DATA]: JSON.stringify({ optional: { 'en-US': text } }) })
  writeFiles(root, {
    ...withText('May be absent'),
    'files/en-us/learn/first/index.md': pageText('Learn/First', 'First', 'A brush {{optional_inline}}.'),
  })
  const site = new LiveSite({
    roots: [root],
    origin: 'https://paint.example',
    webAssets: web.assets,
    renderPage: renderAll,
    onDiagnostic: () => undefined,
  })
  if (isComplete) site.readAll()
  const after = (files: Readonly<Record<string, string | undefined>>): string => {
    writeFiles(root, files)
    expect(site.update(Object.keys(files).map((path) => join(root, path)))).toBe('*')
    return read()
  }
  const read = (): string => Buffer.from(site.read('en-US/docs/Learn/First/index.html')?.bytes ?? []).toString()

  expect(read()).toContain('May be absent')
  expect(after(withText('Can be left out'))).toContain('Can be left out')
  expect(after({ [DATA]: undefined })).toMatch(/A brush (?!.*Can be left out)/)
})
