import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The public file with the notices; bundles name it in their first line. Its name has no hash, since they must know it before they are complete. */
export const LICENCES_FILE = 'licences.txt'

const IN_PACKAGE = /^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/
/** Modules without a file: what the tools add of their own. */
const TOOL = /^\0(vite|rolldown)\//

/** The fields of a package.json that notices need. */
interface PackageFacts {
  readonly version?: string
  readonly license?: string
  readonly homepage?: string
}

/** The folders of packages whose code is in the modules of a bundle, each once: `/project/node_modules/react`. */
export function listPackageFolders(moduleIds: readonly string[], projectFolder: string): readonly string[] {
  const folders = moduleIds.flatMap((id) => {
    const tool = TOOL.exec(id)?.[1]
    if (tool !== undefined) return [join(projectFolder, 'node_modules', tool)]
    const found = IN_PACKAGE.exec(id)
    return found === null ? [] : [found[0].slice(0, -1)]
  })
  return [...new Set(folders)].sort()
}

/**
 * The notices of packages, each with the text of its licence (docs/behaviour/supply.md 4): its own file, or ours where a licence is the same for all.
 *
 * @throws Error naming a package that has no file with its licence
 */
export function licenceNotices(packageFolders: readonly string[]): string {
  const notices = packageFolders.map(noticeOf).toSorted((a, b) => (a < b ? -1 : 1))
  return `The scripts and fonts of this site contain the following software.\n\n${notices.join('\n')}`
}

function noticeOf(folder: string): string {
  const { version, license, homepage }: PackageFacts = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const name = IN_PACKAGE.exec(`${folder}/`)?.[1]?.replaceAll('\\', '/') ?? folder
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)(?:[.-](?:md|txt|mit))?$/i.test(file))
  const known = join(import.meta.dirname, 'licences', `${license}.txt`)
  if (files.length === 0 && !existsSync(known))
    throw new Error(`no file of ${folder} contains its licence (${license}): bundles must contain it; choose another package`)
  const paths = files.length === 0 ? [known] : files.sort().map((file) => join(folder, file))
  const texts = paths.map((path) => readFileSync(path, 'utf8').trim())
  const head = [`${name} ${version}`, license, homepage].filter((part) => part !== undefined).join(' - ')
  return `${'='.repeat(80)}\n${head}\n${'='.repeat(80)}\n\n${texts.join('\n\n')}\n`
}
