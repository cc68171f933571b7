/** The thread that bundles `src/web` with Vite: started by build-web.ts, which alone imports it, so that Vite is loaded only when it is needed. */
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { build, type InlineConfig, type Rolldown } from 'vite'
import type { Bundles } from './build-web.ts'

/** Browsers that know `light-dark()`, `:has()` and nesting: what the sheets are written in stays as it is. */
const CSS_TARGET = ['chrome123', 'edge123', 'firefox128', 'safari17.5']
/** The same as Lightning CSS wants them: a byte each for the version's parts. */
const CSS_TARGETS = { chrome: 123 << 16, edge: 123 << 16, firefox: 128 << 16, safari: (17 << 16) | (5 << 8) }
const NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'static/[name].[hash:12].js',
  chunkFileNames: 'static/[name].[hash:12].js',
  assetFileNames: 'static/[name].[hash:12].[ext]',
} as const

const { projectFolder, outFolder } = readInput(workerData)
parentPort?.postMessage(JSON.stringify(await bundle()))

async function bundle(): Promise<Bundles> {
  const files = outputOf(await build(browserConfig()))
  await build(serverConfig())
  return {
    script: `/${nameOf(files, (file) => file.type === 'chunk' && file.isEntry)}`,
    styles: [`/${nameOf(files, (file) => file.fileName.endsWith('.css'))}`],
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
    css: { transformer: 'lightningcss', lightningcss: { targets: CSS_TARGETS } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }
}

function browserConfig(): InlineConfig {
  return {
    ...sharedConfig(),
    build: {
      outDir: join(outFolder, 'public'),
      emptyOutDir: true,
      assetsInlineLimit: isInlined,
      cssCodeSplit: false,
      cssTarget: CSS_TARGET,
      // The preload helper adds inline work to the loader for chunks that it asks for together anyway.
      modulePreload: false,
      rolldownOptions: { input: { loader: join(projectFolder, 'src/web/loader.ts') }, output: NAMES },
    },
  }
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
