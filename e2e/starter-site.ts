import { join } from 'node:path'
import { type LecternServer, startLecternWith } from './lectern-process.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

/** The variable in which `global-setup.ts` tells the workers where the built starter content is. */
export const STARTER_SITE = 'LECTERN_E2E_STARTER'

/** The starter content, served by the real command line. Readers sign in with the site's own provider. */
export interface StarterSite extends LecternServer {
  /** For commands beside the server: `--data`. */
  readonly dataFolder: string
}

/**
 * Serves the starter content with data of its own while `use` runs.
 *
 * @param settings that stand in the environment
 */
export async function withStarterSite(
  settings: Readonly<Record<string, string>>,
  use: (site: StarterSite) => Promise<void>,
): Promise<void> {
  const site = process.env[STARTER_SITE]
  if (site === undefined)
    throw new Error(`no ${STARTER_SITE}: run the tests with playwright.config.ts, whose globalSetup builds the content`)
  await withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, 'data')
    const server = await startLecternWith(settings, 'serve', '--site', site, '--data', dataFolder)
    await use({ ...server, dataFolder }).finally(server.stop)
  })
}
