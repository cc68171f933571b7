import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Gives `use` a new folder and removes it with all that is in it afterwards, whatever happens. */
export async function withTemporaryFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-e2e-'))
  try {
    await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
