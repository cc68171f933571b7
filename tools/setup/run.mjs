import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureFonts } from './fonts.mjs'
import { ensurePackages } from './packages.mjs'
import { ensurePostgres } from './postgres.mjs'
import { ensurePrograms } from './programs.mjs'
import { ensureRuntime } from './runtime.mjs'
import { SetupError } from './setup-error.mjs'

const PROJECT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * Makes the checkout ready: packages from the lockfile, a Node that can run it, and for tests a PostgreSQL server, git, a browser and
 * fonts.
 * Says nothing when all is there. What can't be fixed is one line on standard error and exit code 1.
 *
 * @param {readonly string[]} options `--tests` when the tests are to run
 * @returns {Promise<void>}
 */
export async function run(options) {
  const forTests = options.includes('--tests')
  try {
    ensurePackages(PROJECT, forTests ? 'full' : 'start')
    ensureRuntime(PROJECT)
    if (!forTests) return
    ensurePostgres(PROJECT)
    ensurePrograms(PROJECT)
    ensureFonts(PROJECT)
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    console.error(`Lectern: ${error.message}`)
    process.exitCode = 1
  }
}
