import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestsOf, Workshop } from '#content/testing/example-build.fixture.ts'
import { EXAMPLE_CONTENT, pageText, writeFiles } from '#content/testing/example-content.fixture.ts'
import { createThreadPool } from './page-pool-threads.ts'
import { writeWebStandIn } from './testing/web-stand-in.fixture.ts'

const LIMIT_MS = 60_000
const PAGES = Object.keys(EXAMPLE_CONTENT).filter((path) => path.endsWith('index.md')).length

describe('threads', { timeout: LIMIT_MS }, () => {
  test('give the same bytes as no threads, whatever their number', async () => {
    using workshop = new Workshop(manyPages(150))
    const web = writeWebStandIn(join(workshop.root, '../stand-in'))
    const cold = await workshop.buildCold({ web })
    const counts: number[] = []
    await workshop.build({ web, pool: createThreadPool(2), onProgress: ({ done, total }) => counts.push(done / total) })
    expect(digestsOf(workshop.siteFolder)).toEqual(cold)
    expect(counts).toEqual([...counts].sort((a, b) => a - b))
    expect(counts.at(-1)).toBe(1)
  })

  test('leave a page out that cannot be built, with a diagnostic, and try it again', async () => {
    const good = { ...EXAMPLE_CONTENT }
    using workshop = new Workshop({
      ...good,
      'files/en-us/web/unrenderable/index.md': pageText('Web/Unrenderable', 'Unrenderable', 'Text.'),
    })
    const input = { web: writeWebStandIn(join(workshop.root, '../stand-in')), pool: createThreadPool() }
    const result = await workshop.build(input)
    expect(result.pages).toBe(PAGES)
    expect(result.diagnostics.filter(({ kind }) => kind === 'page-failed')).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: 'the renderer broke',
        file: join(workshop.root, 'files/en-us/web/unrenderable/index.md'),
      }),
    ])
    expect([...digestsOf(workshop.siteFolder).keys()].filter((path) => path.includes('Unrenderable'))).toEqual([])
    expect(await workshop.build(input)).toMatchObject({ built: 1, kept: PAGES })
  })

  test('that cannot load what they need end the build with the reason', async () => {
    using workshop = new Workshop()
    const web = { ...writeWebStandIn(join(workshop.root, '../stand-in')), serverEntry: join(workshop.root, 'nowhere.mjs') }
    await expect(workshop.build({ web, pool: createThreadPool() })).rejects.toThrow('nowhere.mjs')
  })

  test('a page whose name the disk rejects costs this page only', async () => {
    const slug = `Web/${'long'.repeat(80)}`
    using workshop = new Workshop({ ...EXAMPLE_CONTENT, 'files/en-us/web/long/index.md': pageText(slug, 'Long', 'Text.') })
    const result = await workshop.build({ web: writeWebStandIn(join(workshop.root, '../stand-in')), pool: createThreadPool() })
    expect(result.pages).toBe(PAGES)
    expect(result.diagnostics.filter(({ file }) => file.endsWith('web/long/index.md')).map(({ severity }) => severity)).toContain('error')
  })

  // The rights of folders mean nothing to root; a file in a folder's place stops everybody.
  test('a site folder that cannot be written is one line', async () => {
    using workshop = new Workshop()
    writeFiles(workshop.root, { 'site.txt': '' })
    const siteFolder = join(workshop.root, 'site.txt/site')
    await expect(workshop.build({ pool: createThreadPool(), siteFolder })).rejects.toThrow(
      /^cannot write the site into [^\n]+ENOTDIR[^\n]+$/,
    )
  })
})

test('the stand-in is given everything a page is rendered from', { timeout: LIMIT_MS }, async () => {
  using workshop = new Workshop()
  await workshop.build({ web: writeWebStandIn(join(workshop.root, '../stand-in')), pool: createThreadPool(1) })
  const html = readFileSync(join(workshop.siteFolder, 'current/public/en-US/docs/Web/Paint/Brush/index.html'), 'utf8')
  expect(JSON.parse(html.slice('<!doctype html>'.length))).toMatchObject({
    page: { url: '/en-US/docs/Web/Paint/Brush' },
    site: { brand: { name: 'Paint Room' }, origin: 'https://paint.example' },
    assets: { script: '/static/loader.0123456789ab.js' },
    sidebar: [expect.objectContaining({ title: 'Paint' }), expect.objectContaining({ title: 'Tools' })],
  })
})

function manyPages(count: number): Readonly<Record<string, string | Uint8Array>> {
  const numbers = Array.from({ length: count }, (_, index) => index)
  return {
    ...EXAMPLE_CONTENT,
    ...Object.fromEntries(
      numbers.map((number) => [
        `files/en-us/many/p${number}/index.md`,
        pageText(`Many/P${number}`, `Page ${number}`, 'See {{Glossary("Ink")}}.'),
      ]),
    ),
  }
}
