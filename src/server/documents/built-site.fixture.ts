import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { RedirectMap, SiteManifest } from '#contracts/manifest.ts'
import { filePathOf } from '#contracts/urls.ts'

/** A made-up build: what stands in its pages, its other files and its table of moved pages. */
export interface MadeUpBuild {
  readonly id: string
  /** Address -> text of the page. */
  readonly pages: Readonly<Record<string, string>>
  /** Path below `public`, with a slash at its beginning -> content. */
  readonly files?: Readonly<Record<string, string | Uint8Array>>
  readonly redirects?: RedirectMap
  readonly csp?: string
  readonly runnerScript?: string
  readonly compilerScript?: string
  /** Locale -> bytes of its search index. */
  readonly search?: Readonly<Record<string, Uint8Array>>
  /** Assets of the build before. */
  readonly kept?: Readonly<Record<string, string>>
}

export const CSP = "default-src 'self'; script-src 'self'"

/** A new folder for a site, in the system's folder for temporary files. */
export function makeSiteFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lectern-site-'))
}

/** Writes a build and makes it the current one by one rename, as `lectern build` does. Gives the build's folder. */
export function publishBuild(siteFolder: string, build: MadeUpBuild): string {
  const folder = join(siteFolder, 'builds', build.id)
  for (const [url, text] of Object.entries(build.pages)) {
    writeInside(folder, filePathOf(url, 'index.html'), pageHtml(text))
    writeInside(folder, filePathOf(url, 'index.json'), JSON.stringify({ url, text }))
    if (url.includes('/docs/')) writeInside(folder, filePathOf(url, 'metadata.json'), JSON.stringify({ mdn_url: url, hash: '' }))
  }
  for (const [path, content] of Object.entries({ ...build.files, ...build.kept })) writeInside(folder, path, content)
  for (const [locale, bytes] of Object.entries(build.search ?? {})) writeInside(folder, `../search/${locale}.index`, bytes)
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifestOf(build)))
  writeFileSync(join(folder, 'redirects.json'), JSON.stringify(build.redirects ?? {}))
  writeFileSync(join(folder, 'kept.json'), JSON.stringify(hashesOf(build.kept ?? {})))
  switchTo(siteFolder, build.id)
  return folder
}

/** Makes a build the current one. */
export function switchTo(siteFolder: string, id: string): void {
  const link = join(siteFolder, `current-${id}`)
  rmSync(link, { force: true })
  symlinkSync(join('builds', id), link)
  renameSync(link, join(siteFolder, 'current'))
}

/** The HTML of a made-up page. */
export function pageHtml(text: string): string {
  return `<!doctype html><html><body><main>${text}</main></body></html>`
}

function manifestOf({ id, pages, files = {}, csp = CSP, runnerScript, compilerScript, search = {} }: MadeUpBuild): SiteManifest {
  return {
    version: 1,
    id,
    csp,
    ...(runnerScript && { runnerScript }),
    ...(compilerScript && { compilerScript }),
    pages: hashesOf(pages),
    files: hashesOf(files),
    search: sha1Of(search),
  }
}

function sha1Of(search: Readonly<Record<string, Uint8Array>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(search).map(([locale, bytes]) => [locale, createHash('sha1').update(bytes).digest('hex')]))
}

function hashesOf(record: Readonly<Record<string, string | Uint8Array>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(record).map(([name, content]) => [name, hashOf(content)]))
}

function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32)
}

function writeInside(folder: string, path: string, content: string | Uint8Array): void {
  const file = join(folder, 'public', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
