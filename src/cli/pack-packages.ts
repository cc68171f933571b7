import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { indexOfPacked, isPacked, PACKED_MODULES, PROJECT, packedFolder } from './packed-packages.ts'

/*
 * The process that packs packages. A folder is renamed when it is whole: one that was cut off is never used, and another process may have finished first.
 */
const UNFINISHED = 'unfinished-'
const folder = packedFolder()
const parent = dirname(folder)
const temporary = join(parent, `${UNFINISHED}${process.pid}`)
try {
  await packInto(temporary)
  if (!isPacked(folder)) renameSync(temporary, folder)
  const old = readdirSync(parent).filter((name) => !name.startsWith(UNFINISHED) && join(parent, name) !== folder)
  for (const name of old) rmSync(join(parent, name), { recursive: true, force: true })
} finally {
  rmSync(temporary, { recursive: true, force: true })
}

async function packInto(outDir: string): Promise<void> {
  const names = new Map(PACKED_MODULES.map((name) => [name, name.replaceAll('/', '-')]))
  await build({
    root: PROJECT,
    configFile: false,
    envDir: false,
    publicDir: false,
    mode: 'production',
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries([...names].map(([name, file]) => [file, name])),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash:12].mjs' },
      },
    },
  })
  const modules = Object.fromEntries([...names].map(([name, file]) => [name, `${file}.mjs`]))
  const [index, text] = indexOfPacked(outDir, modules, readdirSync(outDir))
  writeFileSync(join(outDir, index), text)
}
