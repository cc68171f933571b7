import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { sitePolicy } from '../outputs/site-policy.ts'
import { shortHash } from '../tree/facts.ts'
import type { BuildState, PageState } from './build-state.ts'
import { compressChanged, compressSite } from './compress-site.ts'
import { writeFolders } from './folders-file.ts'
import { keepAssets } from './keep-assets.ts'
import { encodeManifest, MANIFEST, REDIRECTS, writeId } from './manifest-file.ts'
import { pageFiles } from './page-files.ts'
import type { BuildJob } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { type PublicFolder, writeNewFile } from './public-files.ts'
import { type Recycled, removeLeftovers } from './recycle-folder.ts'
import type { SiteFiles } from './site-files.ts'
import { sorted } from './sorted.ts'
import { type StateEdits, writeBuildState } from './state-edits.ts'
import { listFolders, sealBuild } from './untouched-folders.ts'

interface Written {
  readonly state: BuildState
  /** The state is that of the previous build with these edits, apart from the search indexes. */
  readonly edits: StateEdits | undefined
  readonly siteFiles: SiteFiles
  /** The folder of the build that is served now, also when nothing of it is reused. */
  readonly previousFolder: string | undefined
  /** The folder of the new build. */
  readonly staging: string
  readonly publicFolder: PublicFolder
  readonly recycled: Recycled
}

/**
 * Compresses files when the input asks for it, and writes what the server and the next build read: `manifest.json`, `redirects.json`, `kept.json`,
 * the folders and the state.
 *
 * @returns the manifest's id: a hash of all else in it, and of the redirects
 * @throws SiteFolderError when a file can't be written
 */
export async function writeManifest(job: BuildJob, written: Written): Promise<string> {
  const { state, edits, siteFiles, staging } = written
  const before = edits === undefined ? undefined : job.previous
  const redirects = before?.manifest.redirects ?? Buffer.from(redirectsJson(job))
  const manifest = (await editManifest(job, written)) ?? (await makeManifest(job, written))
  const id = writeId(manifest, redirects)
  writeNewFile(join(staging, MANIFEST), manifest)
  writeNewFile(join(staging, REDIRECTS), redirects)
  if (siteFiles.haveSameNames) writeNewFile(join(staging, KEPT), '{}')
  writeBuildState(staging, {
    state,
    edits: edits === undefined ? undefined : { ...edits, search: state.search },
    previousFolder: job.previous?.folder,
  })
  sealBuild(staging)
  return id
}

/** After edits of texts that have changed no name: the manifest of the previous build, with a few other hashes. Undefined where that can't be. */
async function editManifest({ input, previous, plan }: BuildJob, written: Written): Promise<Buffer | undefined> {
  const { state, siteFiles, staging, publicFolder } = written
  if (previous === undefined || !siteFiles.haveSameNames) return undefined
  const urls = plan.pages.build.map(({ url }) => url)
  const pages = urls.flatMap((url) => {
    const page = state.pages[url]
    return page === undefined ? [] : [[url, digestOf(page)] as const]
  })
  const changed = Object.entries(siteFiles.changed).flatMap(([path, digest]) =>
    previous.manifest.findFile(path) === digest ? [] : [path.slice(1)],
  )
  const compressed = input.isCompressed ? await compressChanged(publicFolder, [...changed, ...urls.flatMap(pageFiles)], input.signal) : {}
  const edited = previous.manifest.replace({
    pages: Object.fromEntries(pages),
    files: { ...siteFiles.changed, ...compressed },
    search: searchDigests(state),
  })
  if (edited !== undefined) writeFolders(staging, previous.listFolders())
  return edited
}

async function makeManifest(job: BuildJob, written: Written): Promise<Buffer> {
  const { state, edits, siteFiles, staging, publicFolder, previousFolder, recycled } = written
  const pages = edits === undefined || job.previous === undefined ? pageDigests(state, job.previous) : editDigests(edits, job.previous)
  const files = job.input.isCompressed
    ? await compressSite(job, { ...written, urls: Object.keys(pages), files: siteFiles.files, hasCompressed: edits !== undefined })
    : siteFiles.files
  if (!siteFiles.haveSameNames) {
    const kept = keepAssets({ previousFolder, previous: job.previous, publicFolder, files })
    writeNewFile(join(staging, KEPT), JSON.stringify(kept))
    removeLeftovers(recycled, { files, kept }, publicFolder)
  }
  const body = manifestBody(job, { pages, files, state, publicFolder })
  writeFolders(staging, listFolders(body, publicFolder))
  return encodeManifest(body)
}

const KEPT = 'kept.json'

/** After edits of texts the site has the same pages as before. */
function editDigests({ pages }: StateEdits, previous: PreviousBuild): Readonly<Record<string, string>> {
  const edited = Object.entries(pages).map(([url, page]) => [url, digestOf(page)] as const)
  return { ...previous.pages, ...Object.fromEntries(edited) }
}

/** In the order of their addresses. Of pages that are as before, the previous build has the digests. */
function pageDigests(state: BuildState, previous: PreviousBuild | undefined): Readonly<Record<string, string>> {
  const findDigest = (url: string, page: PageState): string => {
    const before = previous?.state.pages[url]
    const known = before?.docHash === page.docHash && before.htmlHash === page.htmlHash ? previous?.pages[url] : undefined
    return known ?? digestOf(page)
  }
  const digests = [
    ...Object.entries(state.sitePages).map(([url, { files }]) => [url, files] as const),
    ...Object.entries(state.pages).map(([url, page]) => [url, findDigest(url, page)] as const),
  ]
  return Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function digestOf({ docHash, htmlHash }: PageState): string {
  return shortHash(docHash + htmlHash)
}

function searchDigests({ search }: BuildState): SiteManifest['search'] {
  return sorted(Object.fromEntries(Object.entries(search).map(([locale, index]) => [locale, index.hash])))
}

function redirectsJson({ source }: BuildJob): string {
  return JSON.stringify(Object.fromEntries([...source.content.tree.redirects].sort(([a], [b]) => (a < b ? -1 : 1))))
}

function manifestBody(
  { input, source }: BuildJob,
  { pages, files, state, publicFolder }: Pick<Written, 'state' | 'publicFolder'> & Pick<SiteManifest, 'pages' | 'files'>,
): Omit<SiteManifest, 'id'> {
  return {
    version: 1,
    ...(publicFolder.hasPortableNames ? { portableNames: true } : {}),
    csp: sitePolicy(input.web.csp, source.content.tree.allPages, source.content.site),
    runnerScript: input.web.runnerScript,
    compilerScript: input.web.compilerScript,
    pages,
    files,
    search: searchDigests(state),
  }
}
