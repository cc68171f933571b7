import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { BUILD_FILES } from './build-files.ts'
import { OLD, SPARE } from './site-folder.ts'
import { sealBuild } from './untouched-folders.ts'

/** What recycle-folder.ts reads of an older build. */
const LINKED_FILES = ['manifest.json', 'redirects.json', 'kept.json']

/**
 * Makes the folder in which the next build is made, from hard links to all files of the build that is served (docs/decisions/0153). Until it is complete it has
 * the name of a folder that the next build removes, so that a process that is killed leaves nothing behind.
 *
 * @throws when a file can't be linked: another build is made meanwhile
 */
export function makeSpare(site: string): void {
  const spare = join(site, SPARE)
  if (existsSync(spare)) return
  const current = readlinkSync(join(site, 'current'))
  const build = join(site, current)
  const folder = join(site, `${OLD}spare-${process.pid}`)
  try {
    linkFolder(join(build, 'public'), join(folder, 'public'))
    for (const name of LINKED_FILES) linkSync(join(build, name), join(folder, name))
    // Not a link: its time is later than that of all folders.
    copyFileSync(join(build, BUILD_FILES.stateEdits), join(folder, BUILD_FILES.stateEdits))
    sealBuild(folder)
    if (!existsSync(spare) && readlinkSync(join(site, 'current')) === current) renameSync(folder, spare)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkSync(source, target)
  }
}
