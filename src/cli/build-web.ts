import { fork } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { WebBuild } from '#contracts/web-build.ts'
import { SPECULATION_RULES } from '#web/app/head/speculation-rules.ts'
import { SIDEBAR_SCRIPT } from '#web/documents/sidebar-script.ts'
import { THEME_SCRIPT } from '#web/shell/theme-script.ts'
import { contentSecurityPolicy } from './build-web-policy.ts'
import { versionOfSources } from './version-of-sources.ts'

interface BuildWebInput {
  /** Holds `src` and `package-lock.json`. */
  readonly projectFolder: string
  /** Where the bundles of each version are stored. */
  readonly cacheFolder: string
  /** As in `SiteSettings`; pages may show its frames. */
  readonly runner?: string | undefined
  /** Ends the process that bundles. */
  readonly signal?: AbortSignal
}

/** The sources of the bundles, relative to the project's folder: `src/web` and `src/worker`, the parts that they import, and what makes the bundles. */
export const WEB_SOURCES = [
  'src/web',
  'src/worker',
  'src/contracts',
  'src/locales',
  'src/markup',
  'src/search',
  'src/cli/build-web.ts',
  'src/cli/build-web-bundles.ts',
  'src/cli/script-groups.ts',
  'src/cli/build-web-fonts.ts',
  'src/cli/build-web-icons.ts',
  'src/cli/build-web-kerning.ts',
  'src/cli/bundle-licences.ts',
  'src/cli/licences',
  'src/cli/list-reading-scripts.ts',
  'src/cli/prefix-match-parent.ts',
  'src/cli/small-glean.ts',
  'src/cli/small-preload.ts',
  'package-lock.json',
  'tsconfig.base.json',
]
const KEPT_VERSIONS = 3
/** A temporary folder that is older was left by a build that was cut off. */
const STALE_MS = 3_600_000
const TEMPORARY = 'unfinished-'

/** What was bundled. */
export interface Bundles {
  readonly script: string
  /** As in `WebAssets`. */
  readonly styles: string
  /** As in `WebBuild`. */
  readonly runnerScript: string
  /** As in `WebBuild`. */
  readonly compilerScript: string
  /** Relative to the folder that was given. */
  readonly serverEntry: string
}

/** The scripts that run before the first paint. */
const INLINE_SCRIPT = `${THEME_SCRIPT};${SIDEBAR_SCRIPT}`

/** A web build that may not be finished yet. The promise is in an object: an async function that returned it bare would wait for it. */
export interface StartedWebBuild {
  /** Rejected with an Error with Vite's message when the code can't be bundled, or with the reason of the signal. */
  readonly web: Promise<WebBuild>
}

/**
 * Starts the web build of this version of the code: finds its bundles in the cache, or starts the process that makes them. A version is made in a temporary folder and
 * renamed when it is whole, so that a build that was cut off is never used.
 *
 * @returns when the process that makes them runs, or none is needed
 */
export async function startWeb(input: BuildWebInput): Promise<StartedWebBuild> {
  const version = versionOf(input)
  const folder = join(input.cacheFolder, version)
  const bundles = (await findBundles(folder)) ?? makeBundles(input, version)
  const web = finishWeb(input, version, bundles)
  // The caller may fail before it awaits the bundles: then their error must not end the process.
  web.catch(() => undefined)
  return { web }
}

function versionOf({ projectFolder, cacheFolder }: BuildWebInput): string {
  return versionOfSources(projectFolder, WEB_SOURCES, { file: `${cacheFolder}-version.json`, nowMs: Date.now() })
}

async function finishWeb(input: BuildWebInput, version: string, made: Bundles | Promise<Bundles | undefined>): Promise<WebBuild> {
  const { cacheFolder, runner } = input
  const bundles = await made
  if (bundles === undefined) return (await startWeb(input)).web
  await keepNewest(cacheFolder, version)
  const folder = join(cacheFolder, version)
  return {
    version,
    publicFolder: join(folder, 'public'),
    serverEntry: join(folder, bundles.serverEntry),
    assets: { build: version, script: bundles.script, styles: bundles.styles, themeScript: INLINE_SCRIPT },
    runnerScript: bundles.runnerScript,
    compilerScript: bundles.compilerScript,
    csp: contentSecurityPolicy(runner, INLINE_SCRIPT, SPECULATION_RULES),
  }
}

