import { createHash } from 'node:crypto'
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNeeded, readPackages } from './installed.mjs'
import { SetupError } from './setup-error.mjs'

const SUMS = join(dirname(fileURLToPath(import.meta.url)), 'node-sums.json')

/**
 * Compares the packaged Node of this machine with the SHA-256 sum in node-sums.json, before anything runs it (docs/behaviour/supply.md 2).
 *
 * @param {string} project folder of node_modules
 * @param {Readonly<Record<string, string>>} [sums] SHA-256 as hex by `name@version`
 * @returns {void}
 * @throws {SetupError} when the program differs, or when no sum is written down for it
 */
export function verifyPackagedNode(project, sums = JSON.parse(readFileSync(SUMS, 'utf8'))) {
  for (const { id, program } of listPackagedNodes(project)) {
    const expected = sums[id]
    const found = sumOf(program)
    if (found === expected) continue
    throw new SetupError(
      `the Node program of ${id} has the SHA-256 sum ${found}, and tools/setup/node-sums.json has ${expected ?? 'none for this version'}. Delete node_modules and run the same command again; if the sums still differ, don't run the program and report it as SECURITY.md says.`,
    )
  }
}

/**
 * The packages of Node in the lockfile that this machine has installed.
 *
 * @param {string} project
 */
function listPackagedNodes(project) {
  return Object.entries(readPackages(join(project, 'package-lock.json'))).flatMap(([path, locked]) => {
    const bin = locked.bin?.node
    if (bin === undefined || !isNeeded(locked, 'start')) return []
    const program = join(project, path, bin)
    return existsSync(program) ? [{ id: `${path.replace('node_modules/', '')}@${locked.version}`, program }] : []
  })
}

/**
 * Reads in blocks, since the program has more than 100 MB.
 *
 * @param {string} file
 */
function sumOf(file) {
  const hash = createHash('sha256')
  const block = Buffer.alloc(4 * 1024 * 1024)
  const descriptor = openSync(file, 'r')
  try {
    for (let length = readSync(descriptor, block); length > 0; length = readSync(descriptor, block)) hash.update(block.subarray(0, length))
  } finally {
    closeSync(descriptor)
  }
  return hash.digest('hex')
}
