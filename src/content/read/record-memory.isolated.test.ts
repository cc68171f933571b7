import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { readPage } from './read-page.ts'

const PAGES = 200
const TEXT_BYTES = 100_000

test('records of pages do not hold the texts of their files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'record-memory-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const before = measureHeap()
  const records = Array.from({ length: PAGES }, (_, index) => readOne(folder, index))
  const grown = measureHeap() - before
  expect(records.filter((record) => record !== undefined)).toHaveLength(PAGES)
  expect(grown).toBeLessThan((PAGES * TEXT_BYTES) / 4)
})

function readOne(root: string, index: number): unknown {
  const folder = `web/page_with_a_long_name_${index}`
  const path = join(root, folder, 'index.md')
  mkdirSync(join(root, folder), { recursive: true })
  const head = `---\ntitle: A title that is long enough ${index}\nslug: Web/Page_with_a_long_name_${index}\npage-type: guide\n---\n`
  writeFileSync(path, head + 'x'.repeat(TEXT_BYTES))
  return readPage({ locale: 'en-US', path, folder, name: 'index.md' }, undefined).record
}

/** Bytes in use after everything else was collected. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  return process.memoryUsage().heapUsed
}
