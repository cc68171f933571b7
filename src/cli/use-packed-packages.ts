import { rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { findPacked, isPacked, packedFolder } from './packed-packages.ts'
import { resolveOwnModule } from './resolve-own-module.ts'

/*
 * From here on packages of hundreds of files are loaded as a few files, where they were packed, and files of the project are not looked for
 * (docs/decisions/0161). Threads that load much code import this module before their own (`--import`).
 */
const SOURCE = new URL('../', import.meta.url).href
const folder = packedFolder()
const packed = findPacked(folder)
// What is damaged is packed again.
if (packed === undefined && isPacked(folder)) rmSync(folder, { recursive: true, force: true })

registerHooks({
  resolve(specifier, context, next) {
    const url = packed?.get(specifier)
    if (url !== undefined) return { url, format: 'module', shortCircuit: true }
    const own = resolveOwnModule(specifier, context.parentURL, SOURCE)
    return own === undefined ? next(specifier, context) : { ...own, importAttributes: context.importAttributes, shortCircuit: true }
  },
})
