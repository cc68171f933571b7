/*
 * One hash over all files of a site, to see that a change of the builder's code changes nothing of what it makes. The pages' HTML is the JSON that
 * it is rendered from, so that src/web plays no part.
 *
 *   npx --no-install node bench/content-digest.ts [CONTENT_ROOT] [LIST]
 *
 * LIST: a file to write all paths and hashes to, for `diff`.
 */
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSite } from '#content/build/build.ts'
import { writeSearchIndex } from '#content/build/write-search-index.ts'
import { createLocalPool, digestsOf } from '#content/testing/example-build.fixture.ts'

const [root = join(import.meta.dirname, '../starter'), list] = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'content-digest-'))
try {
  const before = process.cpuUsage()
  const { pages, diagnostics } = await buildSite({
    roots: [root],
    siteFolder: join(folder, 'site'),
    origin: 'https://digest.example',
    web: {
      version: 'web',
      publicFolder: mkdtempSync(join(folder, 'web-')),
      serverEntry: '',
      assets: { build: 'web', script: '/static/loader.js', styles: '/static/{sheet}.css', themeScript: '' },
      runnerScript: 'static/runner.js',
      compilerScript: 'static/compiler.js',
      csp: "default-src 'self'",
    },
    pool: createLocalPool(),
    indexSearch: async (tasks) => tasks.map(writeSearchIndex),
    isCompressed: false,
    hasPortableNames: false,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  })
  const { user, system } = process.cpuUsage(before)
  const lines = [...digestsOf(join(folder, 'site'))].filter(([path]) => path.startsWith('public/')).map((entry) => entry.join(' '))
  const reports = diagnostics.map(({ kind, severity, file, line, column }) => [kind, severity, file, line, column].join(' '))
  if (list !== undefined) writeFileSync(list, [...lines, ...reports].join('\n'))
  console.log(`${lines.length} files ${hash('sha1', lines.join('\n'))}, ${reports.length} diagnostics ${hash('sha1', reports.join('\n'))}`)
  console.log(`${((user + system) / 1000 / pages).toFixed(2)} ms of processor time a page, ${pages} pages`)
} finally {
  rmSync(folder, { recursive: true })
}
