import { statSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DEFAULT_FEATURES, FEATURES, type Feature } from '#contracts/features.ts'

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
  /** Scheme and host without a slash at the end. */
  readonly origin: string
  /** Absolute. */
  readonly popularityFile?: string
  /** Those that are on. */
  readonly features: readonly Feature[]
  readonly isStrict: boolean
  readonly isJson: boolean
  readonly isCompressed: boolean
  readonly checkFormat: CheckFormat
  /** `{kind}={level}`, as they were given. */
  readonly levelOptions: readonly string[]
  readonly isFix: boolean
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
  { variable: 'SITE_ORIGIN', option: 'origin', default: 'http://localhost:3000', meaning: 'public address of the site: scheme and host' },
] as const

type Variable = (typeof SETTINGS)[number]['variable']

/** Options of single commands. */
export const FLAGS = {
  strict: 'build: exit code 1 when there are errors in the content',
  json: 'build: the result and all diagnostics as JSON',
  compress: 'build: write .br and .gz files as well',
  format: `check: ${CHECK_FORMATS.join(', ')}`,
  level: 'check: {kind}={level}, how much faults of a kind count: off, warn or error; may be given again',
  fix: 'check: mend links and arguments that have moved or are spelled another way, in the sources',
} as const

const DEFAULT_PORT = 3000

/**
 * Reads the settings: options win over the environment, the environment over defaults.
 *
 * @param args the words behind the command
 * @param environment `process.env` by default; this is the only place that reads it
 * @throws ConfigError
 */
export function readConfig(args: readonly string[], environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const values = parseOptions(args)
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
  return {
    port,
    host,
    contentRoots: readRoots(values.content, given('LECTERN_CONTENT')),
    siteFolder: readFolder(given('LECTERN_SITE'), '.lectern/site'),
    dataFolder: readFolder(given('LECTERN_DATA'), '.lectern/data'),
    origin: readOrigin(given('SITE_ORIGIN'), port),
    ...(popularity === undefined ? {} : { popularityFile: popularity }),
    features: readFeatures(given('LECTERN_FEATURES')),
    isStrict: values.strict === true,
    isJson: values.json === true,
    isCompressed: values.compress === true,
    checkFormat: readFormat(values.format),
    levelOptions: Array.isArray(values.level) ? values.level : [],
    isFix: values.fix === true,
  }
}

type Given = { readonly name: string; readonly value: string } | undefined

function parseOptions(args: readonly string[]): Readonly<Record<string, string | boolean | string[] | undefined>> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        host: { type: 'string' },
        content: { type: 'string', multiple: true },
        site: { type: 'string' },
        data: { type: 'string' },
        origin: { type: 'string' },
        popularity: { type: 'string' },
        features: { type: 'string' },
        strict: { type: 'boolean' },
        json: { type: 'boolean' },
        compress: { type: 'boolean' },
        format: { type: 'string' },
        level: { type: 'string', multiple: true },
        fix: { type: 'boolean' },
      },
    })
    return values
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
  if (given === undefined) return `http://localhost:${port === 0 ? DEFAULT_PORT : port}`
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
