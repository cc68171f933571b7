import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runLectern } from './lectern-process.ts'
import { STARTER_SITE } from './starter-site.ts'

/**
 * Builds the starter content once for a whole run: each worker serves it with data of its own.
 *
 * @returns the way to take it away again
 */
export default async function buildStarter(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-e2e-starter-'))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    await runLectern('build', '--site', join(folder, 'site'), '--data', join(folder, 'data'))
  } catch (error) {
    await remove()
    throw error
  }
  process.env[STARTER_SITE] = join(folder, 'site')
  return remove
}
