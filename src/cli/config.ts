import { statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_FEATURES, FEATURES, type Feature } from '#contracts/features.ts'
import { AccountSettingError, type AccountSettings, readAccountSettings } from './read-account-settings.ts'
import { readRunnerPattern } from './read-runner-pattern.ts'

/** In what form `lectern check` prints. */
export const CHECK_FORMATS = ['text', 'json', 'sarif'] as const
export type CheckFormat = (typeof CHECK_FORMATS)[number]

/** What an operator can set, by environment or by option. `npx lectern help` and the README show this table. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Absolute. */
  readonly contentRoots: readonly string[]
  readonly siteFolder: string
  readonly dataFolder: string
  /** Of PostgreSQL; absent: SQLite in the data folder. Holds a password: never shown. */
  readonly databaseUrl?: string
  /** Scheme and host without a slash at the end. */
  readonly origin: string
  /** Whether somebody has set it; else it follows the port. */
  readonly isOriginSet: boolean
  /** As in `SiteSettings`: the pattern of the origins on which code runs. */
  readonly runner?: string
  /** Absolute. */
  readonly popularityFile?: string
  /** Those that are on. */
  readonly features: readonly Feature[]
  /** How long a server that is to stop says so at `/readyz` before it does. */
  readonly drainMs: number
  readonly isStrict: boolean
  readonly isJson: boolean
  readonly isCompressed: boolean
  readonly checkFormat: CheckFormat
  /** `{kind}={level}`, as they were given. */
  readonly levelOptions: readonly string[]
  readonly isFix: boolean
  readonly accounts: AccountSettings
  /** Words that are no options, such as the file of `lectern backup FILE`. */
  readonly words: readonly string[]
}

/** A setting with a value that is not allowed. The message is one line: what it is, what was found, what is allowed. */
export class ConfigError extends Error {}

/** The settings: name in the environment, option, default, meaning. */
export const SETTINGS = [
  { variable: 'PORT', option: 'port', default: '3000', meaning: 'port the server listens on: 0 to 65535, 0 takes a free one' },
  { variable: 'HOST', option: 'host', default: '127.0.0.1', meaning: 'address the server listens on' },
  {
    variable: 'LECTERN_CONTENT',
    option: 'content',
    default: 'starter',
    meaning: 'content roots, in order; a list separated by `:` (`;` on Windows), the option may be given again',
  },
  { variable: 'LECTERN_SITE', option: 'site', default: '.lectern/site', meaning: 'folder of the built site' },
  { variable: 'LECTERN_DATA', option: 'data', default: '.lectern/data', meaning: 'folder of the data that the server keeps' },
  {
    variable: 'LECTERN_POPULARITY',
    option: 'popularity',
    default: 'none',
    meaning: 'CSV file of page views, two columns: the address of a page and its views, most viewed first',
  },
  {
    variable: 'LECTERN_FEATURES',
    option: 'features',
    default: DEFAULT_FEATURES.join(','),
    meaning: `parts of the product that are on, a list of ${FEATURES.join(', ')}; or none`,
  },
  {
    variable: 'LECTERN_DRAIN',
    option: 'drain',
    default: '0',
    meaning: 'seconds for which a server that is to stop says so at /readyz before it does: 0 to 300',
  },
  { variable: 'SITE_ORIGIN', option: 'origin', default: 'http://localhost:3000', meaning: 'public address of the site: scheme and host' },
  {
    variable: 'RUNNER_ORIGIN',
    option: 'runner',
    default: 'none',
    meaning:
      'where examples and what readers write runs, such as https://{hash}.play.example: best a domain of its own; none: below runner. and the host of the site',
  },
] as const

type Variable = (typeof SETTINGS)[number]['variable']

/** Read from the environment only: options are seen by everybody on the machine, and this one holds a password. */
export const STORE_VARIABLES = [
  {
    variable: 'DATABASE_URL',
    default: 'SQLite in the folder of the data',
    meaning: 'database of PostgreSQL, 14 or newer, for accounts and what readers save: `postgresql://user:password@host:5432/name`',
  },
] as const

