import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { RenderPage } from '#contracts/page.ts'
import { filePathOf } from '#contracts/urls.ts'
import type { WebBuild } from '#contracts/web-build.ts'
import { BUILD_FILES } from '../build/build-files.ts'
import type { BuildInput, BuildResult } from '../build/build-input.ts'
import type { PagePool } from '../build/page-pool.ts'
import { PageWriter } from '../build/page-writer.ts'
import { updateSite } from '../build/update-site.ts'
import { writeSearchIndex } from '../build/write-search-index.ts'
import { createDataSources, type DataSources } from '../data/data-sources.ts'
import { createImageMeasure } from '../html/measure-image.ts'
import { AssetIndex } from '../read/assets.ts'
import { SidebarBuilder } from '../sidebars/sidebar-builder.ts'
import { Facts } from '../tree/facts.ts'
import { Tree } from '../tree/tree.ts'
import { writeExampleCode } from './example-code.fixture.ts'
import { type ContentFiles, EXAMPLE_CONTENT, makeFolder, writeFiles } from './example-content.fixture.ts'

/** Read once for all tests of a file. */
const installedData = createDataSources([])

/** What content may bring along is read from it, all else once for all tests. */
function dataOf(roots: readonly string[]): DataSources {
  const own = createDataSources(roots)
  return { get: (name) => (name === 'groups' || name === 'interfaces' ? own.get(name) : installedData.get(name)) }
}

/** Stands in for src/web: a page's HTML says all that it is rendered from. */
export const renderAll: RenderPage = (input) => `<!doctype html>${JSON.stringify(input)}`

/** A pool without threads. */
export function createLocalPool(renderPage: RenderPage = renderAll): PagePool {
  return {
    async run(setup, tasks, onResults, signal) {
      const { pages, redirects, assets, settings, webAssets, sidebarFiles, previousPublicFolder } = setup
      const facts = new Facts(new Tree({ pages, redirects }), new AssetIndex(assets))
      const data = dataOf(setup.roots)
      const writer = new PageWriter({
        engine: {
          facts,
          data,
          brand: setup.brand,
          source: setup.source,
          sidebars: new SidebarBuilder({ facts, data, files: sidebarFiles }),
          isPreview: false,
          measure: createImageMeasure(),
        },
        renderPage,
        shells: Object.fromEntries(Object.entries(settings).map(([locale, site]) => [locale, { site, assets: webAssets }])),
        publicFolder: setup.publicFolder,
        ...(previousPublicFolder === undefined ? {} : { previousPublicFolder }),
      })
      for (const task of tasks) {
        signal.throwIfAborted()
        if (task.kind === 'compat') onResults([{ compat: writer.writeCompat(task.keys) }])
        else if (task.kind === 'site-page') onResults([{ written: writer.writeSitePage(task.page) }])
        else {
          const record = pages[task.index]
          if (record === undefined) throw new Error(`no page has the number ${task.index}`)
          onResults([{ written: task.kind === 'build' ? writer.buildPage(record) : writer.renderAgain(record.url, task.docHash) }])
        }
      }
    },
  }
}

/** A content root, a site folder, and code that a test may change. */
export class Workshop implements Disposable {
  readonly #folder = makeFolder()
  readonly root = join(this.#folder.path, 'content')
  readonly siteFolder = join(this.#folder.path, 'site')
  readonly web: WebBuild
  #coldBuilds = 0
  readonly #codeFolder = join(this.#folder.path, 'code/src')

  constructor(files: ContentFiles = EXAMPLE_CONTENT) {
    const publicFolder = join(this.#folder.path, 'web')
    this.web = {
      version: 'web-1',
      publicFolder,
      serverEntry: '',
      assets: { build: 'web-1', script: '/static/loader.0123456789ab.js', styles: '/static/{sheet}.0123456789ab.css', themeScript: '' },
      runnerScript: 'static/runner.0123456789ab.js',
      compilerScript: 'static/compiler.0123456789ab.js',
      csp: "default-src 'self'",
    }
    writeExampleCode(this.#codeFolder)
    writeFiles(publicFolder, { 'static/loader.0123456789ab.js': 'go()', 'static/style.0123456789ab.css': 'p{}' })
    writeFiles(this.root, files)
  }

  /** The `src` that builds take the versions of their code from. */
  ownCode(): string {
    return this.#codeFolder
  }

  /** Builds into the site folder, beginning from the build before. */
  build(input: Partial<BuildInput> = {}): Promise<BuildResult> {
    const { web, ...unbundled } = this.input(input)
    return updateSite({ ...unbundled, web: Promise.resolve(web) })
  }

  /** What it builds from. */
  input(input: Partial<BuildInput> = {}): BuildInput {
    return {
      roots: [this.root],
      siteFolder: this.siteFolder,
      origin: 'https://paint.example',
      web: this.web,
      pool: createLocalPool(),
      indexSearch: async (tasks) => tasks.map(writeSearchIndex),
      isCompressed: false,
      hasPortableNames: false,
      codeFolder: this.#codeFolder,
      onProgress: () => undefined,
      signal: new AbortController().signal,
      ...input,
    }
  }

  /** Every file of the same site built from nothing. */
  async buildCold(input: Partial<BuildInput> = {}): Promise<ReadonlyMap<string, string>> {
    this.#coldBuilds += 1
    const siteFolder = join(this.#folder.path, `cold-${this.#coldBuilds}`)
    await this.build({ ...input, siteFolder })
    return digestsOf(siteFolder)
  }

  /** Where `current` leads. */
  get current(): string {
    return readlinkSync(join(this.siteFolder, 'current'))
  }

  readPublic(path: string): string {
    return readFileSync(join(this.siteFolder, 'current/public', path), 'utf8')
  }

  hasPublic(path: string): boolean {
    return existsSync(join(this.siteFolder, 'current/public', path))
  }

  [Symbol.dispose](): void {
    this.#folder[Symbol.dispose]()
  }
}

/**
 * The served build's manifest, redirects and public files, by path, with a digest of the bytes of each. What the builder keeps for itself and
 * of the build before is left out.
 */
export function digestsOf(siteFolder: string): ReadonlyMap<string, string> {
  const folder = join(siteFolder, 'current')
  const kept: object = JSON.parse(readFileSync(join(folder, 'kept.json'), 'utf8'))
  const left = new Set(
    [...Object.values(BUILD_FILES), 'kept.json', ...Object.keys(kept).map((path) => `public${path}`)].map((path) => join(folder, path)),
  )
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !left.has(join(entry.parentPath, entry.name)),
  )
  return new Map(
    paths
      .map(
        ({ parentPath, name }) =>
          [join(parentPath, name).slice(folder.length + 1), hash('sha1', readFileSync(join(parentPath, name)))] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Which pages of the served build are files of their own, not those of the build before. Both builds must be on disk. */
export function rewrittenPages(
  siteFolder: string,
  previous: string,
  urls: readonly string[],
): { readonly documents: string[]; readonly html: string[] } {
  const isNew = (url: string, file: 'index.html' | 'index.json'): boolean =>
    inodeOf(join(siteFolder, 'current'), filePathOf(url, file)) !== inodeOf(join(siteFolder, previous), filePathOf(url, file))
  return { documents: urls.filter((url) => isNew(url, 'index.json')), html: urls.filter((url) => isNew(url, 'index.html')) }
}

function inodeOf(folder: string, path: string): bigint | undefined {
  return statSync(join(folder, 'public', path), { bigint: true, throwIfNoEntry: false })?.ino
}
