/** The thread that bundles `src/web` with Vite: started by build-web.ts, which alone imports it, so that Vite is loaded only when it is needed. */
import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { PAGE_SHEETS, partOfFile, SHEET_PARTS } from '#web/page-sheets.ts'
import type { Bundles } from './build-web.ts'
import { makeFonts } from './build-web-fonts.ts'
import { prefixMatchParent } from './prefix-match-parent.ts'

/** Browsers that know `light-dark()`, `:has()` and nesting: what the sheets are written in stays as it is. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
/** The same as Lightning CSS wants them: a byte each for the version's parts. */
const CSS_TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }
/** The features whose components are loaded with the first page besides documents (web/routes.tsx), all in one file. */
const OTHER_PAGES =
  /\/src\/(?:web\/(?:(?:home|blog|community|curriculum(?:\/scrim)?|pages)\/[^/]+|shell\/search-box-html)\.tsx?|locales\/areas\.(?:ts|json)|contracts\/(?:community-ids|features|menus)\.ts)$/
/** What shows code running, in articles, in the playground and in the curriculum. */
const PLAY_FRAME =
  /\/src\/(?:web\/(?:ui\/(?:play-frame\/(?!play-value-text)[a-z0-9-]+|play-console\/fill-places|open-playground)|examples\/(?:example-frame|sample-code))|contracts\/play-(?:state|messages))\.ts$|\/examples\.css\?inline$/
/** React, and what is of use only beside it. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime|\/src\/web\/page-context\.ts$/
/** What the loader shares with what comes later. */
const COMMONS =
  /\/src\/(?:web\/(?:collections\/(?:forget-viewed|storage-keys)|texts\/interface-lang|curriculum\/sync\/account-key|navigation\/(?:page-style|is-plain-click|lower-case-hash)|shell\/measure)|locales\/translate|contracts\/(?:account-paths|escape-html|locales|page-href))\.ts$/
const NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'static/[name].[hash:12].js',
  chunkFileNames: 'static/[name].[hash:12].js',
  assetFileNames: 'static/[name].[hash:12].[ext]',
} as const

const { projectFolder, outFolder } = readInput(workerData)
const fontsFolder = join(outFolder, 'fonts')
parentPort?.postMessage(JSON.stringify(await bundle()))

async function bundle(): Promise<Bundles> {
  await makeFonts(fontsFolder)
  const files = outputOf(await build(browserConfig()))
  const runner = outputOf(await build(runnerConfig('runner')))
  const compiler = outputOf(await build(runnerConfig('compiler')))
  await build(serverConfig())
  return {
    script: `/${nameOf(files, (file) => file.type === 'chunk' && file.isEntry)}`,
    styles: await writeSheets(files),
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
    css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TARGETS, visitor: prefixMatchParent } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }
}

function browserConfig(): InlineConfig {
  return {
    ...sharedConfig(),
    plugins: [withoutSheets()],
    build: {
      outDir: join(outFolder, 'public'),
      emptyOutDir: true,
      assetsInlineLimit: isInlined,
      cssTarget: CSS_TARGET,
      // What a part of the application imports is asked for together with it.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { loader: join(projectFolder, 'src/web/loader.ts') },
        output: {
          ...NAMES,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { test: /\.css$/, name: partOfModule },
              { test: OTHER_PAGES, name: 'other-pages' },
              { test: PLAY_FRAME, name: 'play-frame' },
              { test: REACT, name: 'react' },
              { test: COMMONS, name: 'commons' },
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

/** Modules of rules stand in chunks of their own, one for each part of the sheets, in the order in which the code imports them. */
function partOfModule(id: string): string {
  return partOfFile(relative(join(projectFolder, 'src/web'), id).split(sep).join('/'))
}

/** Pages link their sheets themselves: scripts that were bundled from code that imports them don't wait for them. */
function withoutSheets(): Plugin {
  return {
    name: 'scripts-without-sheets',
    generateBundle: {
      order: 'pre',
      handler(_, files) {
        for (const file of Object.values(files)) if (file.type === 'chunk') file.viteMetadata?.importedCss.clear()
      },
    },
  }
}

/**
 * Writes the sheets of their parts, all with one hash, that of all of them.
 *
 * @returns `WebAssets.styles`
 */
async function writeSheets(files: readonly OutputFile[]): Promise<string> {
  const parts = Object.fromEntries(SHEET_PARTS.map((part) => [part, getAsset(files, new RegExp(`^static/${part}\\.[0-9a-f]+\\.css$`))]))
  const hash = createHash('sha256').update(JSON.stringify(PAGE_SHEETS))
  for (const part of SHEET_PARTS) hash.update(parts[part]?.source ?? '')
  const styles = `/static/{sheet}.${hash.digest('hex').slice(0, 12)}.css`
  const folder = join(outFolder, 'public')
  for (const part of SHEET_PARTS) await rm(join(folder, parts[part]?.fileName ?? ''))
  for (const [sheet, names] of Object.entries(PAGE_SHEETS))
    await writeFile(
      join(folder, styles.replace('{sheet}', sheet)),
      names.map((part) => String(parts[part]?.source ?? '').trim()).join('\n'),
    )
  return styles
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
        input: { 'entry.server': join(projectFolder, 'src/web/entry.server.tsx') },
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

function readInput(value: unknown): { readonly projectFolder: string; readonly outFolder: string } {
  if (typeof value !== 'object' || value === null || !('projectFolder' in value) || !('outFolder' in value))
    throw new Error('no folders were given')
  return { projectFolder: String(value.projectFolder), outFolder: String(value.outFolder) }
}

/** The small icons of the sheets stand in them; anything else is a file. */
function isInlined(path: string): boolean {
  return path.includes('/ui/icons/')
}