/** Options of single commands. */
export const FLAGS = {
  strict: 'build: exit code 1 when there are errors in the content',
  json: 'build, admin: what it gives as JSON',
  compress: 'build: write .br and .gz files as well',
  format: `check: ${CHECK_FORMATS.join(', ')}`,
  level: 'check: {kind}={level}, how much faults of a kind count: off, warn or error; may be given again',
  fix: 'check: mend links and arguments that have moved or are spelled another way, in the sources',
} as const

const DEFAULT_PORT = 3000
const DRAIN_MAX_S = 300

/**
 * Reads the settings: options win over the environment, the environment over defaults.
 *
 * @param args what stands behind the command
 * @param environment `process.env` by default; this is the only place that reads it
 * @throws ConfigError
 */
export function readConfig(args: readonly string[], environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const { values, positionals } = parseOptions(args)
  const given = (variable: Variable): { name: string; value: string } | undefined => {
    const setting = SETTINGS.find((candidate) => candidate.variable === variable)
    const option = setting === undefined ? undefined : values[setting.option]
    if (typeof option === 'string') return { name: `--${setting?.option}`, value: option }
    const value = environment[variable]
    return value === undefined || value === '' ? undefined : { name: variable, value }
  }
  const port = readPort(given('PORT'))
  const popularity = readPopularityFile(given('LECTERN_POPULARITY'))
  const host = readHost(given('HOST'))
  const databaseUrl = readDatabaseUrl(environment.DATABASE_URL)
  const origin = readOrigin(given('SITE_ORIGIN'), port)
  const runner = readRunner(given('RUNNER_ORIGIN'), origin)
  return {
    port,
    host,
    contentRoots: readRoots(values.content, given('LECTERN_CONTENT')),
    siteFolder: readFolder(given('LECTERN_SITE'), '.lectern/site'),
    dataFolder: readFolder(given('LECTERN_DATA'), '.lectern/data'),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    origin,
    isOriginSet: given('SITE_ORIGIN') !== undefined,
    ...(runner === undefined ? {} : { runner }),
    ...(popularity === undefined ? {} : { popularityFile: popularity }),
    features: readFeatures(given('LECTERN_FEATURES')),
    drainMs: readDrain(given('LECTERN_DRAIN')),
    isStrict: values.strict === true,
    isJson: values.json === true,
    isCompressed: values.compress === true,
    checkFormat: readFormat(values.format),
    levelOptions: Array.isArray(values.level) ? values.level : [],
    isFix: values.fix === true,
    accounts: readAccounts(environment),
    words: positionals,
  }
}

/** The address of a site on this machine. */
export function originAt(port: number): string {
  return `http://localhost:${port}`
}

function readAccounts(environment: Readonly<Record<string, string | undefined>>): AccountSettings {
  try {
    return readAccountSettings(environment)
  } catch (error) {
    throw error instanceof AccountSettingError ? new ConfigError(error.message) : error
  }
}

type Given = { readonly name: string; readonly value: string } | undefined

interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>
  readonly positionals: readonly string[]
}

function parseOptions(args: readonly string[]): Parsed {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        content: { type: 'string', multiple: true },
        site: { type: 'string' },
        data: { type: 'string' },
        origin: { type: 'string' },
        runner: { type: 'string' },
        popularity: { type: 'string' },
        features: { type: 'string' },
        drain: { type: 'string' },
        strict: { type: 'boolean' },
        json: { type: 'boolean' },
        compress: { type: 'boolean' },
        format: { type: 'string' },
        level: { type: 'string', multiple: true },
        fix: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new ConfigError(
      `${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)} Allowed: ${[...SETTINGS.map(({ option }) => option), ...Object.keys(FLAGS)].map((name) => `--${name}`).join(', ')}.`,
    )
  }
}

