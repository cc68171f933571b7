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
}

/** The sources of the bundles, relative to the project's folder. */
const SOURCES = [
  'src/web',
  'src/contracts',
  'src/locales',
  'src/markup',
  'src/cli/build-web.ts',
  'src/cli/build-web-bundles.ts',
  'src/cli/build-web-fonts.ts',
  'src/cli/build-web-icons.ts',
  'src/cli/build-web-kerning.ts',
  'src/cli/bundle-licences.ts',
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

/** Bundles that may still be made. */
export interface StartedWebBuild {
  /** Rejected with an Error with Vite's message when the code can't be bundled. */
  readonly web: Promise<WebBuild>
}

/**
 * Begins to get the bundles of `src/web` for this version of the code: those in the cache, or new ones. A version is made in a temporary folder and
 * renamed when it is whole, so that a build that was cut off is never used.
 *
 * @returns when the process that makes them runs, or none is needed
 */
export async function startWeb(input: BuildWebInput): Promise<StartedWebBuild> {
  const { projectFolder, cacheFolder } = input
  const version = versionOfSources(projectFolder, SOURCES, { file: `${cacheFolder}-version.json`, nowMs: Date.now() })
  const folder = join(cacheFolder, version)
  const bundles = (await findBundles(folder)) ?? makeBundles({ projectFolder, cacheFolder, folder })
  return { web: finishWeb(input, version, bundles) }
}

async function finishWeb({ cacheFolder, runner }: BuildWebInput, version: string, made: Bundles | Promise<Bundles>): Promise<WebBuild> {
  const bundles = await made
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

/** The bundles of a version that is whole; undefined when it was never made. */
async function findBundles(folder: string): Promise<Bundles | undefined> {
  const text = await readFile(join(folder, 'bundles.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const now = new Date()
  await utimes(folder, now, now).catch(() => undefined)
  return parseBundles(text)
}

function parseBundles(text: string): Bundles {
  const value: unknown = JSON.parse(text)
  if (!isBundles(value)) throw new Error(`bundles.json of the web build does not have the expected shape: ${text.slice(0, 200)}`)
  return value
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

interface MakeInput {
  readonly projectFolder: string
  readonly cacheFolder: string
  readonly folder: string
}

/** The process that bundles runs when this returns: the caller may be busy with other work until it ends. */
function makeBundles({ projectFolder, cacheFolder, folder }: MakeInput): Promise<Bundles> {
  const temporary = join(cacheFolder, `${TEMPORARY}${process.pid}-${process.hrtime.bigint()}`)
  mkdirSync(temporary, { recursive: true })
  return storeBundles(bundleInProcess(projectFolder, temporary), { temporary, folder })
}

async function storeBundles(
  made: Promise<Bundles>,
  { temporary, folder }: { readonly temporary: string; readonly folder: string },
): Promise<Bundles> {
  try {
    const bundles = await made
    await writeFile(join(temporary, 'bundles.json'), JSON.stringify(bundles))
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
function bundleInProcess(projectFolder: string, outFolder: string): Promise<Bundles> {
  const child = fork(join(import.meta.dirname, 'build-web-bundles.ts'), [projectFolder, outFolder], {
    env: { NODE_ENV: 'production' },
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    child.once('message', (message: BundlesMessage) => {
      if ('failed' in message) reject(new Error(message.failed))
      else resolve(message.bundles)
    })
    child.once('error', reject)
    // Not `exit`, which may come before a message that was sent earlier.
    child.once('close', (code, endSignal) =>
      reject(new Error(`the process that bundles src/web ended with ${endSignal ?? `code ${code}`} and without a result`)),
    )
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
  await Promise.all([...old, ...stale].map(({ name }) => rm(join(cacheFolder, name), { recursive: true, force: true })))
}
