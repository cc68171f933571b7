/** The process that bundles `src/web` with Vite: started by build-web.ts, with the folder of the project and that of the bundles. It ends with the process that started it. */
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { PAGE_STYLESHEETS, partsOf } from '#web/app/pages/page-stylesheets.ts'
import { partOfFile, STYLESHEET_PARTS } from '#web/app/pages/stylesheet-parts.ts'
import type { Bundles, BundlesMessage } from './build-web.ts'
import { FONT_PACKAGE, makeFonts } from './build-web-fonts.ts'
import { iconsInOneImage } from './build-web-icons.ts'
import { LICENCES_FILE, licenceNotices, listPackageFolders } from './bundle-licences.ts'
import { closureOf, listReadingScripts } from './list-reading-scripts.ts'
import { prefixMatchParent } from './prefix-match-parent.ts'
import { SCRIPT_GROUPS } from './script-groups.ts'
import { smallGlean } from './small-glean.ts'
import { smallPreload, withoutLoaded } from './small-preload.ts'

/** Browsers that know `light-dark()`, `:has()` and nesting: what the stylesheets are written in stays as it is. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
/** The same as Lightning CSS requires them: a byte each for the version's parts. */
const CSS_TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }
const [projectFolder = '', outFolder = ''] = process.argv.slice(2)
/** The application names 44 files: 40 bits tell the versions of each apart, and 48 would cost all users a hundred bytes more. */
const NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'static/[name].[hash:10].js',
  chunkFileNames: 'static/[name].[hash:10].js',
  assetFileNames: 'static/[name].[hash:12].[ext]',
  postBanner: ({ moduleIds }: { readonly moduleIds: readonly string[] }) =>
    listPackageFolders(moduleIds, projectFolder).length === 0 ? '' : `/*! licences: /${LICENCES_FILE} */`,
} as const

/** The module that every page loads once the browser is idle, with all that it imports. */
const APPLICATION = join(projectFolder, 'src/web/app/entry.browser.tsx')
const LOADER = join(projectFolder, 'src/web/app/loader.ts')
/** The features that start on every page, once the application is there. */
const FEATURES = join(projectFolder, 'src/web/app/start-features.ts')
let applicationModules: ReadonlySet<string> | undefined
let featureModules: ReadonlySet<string> | undefined

const fontsFolder = join(outFolder, 'fonts')
const icons = iconsInOneImage(join(projectFolder, 'src/web/ui/icons'))
process.once('disconnect', () => process.exit())
process.send?.(await makeBundles(), () => process.disconnect())

async function makeBundles(): Promise<BundlesMessage> {
  try {
    return { bundles: await bundle() }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
}

async function bundle(): Promise<Bundles> {
  await makeFonts(fontsFolder)
  const files = outputOf(await build(browserConfig()))
  const runner = outputOf(await build(runnerConfig('runner')))
  const compiler = outputOf(await build(runnerConfig('compiler')))
  const bar = outputOf(await build(barConfig()))
  await build(serviceWorkerConfig({ bar: `/${nameOf(bar, (file) => file.type === 'chunk')}`, code: listReadingScripts(files) }))
  await build(serverConfig())
  await writeLicences([...files, ...runner, ...compiler])
  return {
    script: `/${nameOf(files, (file) => file.type === 'chunk' && file.isEntry)}`,
    styles: await writeStylesheets(files),
    runnerScript: nameOf(runner, (file) => file.type === 'chunk'),
    compilerScript: nameOf(compiler, (file) => file.type === 'chunk'),
    serverEntry: join('server', 'entry.server.mjs'),
  }
}

function sharedConfig(): InlineConfig {
  return {
    configFile: false,
    envDir: false,
    publicDir: false,
    root: projectFolder,
    mode: 'production',
    logLevel: 'error',
    resolve: { alias: { '@fonts': fontsFolder } },
    css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TARGETS, visitor: { ...prefixMatchParent, ...icons.visitor } } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    plugins: [icons.plugin],
  }
}

