import { existsSync, statSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { DEFAULT_FEATURES, FEATURES, type Feature } from '#contracts/features.ts'
import { cookieDomain, readRunnerPattern } from './read-runner-pattern.ts'
import { ConfigError, type Given, wrongValue } from './setting.ts'

/** The forms in which `lectern check` prints. */
export const CHECK_FORMATS = ['text', 'json', 'sarif'] as const
export type CheckFormat = (typeof CHECK_FORMATS)[number]

const DEFAULT_PORT = 3000
const DRAIN_MAX_S = 300
const MAX_WORKERS = 64
const MAX_MAILS = 6000

type Read<T> = (given: Given | undefined) => T

/** Whether an option without a value is there. */
export const readFlag: Read<boolean> = (given) => given !== undefined

/** Whether names of files are encoded: as the operator decides, and always on Windows, which can't write all of them. */
export function readPortableNames(given: Given | undefined, system: string = process.platform): boolean {
  return given !== undefined || system === 'win32'
}

/** The values of an option that may be given several times. */
export const readAll: Read<readonly string[]> = (given) => given?.values ?? []

/** A port; 0 is a free one. */
export const readPort: Read<number> = (given) => {
  if (given === undefined) return DEFAULT_PORT
  const port = Number(given.value)
  if (!/^\d{1,5}$/.test(given.value) || port > 65535) throw wrongValue(given, 'a port: a whole number from 0 to 65535')
  return port
}

/** How many processes serve the site. */
export const readWorkers: Read<number> = (given) => {
  if (given === undefined) return 1
  const workers = Number(given.value)
  if (!/^\d{1,2}$/.test(given.value) || workers < 1 || workers > MAX_WORKERS)
    throw wrongValue(given, `a number of processes: a whole number from 1 to ${MAX_WORKERS}`)
  return workers
}

/** How many mails are sent in a minute. */
export const readMailRate: Read<number> = (given) => {
  if (given === undefined) return 120
  const rate = Number(given.value)
  if (!/^\d{1,4}$/.test(given.value) || rate < 1 || rate > MAX_MAILS)
    throw wrongValue(given, `mails in a minute: a whole number from 1 to ${MAX_MAILS}`)
  return rate
}

/** An address to listen on. */
export const readHost: Read<string> = (given) => {
  if (given === undefined) return '127.0.0.1'
  if (!/^[\w.:%-]+$/.test(given.value)) throw wrongValue(given, 'a host name or an IP address')
  return given.value
}

/** Absolute paths of folders that exist. The variable holds a list, the option is given once for each root. */
export const readRoots: Read<readonly string[]> = (given) => {
  if (given === undefined) return [resolve('starter')]
  const roots = given.name.startsWith('--') ? given.values : given.value.split(delimiter).filter((root) => root !== '')
  if (roots.length === 0) throw wrongValue(given, 'at least one folder')
  return roots.map((value) => readContentRoot({ ...given, value }))
}

/** What a content root has, at least one of them. */
const CONTENT = ['files', 'blog', 'curriculum', 'pages', 'site.json']

/** A folder without content would replace a site by an empty one: the folder above or below the root, or a disk that is not mounted. */
function readContentRoot(given: Given): string {
  const folder = readExistingFolder(given)
  if (CONTENT.some((name) => existsSync(join(folder, name)))) return folder
  throw wrongValue(given, `a content root: a folder with one of ${CONTENT.join(', ')}`)
}

/** An absolute path; `fallback` is relative to the working directory. */
export function readFolderOr(fallback: string): Read<string> {
  return (given) => (given === undefined ? resolve(fallback) : readFolder(given))
}

function readFolder(given: Given): string {
  if (given.value === '' || given.value.includes('\0')) throw wrongValue(given, 'a folder')
  return resolve(given.value)
}

function readExistingFolder(given: Given): string {
  const folder = readFolder(given)
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) throw wrongValue(given, 'an existing folder')
  return folder
}

