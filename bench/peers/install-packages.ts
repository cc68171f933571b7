import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageText } from './make-site.ts'
import type { Tool } from './tool.ts'

/** Written when an installation is complete, with what was installed. */
const DONE = 'installed.json'

/** Installs the packages of a tool into a folder of its own, from the registry that npm is set to, unless they are there. Their scripts do not run. */
export function installPackages(tool: Tool, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const wanted = packageText(tool)
  const done = join(folder, DONE)
  if (Object.keys(tool.packages).length === 0 || (existsSync(done) && readFileSync(done, 'utf8') === wanted)) return
  console.log(`installing ${tool.name} into ${folder}`)
  writeFileSync(join(folder, 'package.json'), wanted)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  writeFileSync(done, wanted)
}