function browserConfig(): InlineConfig {
  return {
    ...sharedConfig(),
    plugins: [icons.plugin, withoutStylesheets(), smallPreload(), smallGlean()],
    build: {
      outDir: join(outFolder, 'public'),
      emptyOutDir: true,
      assetsInlineLimit: isInlined,
      cssTarget: CSS_TARGET,
      // What a part of the application imports is asked for together with it.
      modulePreload: { polyfill: false, resolveDependencies: withoutLoaded },
      rolldownOptions: {
        input: { loader: LOADER },
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        output: {
          ...NAMES,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { test: /\.css$/, name: partOfModule },
              ...SCRIPT_GROUPS,
              { test: /\.(?:[jt]sx?|css\?inline)$/, name: chunkOfApplication },
            ],
          },
        },
      },
    },
  }
}

/** One file without imports: `runner` stands in the pages that run code, before all else in them. */
function runnerConfig(name: 'runner' | 'compiler'): InlineConfig {
  return {
    ...sharedConfig(),
    build: {
      outDir: join(outFolder, 'public'),
      emptyOutDir: false,
      rolldownOptions: {
        input: { [name]: join(projectFolder, `src/web/runner/${name}.ts`) },
        output: { ...NAMES, format: 'iife' },
      },
    },
  }
}

/** The script of pages that are read offline; one file without imports. */
function barConfig(): InlineConfig {
  return {
    ...sharedConfig(),
    build: {
      outDir: join(outFolder, 'public'),
      emptyOutDir: false,
      cssTarget: CSS_TARGET,
      rolldownOptions: {
        input: { 'offline-bar': join(projectFolder, 'src/web/offline/bar/offline-bar.ts') },
        output: { ...NAMES, format: 'iife' },
      },
    },
  }
}

/** The service worker, with the names of the files that it stores besides those that pages name. Its own name stays the same, as browsers ask for it again. */
function serviceWorkerConfig(built: { readonly bar: string; readonly code: readonly string[] }): InlineConfig {
  return {
    ...sharedConfig(),
    define: { OFFLINE_FILES: JSON.stringify(built) },
    build: {
      outDir: join(outFolder, 'public'),
      emptyOutDir: false,
      rolldownOptions: {
        input: { 'service-worker': join(projectFolder, 'src/worker/service-worker.ts') },
        output: { ...NAMES, entryFileNames: '[name].js', format: 'iife' },
      },
    },
  }
}

/** Modules of rules stand in chunks of their own, one for each part of the stylesheets, in the order in which the code imports them. */
function partOfModule(id: string): string {
  return partOfFile(relative(join(projectFolder, 'src/web'), id).split(sep).join('/'))
}

/** All that the application imports is one file, also the modules that other parts share with it: each file more is a request more. */
function chunkOfApplication(id: string, context: Rolldown.ChunkingContext): string | null {
  applicationModules ??= listAfterLoader(APPLICATION, context)
  if (applicationModules.has(id)) return 'entry.browser'
  featureModules ??= listAfterLoader(FEATURES, context)
  return featureModules.has(id) ? 'start-features' : null
}

/** A module and all that it imports, but what the loader has. */
function listAfterLoader(module: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const importsOf = (id: string): readonly string[] => context.getModuleInfo(id)?.importedIds ?? []
  return closureOf(module, importsOf).difference(closureOf(LOADER, importsOf))
}