function wrong(given: NonNullable<Given>, allowed: string): ConfigError {
  return new ConfigError(`${given.name} is ${JSON.stringify(given.value)}; expected ${allowed}`)
}

function readFormat(value: string | boolean | string[] | undefined): CheckFormat {
  const format = CHECK_FORMATS.find((known) => known === (value ?? 'text'))
  if (format === undefined) throw wrong({ name: '--format', value: String(value) }, `one of ${CHECK_FORMATS.join(', ')}`)
  return format
}

function readPort(given: Given): number {
  if (given === undefined) return DEFAULT_PORT
  const port = Number(given.value)
  if (!/^\d{1,5}$/.test(given.value) || port > 65535) throw wrong(given, 'a port: a whole number from 0 to 65535')
  return port
}

function readDrain(given: Given): number {
  if (given === undefined) return 0
  const seconds = Number(given.value)
  if (!/^\d{1,3}$/.test(given.value) || seconds > DRAIN_MAX_S) throw wrong(given, `seconds: a whole number from 0 to ${DRAIN_MAX_S}`)
  return seconds * 1000
}

function readHost(given: Given): string {
  if (given === undefined) return '127.0.0.1'
  if (!/^[\w.:%-]+$/.test(given.value)) throw wrong(given, 'a host name or an IP address')
  return given.value
}

function readRoots(option: string | boolean | string[] | undefined, given: Given): readonly string[] {
  if (Array.isArray(option)) return option.map((value) => readFolder({ name: '--content', value }, ''))
  if (given === undefined) return [resolve('starter')]
  const roots = given.value.split(delimiter).filter((root) => root !== '')
  if (roots.length === 0) throw wrong(given, 'at least one folder')
  return roots.map((value) => readFolder({ name: given.name, value }, ''))
}

function readFolder(given: Given, fallback: string): string {
  if (given?.value === '' || given?.value.includes('\0') === true) throw wrong(given, 'a folder')
  return resolve(given?.value ?? fallback)
}

/** A wrong value is not repeated: it may hold a password. */
function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined
  if (!/^postgres(?:ql)?:\/\/./.test(value) || !URL.canParse(value)) {
    throw new ConfigError('DATABASE_URL is no address of a database; expected postgresql://user:password@host:5432/name')
  }
  return value
}

function readPopularityFile(given: Given): string | undefined {
  if (given === undefined) return undefined
  if (given.value.includes('\0') || !statSync(given.value, { throwIfNoEntry: false })?.isFile()) throw wrong(given, 'a file that is there')
  return resolve(given.value)
}

/** In the order of FEATURES, each once. */
function readFeatures(given: Given): readonly Feature[] {
  if (given === undefined) return DEFAULT_FEATURES
  const words = given.value.split(',').map((word) => word.trim())
  const isKnown = (word: string): boolean => FEATURES.some((feature) => feature === word)
  if (given.value !== 'none' && !words.every(isKnown)) throw wrong(given, `none, or a list of ${FEATURES.join(', ')}`)
  return FEATURES.filter((feature) => words.includes(feature))
}

function readOrigin(given: Given, port: number): string {
  if (given === undefined) return originAt(port === 0 ? DEFAULT_PORT : port)
  const url = URL.canParse(given.value) ? new URL(given.value) : undefined
  const isOrigin =
    url !== undefined &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    url.search === '' &&
    url.hash === '' &&
    url.username === ''
  if (!isOrigin) throw wrong(given, 'scheme and host such as https://example.org')
  return url.origin
}

function readRunner(given: Given, origin: string): string | undefined {
  const pattern = readRunnerPattern(given?.value, origin)
  if (given !== undefined && pattern === null)
    throw wrong(
      given,
      `scheme and host with {hash} as the first label, such as https://{hash}.play.example: https where ${origin} is, and not a domain that it lies below`,
    )
  return pattern ?? undefined
}
