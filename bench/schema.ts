import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import type { SiteManifest } from '#contracts/manifest.ts'
import { PageFile } from '#contracts/page-file.ts'
import { filePathOf } from '#contracts/urls.ts'

/*
 * Checks every index.json of a built site against the schema that is published with it, and its metadata against the page:
 *
 *     node bench/schema.ts SITE_FOLDER
 */
const [siteFolder = '.lectern/site'] = process.argv.slice(2)
const SHOWN = 20
const page = Compile(PageFile)
const folder = join(siteFolder, 'current')
const { pages }: SiteManifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))

let bytes = 0
const problems: string[] = []
for (const url of Object.keys(pages)) {
  const text = readFileSync(join(folder, 'public', filePathOf(url, 'index.json')), 'utf8')
  bytes += text.length
  const value: unknown = JSON.parse(text)
  if (page.Check(value)) continue
  const reasons = [...page.Errors(value)].slice(0, 3).map(({ instancePath, message }) => `${instancePath} ${message}`)
  problems.push(`${url}: ${reasons.join('; ')}`)
}
console.log(
  `${Object.keys(pages).length} pages, ${(bytes / 1e6).toFixed(0)} million characters: ${problems.length} are not what the schema says`,
)
for (const problem of problems.slice(0, SHOWN)) console.log(problem)
process.exitCode = problems.length === 0 ? 0 : 1