/** The absolute path of a file that exists. */
export const readFile: Read<string | undefined> = (given) => {
  if (given === undefined) return undefined
  const isFile = !given.value.includes('\0') && statSync(given.value, { throwIfNoEntry: false })?.isFile() === true
  if (!isFile) throw wrongValue(given, 'an existing file')
  return resolve(given.value)
}

/** Each feature once, in the order of FEATURES. */
export const readFeatures: Read<readonly Feature[]> = (given) => {
  if (given === undefined) return DEFAULT_FEATURES
  const words = given.value.split(',').map((word) => word.trim())
  const isKnown = (word: string): boolean => FEATURES.some((feature) => feature === word)
  if (given.value !== 'none' && !words.every(isKnown)) throw wrongValue(given, `none, or a list of ${FEATURES.join(', ')}`)
  return FEATURES.filter((feature) => words.includes(feature))
}

/** Seconds in, milliseconds out. */
export const readDrain: Read<number> = (given) => {
  if (given === undefined) return 0
  const seconds = Number(given.value)
  if (!/^\d{1,3}$/.test(given.value) || seconds > DRAIN_MAX_S) throw wrongValue(given, `seconds: a whole number from 0 to ${DRAIN_MAX_S}`)
  return seconds * 1000
}

const MEBIBYTE = 1024 * 1024

/** A size that is given in MiB, at least `least` of them; in bytes. */
export function readMebibytesOr(fallback: number, least: number): Read<number> {
  return (given) => {
    if (given === undefined) return fallback
    const size = Number(given.value)
    if (!/^\d{1,9}$/.test(given.value) || size < least) throw wrongValue(given, `MiB: a whole number from ${least} to 999999999`)
    return size * MEBIBYTE
  }
}

/** Scheme and host, without a slash at the end. */
export const readOrigin: Read<string | undefined> = (given) => {
  if (given === undefined) return undefined
  const url = URL.parse(given.value)
  const isOrigin =
    url !== null && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === ''
  if (!isOrigin) throw wrongValue(given, 'scheme and host such as https://example.org')
  return url.origin
}

/** The address of a site on this machine. @param port 0 (a free port, not known yet) gives the default port */
export function originAt(port: number): string {
  return `http://localhost:${port === 0 ? DEFAULT_PORT : port}`
}

/**
 * The pattern of the runner's origins for a site at `origin`; absent as in `SiteSettings`.
 *
 * @throws ConfigError when the pattern is wrong, and when a site on https has none
 */
export function readRunner(given: Given | undefined, origin: string): string | undefined {
  const pattern = readRunnerPattern(given?.value, origin)
  if (pattern !== null) return pattern
  const { hostname, protocol } = new URL(origin)
  const apart = `a host on a domain other than ${cookieDomain(hostname)}, because hosts of one domain can set cookies for each other`
  if (given === undefined) {
    throw new ConfigError(`RUNNER_ORIGIN is not set; ${origin} needs it for the code that users run: https://{hash}.play.example, ${apart}`)
  }
  const rule = protocol === 'https:' ? `https and ${apart}` : `not a domain that ${origin} lies below`
  throw wrongValue(given, `scheme and host with {hash} as the first label, such as https://{hash}.play.example: ${rule}`)
}

/** The form of the output of `lectern check`. */
export const readFormat: Read<CheckFormat> = (given) => {
  const format = CHECK_FORMATS.find((known) => known === (given?.value ?? 'text'))
  if (given !== undefined && format === undefined) throw wrongValue(given, `one of ${CHECK_FORMATS.join(', ')}`)
  return format ?? 'text'
}

/** The URL of a PostgreSQL database. The error does not repeat the value, which may hold a password. */
export const readDatabaseUrl: Read<string | undefined> = (given) => {
  if (given === undefined) return undefined
  if (!/^postgres(?:ql)?:\/\/./.test(given.value) || !URL.canParse(given.value)) {
    throw new ConfigError(`${given.name} is not the URL of a database; expected postgresql://user:password@host:5432/name`)
  }
  return given.value
}
