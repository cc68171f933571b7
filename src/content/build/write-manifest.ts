import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SiteManifest } from '#contracts/manifest.ts'
import { sitePolicy } from '../outputs/site-policy.ts'
import { shortHash } from '../tree/facts.ts'
import type { BuildState, PageState } from './build-state.ts'
import { compressSite } from './compress-site.ts'
import { keepAssets } from './keep-assets.ts'
import type { BuildJob } from './plan-site.ts'
import type { PreviousBuild } from './previous-build.ts'
import { type PublicFolder, writeNewFile } from './public-files.ts'
import { type Recycled, removeLeftovers } from './recycle-folder.ts'
import type { SiteFiles } from './site-files.ts'
import { sorted } from './sorted.ts'
import { type StateEdits, writeBuildState } from './state-edits.ts'
import { sealBuild } from './untouched-folders.ts'

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
 * Compresses files when the input asks for it, and writes what the server and the next build read: `manifest.json`, `redirects.json`, `kept.json`
 * and the state.
 *
 * @returns the manifest; its id is a hash of all else in it, and of the redirects
 * @throws SiteFolderError when a file can't be written
 */
export async function writeManifest(job: BuildJob, written: Written): Promise<SiteManifest> {
  const { state, edits, siteFiles, staging, publicFolder, previousFolder, recycled } = written
  const before = edits === undefined ? undefined : job.previous
  const pages = edits === undefined || before === undefined ? pageDigests(state, job.previous) : editDigests(edits, before)
  const files = job.input.isCompressed
    ? await compressSite(job, { ...written, urls: Object.keys(pages), files: siteFiles.files, hasCompressed: edits !== undefined })
    : siteFiles.files
  const redirects = before === undefined ? Buffer.from(redirectsJson(job)) : readFileSync(join(before.folder, REDIRECTS))
  const body = manifestBody(job, { pages, files, state, publicFolder })
  const json = Buffer.from(JSON.stringify(body))
  const id = shortHash(Buffer.concat([json, redirects]))
  writeNewFile(join(staging, 'manifest.json'), Buffer.concat([json.subarray(0, -1), Buffer.from(`,"id":"${id}"}`)]))
  writeNewFile(join(staging, REDIRECTS), redirects)
  const kept = siteFiles.haveSameNames ? {} : keepAssets({ previousFolder, previous: job.previous, publicFolder, files })
  writeNewFile(join(staging, 'kept.json'), JSON.stringify(kept))
  removeLeftovers(recycled, { files, kept }, publicFolder)
  writeBuildState(staging, {
    state,
    edits: edits === undefined ? undefined : { ...edits, search: state.search },
    previousFolder: job.previous?.folder,
  })
  sealBuild(staging)
  return { ...body, id }
}

const REDIRECTS = 'redirects.json'

/** After edits of texts the site has the same pages as before. */
function editDigests({ pages }: StateEdits, previous: PreviousBuild): Readonly<Record<string, string>> {
  const edited = Object.entries(pages).map(([url, { docHash, htmlHash }]) => [url, shortHash(docHash + htmlHash)] as const)
  return { ...previous.pages, ...Object.fromEntries(edited) }
}

/** In the order of their addresses. Of pages that are as before, the previous build has the digests. */
function pageDigests(state: BuildState, previous: PreviousBuild | undefined): Readonly<Record<string, string>> {
  const digestOf = (url: string, { docHash, htmlHash }: PageState): string => {
    const before = previous?.state.pages[url]
    const known = before?.docHash === docHash && before.htmlHash === htmlHash ? previous?.pages[url] : undefined
    return known ?? shortHash(docHash + htmlHash)
  }
  const digests = [
    ...Object.entries(state.sitePages).map(([url, { files }]) => [url, files] as const),
    ...Object.entries(state.pages).map(([url, page]) => [url, digestOf(url, page)] as const),
  ]
  return Object.fromEntries(digests.sort(([a], [b]) => (a < b ? -1 : 1)))
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
    search: sorted(Object.fromEntries(Object.entries(state.search).map(([locale, index]) => [locale, index.hash]))),
  }
}
