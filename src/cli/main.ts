import { enableCompileCache } from 'node:module'
import { COMPILE_CACHE } from './compile-cache.ts'
import { keepYoungSpaceMedium, keepYoungSpaceSmall } from './young-space.ts'

const command = process.argv[2]
if (command === 'dev') keepYoungSpaceSmall()
if (command === 'build' || command === 'check') keepYoungSpaceMedium()
// Before all other code is loaded: what is compiled once is not compiled again by the next command. `bin/lectern.mjs` has done it already.
enableCompileCache(COMPILE_CACHE)
await import('./use-packed-packages.ts')
const { runCommand } = await import('./run-command.ts')
process.exitCode = await runCommand(process.argv.slice(2))
