import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { encodePageFile, pageFileText } from './page-file.ts'

test.each(['{"renderer":"Doc"}', '{"title":"日本 é 😀"}', `{"a":"${'x'.repeat(2_000_000)}"}`])(
  'a page file has the build before the page: %.30s',
  (json) => {
    const { bytes, hash } = encodePageFile(json, '0a1b')
    expect(Buffer.from(bytes).toString()).toBe(pageFileText(json, '0a1b'))
    expect(hash).toBe(createHash('sha256').update(json).digest('hex'))
  },
)