/** Pages link their stylesheets themselves: scripts that were bundled from code that imports them don't wait for them. */
function withoutStylesheets(): Plugin[] {
  return [
    changeScripts('pre', (script) => script.viteMetadata?.importedCss.clear()),
    // What Vite leaves in the place of an import of a stylesheet, when the scripts have been made small.
    changeScripts('post', (script) => {
      script.code = script.code.replaceAll(/\/\* empty css {1,40}\*\//g, '')
    }),
  ]
}

/** @param order before or after what Vite does with the scripts itself */
function changeScripts(order: 'pre' | 'post', change: (script: Rolldown.OutputChunk) => void): Plugin {
  return {
    name: `scripts-without-stylesheets-${order}`,
    generateBundle: {
      order,
      handler(_, files) {
        for (const file of Object.values(files)) if (file.type === 'chunk') change(file)
      },
    },
  }
}

/**
 * Writes the stylesheets of their parts, all with one hash, that of all of them.
 *
 * @returns `WebAssets.styles`
 */
async function writeStylesheets(files: readonly OutputFile[]): Promise<string> {
  const parts = Object.fromEntries(
    STYLESHEET_PARTS.map((part) => [part, getAsset(files, new RegExp(`^static/${part}\\.[0-9a-f]+\\.css$`))]),
  )
  const hash = createHash('sha256').update(JSON.stringify(PAGE_STYLESHEETS.map((stylesheet) => [stylesheet, partsOf(stylesheet)])))
  for (const part of STYLESHEET_PARTS) hash.update(parts[part]?.source ?? '')
  const styles = `/static/{sheet}.${hash.digest('hex').slice(0, 12)}.css`
  const folder = join(outFolder, 'public')
  for (const part of STYLESHEET_PARTS) await rm(join(folder, parts[part]?.fileName ?? ''))
  for (const stylesheet of PAGE_STYLESHEETS)
    await writeFile(
      join(folder, styles.replace('{sheet}', stylesheet)),
      partsOf(stylesheet)
        .map((part) => shortenImages(String(parts[part]?.source ?? '').trim()))
        .join('\n'),
    )
  return styles
}

/** Stylesheets whose images in quoted URLs have spaces for `%20`, which the URL standard allows in the path of `data:` and Vite escapes. */
function shortenImages(css: string): string {
  return css.replaceAll(/url\("data:[^"]*"\)/g, (image) => image.replaceAll('%20', ' '))
}

/** Writes the notices of all packages whose code or letters are in public files. */
async function writeLicences(files: readonly OutputFile[]): Promise<void> {
  const moduleIds = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []))
  const folders = [...listPackageFolders(moduleIds, projectFolder), join(projectFolder, 'node_modules', FONT_PACKAGE)]
  await writeFile(join(outFolder, 'public', LICENCES_FILE), licenceNotices(folders))
}

function serverConfig(): InlineConfig {
  return {
    ...sharedConfig(),
    ssr: { noExternal: true },
    build: {
      outDir: join(outFolder, 'server'),
      emptyOutDir: true,
      assetsInlineLimit: isInlined,
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: { 'entry.server': join(projectFolder, 'src/web/app/entry.server.tsx') },
        output: { ...NAMES, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
      },
    },
  }
}

type OutputFile = Rolldown.OutputChunk | Rolldown.OutputAsset

function outputOf(result: Awaited<ReturnType<typeof build>>): readonly OutputFile[] {
  if (Array.isArray(result)) return result.flatMap(({ output }) => output)
  if ('output' in result) return result.output
  throw new Error('Vite watches instead of building')
}

function getAsset(files: readonly OutputFile[], name: RegExp): Rolldown.OutputAsset {
  const found = files.find(({ fileName }) => name.test(fileName))
  if (found?.type !== 'asset') throw new Error(`the web build has no file ${name}`)
  return found
}

function nameOf(files: readonly OutputFile[], matches: (file: OutputFile) => boolean): string {
  const found = files.filter(matches).map(({ fileName }) => fileName)
  const [name] = found
  if (name === undefined || found.length > 1)
    throw new Error(`expected one such file of the web build, found: ${found.join(', ') || 'none'}`)
  return name
}

/** The small icons of the stylesheets stand in them; anything else is a file. */
function isInlined(path: string): boolean {
  return path.includes('/ui/icons/')
}
