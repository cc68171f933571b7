import { expect, test } from 'vitest'
import type { PageRecord } from '../read/page-record.ts'
import { readSite } from '../site/read-site.ts'
import type { ContentFiles } from '../testing/example-content.fixture.ts'
import { makeFolder, pageText, writeFiles } from '../testing/example-content.fixture.ts'
import { sitePolicy } from './site-policy.ts'

const POLICY = "default-src 'self'; frame-src 'self' https://a.example; base-uri 'self'"

function pagesOf(url: string): readonly PageRecord[] {
  using folder = makeFolder()
  const files: ContentFiles = {
    'files/en-us/web/index.md': pageText('Web', 'Web technology', 'All.'),
    'curriculum/0-README.md': `---\ntemplate: landing\nscrim:\n  url: "${url}"\n  title: A\n  name: B\n---\n# All\n`,
  }
  writeFiles(folder.path, files)
  return readSite([folder.path]).tree.allPages
}

test('frames of a host that the content names are allowed, and of no other', () => {
  expect(sitePolicy(POLICY, pagesOf('https://lessons.example:8443/one?b#c'))).toBe(
    "default-src 'self'; frame-src 'self' https://a.example https://lessons.example:8443; base-uri 'self'",
  )
})

test.each([
  'http://lessons.example/',
  'https://*.example/',
  'https://lessons.example;script-src/',
  "https://'none'/",
  'https://user@lessons.example/',
  'https://lessons.example\\@other.example/',
  'https://10.0.0.1/',
  'https://LESSONS.example/',
  'https://[::1]/',
  'https://localhost/',
  'javascript:alert(1)//a.example/',
])('%s is no host that could be allowed', (url) => {
  expect(sitePolicy(POLICY, pagesOf(url.replaceAll('\\', '\\\\')))).toBe(POLICY)
})
