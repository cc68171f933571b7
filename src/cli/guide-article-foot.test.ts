import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sourceOf } from '#content/document/source-addresses.ts'
import { HISTORY_FILE } from '#content/read/git-history.ts'
import { samplePage } from '#content/testing/sample-page.ts'
import type { SiteFile } from '#contracts/site.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'

/** It stands here because it compares the guide with texts and with the builder. */
const writing = readFileSync(join(import.meta.dirname, '../../docs/guides/writing.md'), 'utf8')

test('the guide has each part of the foot of an article, with the setting that it needs', () => {
  const t = interfaceTexts('en-US')
  const rows = [...(writing.split('### The foot of an article')[1] ?? '').matchAll(/^\| ([^`|]+) \| (.+) \|$/gm)].slice(2)
  const parts = [t['documents.last_modified'], t['documents.view_source'], t['documents.report_issue'], t['documents.contributors']]
  expect(rows.map(([, part]) => part)).toEqual(parts.map((text) => String(text).replace('{date}', '…')))
  const settings = rows.map(([, , setting]) => [...String(setting).matchAll(/`([^`{]+)`/g)].map(([, code]) => code))
  expect(settings).toEqual([[HISTORY_FILE], ['source.view'], ['source.report'], ['source.history', 'files/<locale>/_wikihistory.json']])
  const page = samplePage('Web/CSS')
  const without = sourceOf(page, {})
  const changed = (source: SiteFile['source']) =>
    Object.entries(sourceOf(page, source)).flatMap(([key, value]) => (Object(without)[key] === value ? [] : [key]))
  expect(changed({ view: 'https://code.example/{path}' })).toEqual(['github_url'])
  expect(changed({ report: 'https://code.example/new?u={url}' })).toEqual(['report_url'])
  expect(changed({ history: 'https://code.example/commits/{path}' })).toEqual(['contributors_url'])
})
