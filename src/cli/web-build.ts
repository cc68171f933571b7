import { join } from 'node:path'
import type { WebBuild } from '#contracts/web-build.ts'
import { type StartedWebBuild, startWeb } from './build-web.ts'
import { isPacked, packedFolder } from './packed-packages.ts'
import { startInBackground } from './start-in-background.ts'

/** The project's own folder: its code, and `.lectern/web` for the bundles made from it. */
export const PROJECT_FOLDER = join(import.meta.dirname, '../..')

interface WebOptions {
  /** As in `SiteSettings`. */
  readonly runner?: string | undefined
  /** Ends what is started. */
  readonly signal?: AbortSignal
}

/** Starts the web build of this version of the code. */
export async function startWebBuild(options: WebOptions): Promise<StartedWebBuild> {
  const started = await startWeb({ projectFolder: PROJECT_FOLDER, cacheFolder: join(PROJECT_FOLDER, '.lectern/web'), ...options })
  // The cores are busy with the bundles before.
  if (!isPacked(packedFolder())) started.web.then(packInBackground, () => undefined)
  return started
}

/** The bundles of src/web for this version of the code. */
export async function getWebBuild(options: WebOptions = {}): Promise<WebBuild> {
  return (await startWebBuild(options)).web
}

/** Packs packages for the next commands, in a process that this one does not wait for. */
function packInBackground(): void {
  startInBackground([join(import.meta.dirname, 'pack-packages.ts')])
}
