import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { WebBuild } from '#contracts/web-build.ts'
import { type StartedWebBuild, startWeb } from './build-web.ts'
import { isPacked, packedFolder } from './packed-packages.ts'

/** The project's own folder: its code, and `.lectern/web` for the bundles made from it. */
export const PROJECT_FOLDER = join(import.meta.dirname, '../..')

/** Begins to get the bundles of src/web for this version of the code. @param runner as in `SiteSettings` */
export function startWebBuild(runner?: string): Promise<StartedWebBuild> {
  if (!isPacked(packedFolder())) packInBackground()
  return startWeb({ projectFolder: PROJECT_FOLDER, cacheFolder: join(PROJECT_FOLDER, '.lectern/web'), runner })
}

/** The bundles of src/web for this version of the code. @param runner as in `SiteSettings` */
export async function getWebBuild(runner?: string): Promise<WebBuild> {
  return (await startWebBuild(runner)).web
}

/** Packs packages for the next commands, in a process that this one does not wait for. */
function packInBackground(): void {
  spawn(process.execPath, [join(import.meta.dirname, 'pack-packages.ts')], { detached: true, stdio: 'ignore' }).unref()
}
