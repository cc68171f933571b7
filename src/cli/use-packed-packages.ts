import { rmSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { findPacked, isPacked, packedFolder } from './packed-packages.ts'

/*
 * From here on packages of hundreds of files are loaded as a few files, where they were packed: Node takes 0.4 ms for each module. Threads that load much code
 * import this module before their own (`--import`).
 */
const folder = packedFolder()
const packed = findPacked(folder)
if (packed !== undefined)
  registerHooks({
    resolve(specifier, context, next) {
      const url = packed.get(specifier)
      return url === undefined ? next(specifier, context) : { url, format: 'module', shortCircuit: true }
    },
  })
// What is damaged is packed again.
else if (isPacked(folder)) rmSync(folder, { recursive: true, force: true })