/** The bundles of a version that is whole; undefined when it was never made. A version that a loss of power has damaged is removed. */
async function findBundles(folder: string): Promise<Bundles | undefined> {
  const text = await readFile(join(folder, 'bundles.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const bundles = parseBundles(text)
  const now = new Date()
  if (bundles === undefined) await rm(folder, { recursive: true, force: true })
  else await utimes(folder, now, now).catch(() => undefined)
  return bundles
}

function parseBundles(text: string): Bundles | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isBundles(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isBundles(value: unknown): value is Bundles {
  return (
    typeof value === 'object' &&
    value !== null &&
    'script' in value &&
    'styles' in value &&
    'runnerScript' in value &&
    'compilerScript' in value &&
    'serverEntry' in value
  )
}

/**
 * The process that bundles runs when this returns: the caller may be busy with other work until it ends.
 *
 * @returns undefined when a source has changed meanwhile: the bundles may have parts of both versions
 */
function makeBundles(input: BuildWebInput, version: string): Promise<Bundles | undefined> {
  const temporary = join(input.cacheFolder, `${TEMPORARY}${process.pid}-${process.hrtime.bigint()}`)
  mkdirSync(temporary, { recursive: true })
  return storeBundles(bundleInProcess(input, temporary), temporary, () =>
    versionOf(input) === version ? join(input.cacheFolder, version) : undefined,
  )
}

/** @param findFolder says where the bundles belong when they are made; undefined: nowhere */
async function storeBundles(made: Promise<Bundles>, temporary: string, findFolder: () => string | undefined): Promise<Bundles | undefined> {
  try {
    const bundles = await made
    await writeFile(join(temporary, 'bundles.json'), JSON.stringify(bundles))
    const folder = findFolder()
    if (folder === undefined) return undefined
    // Another process may have finished the same version first: then its folder is as good.
    await rename(temporary, folder).catch(async (error: unknown) => {
      if ((await findBundles(folder)) === undefined) throw error
    })
    return bundles
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/** What the process that bundles posts. */
export type BundlesMessage = { readonly bundles: Bundles } | { readonly failed: string }

/** Vite reads and sets NODE_ENV: in a process of its own it does so for itself only, and all the memory that it needs, 800 MB, is given back when it ends. */
function bundleInProcess({ projectFolder, signal }: BuildWebInput, outFolder: string): Promise<Bundles> {
  const child = fork(join(import.meta.dirname, 'build-web-bundles.ts'), [projectFolder, outFolder], {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    ...(signal === undefined ? {} : { signal }),
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message: BundlesMessage) => {
      if ('failed' in message) reject(new Error(message.failed))
      else resolve(message.bundles)
    })
    const fail = (error: unknown): void => reject(signal?.aborted === true ? signal.reason : error)
    child.once('error', fail)
    // Not `exit`, which may come before a message that was sent earlier.
    child.once('close', (code, endSignal) => {
      const error = new Error(`the process that bundles src/web ended with ${endSignal ?? `code ${code}`} and without a result`)
      // Ctrl-C ends both processes, and this one may hear of the end of the other first.
      setImmediate(fail, error)
    })
  })
}

async function keepNewest(cacheFolder: string, current: string): Promise<void> {
  const names = (await readdir(cacheFolder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(cacheFolder, name)).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  const old = dated
    .filter(({ name }) => name !== current && !name.startsWith(TEMPORARY))
    .sort((one, other) => other.at - one.at)
    .slice(KEPT_VERSIONS - 1)
  const stale = dated.filter(({ name, at }) => name.startsWith(TEMPORARY) && Date.now() - at > STALE_MS)
  await Promise.all([...old, ...stale].map(({ name }) => removeVersion(cacheFolder, name)))
}

/** A removal that is cut off leaves nothing under the name of the version, which may be made again. */
async function removeVersion(cacheFolder: string, name: string): Promise<void> {
  const leaving = join(cacheFolder, name.startsWith(TEMPORARY) ? name : `${TEMPORARY}${name}`)
  await rename(join(cacheFolder, name), leaving).catch(() => undefined)
  await rm(leaving, { recursive: true, force: true })
}
