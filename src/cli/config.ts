import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import type { Feature } from '#contracts/features.ts'
import type { ModelSettings } from '#server/ai-help/model/model-settings.ts'
import type { BillingSettings } from '#server/billing/serve-billing.ts'
import { type CommandName, findCommand } from './commands.ts'
import { type AccountSettings, joinOidc, joinSmtp } from './read-account-values.ts'
import { joinAi } from './read-ai-values.ts'
import { joinBilling } from './read-billing-values.ts'
import { type CheckFormat, originAt, readRunner } from './read-values.ts'
import type { ScannerSettings } from './scanner-settings.ts'
import { chooseSecret } from './secret.ts'
import { ConfigError, type Given, type Setting } from './setting.ts'
import { SETTING_ROWS, SETTINGS } from './settings.ts'

/** All settings of an operator, read and checked: see `settings.ts`. */
export interface Config {
  readonly port: number
  readonly host: string
  /** Processes that serve the site together. */
  readonly workers: number
  /** Absolute. */
  readonly contentRoots: readonly string[]
  readonly siteFolder: string
  readonly dataFolder: string
  /** Of PostgreSQL; absent: SQLite in the data folder. It holds a password: never show it. */
  readonly databaseUrl?: string
  /** Scheme and host without a slash at the end. */
  readonly origin: string
  /** Whether the operator has set the origin; else it follows the port. */
  readonly isOriginSet: boolean
  /** As in `SiteSettings`: the pattern of the origins on which code runs. */
  readonly runner?: string
  /** Absolute. */
  readonly popularityFile?: string
  /** The features that are on. */
  readonly features: readonly Feature[]
  /** How long a stopping server answers 503 at `/readyz` before it stops. */
  readonly drainMs: number
  /** How much all users together may save in a day, and how much free space the disk keeps; in bytes. */
  readonly dailyBytes: number
  readonly minFreeBytes: number
  readonly isStrict: boolean
  readonly isJson: boolean
  readonly mailsPerMinute: number
  readonly isCompressed: boolean
  readonly hasPortableNames: boolean
  readonly checkFormat: CheckFormat
  /** `{kind}={level}`, as they were given. */
  readonly levelOptions: readonly string[]
  readonly isFix: boolean
  /** Absolute; of `lectern insights export`. */
  readonly insightsFile?: string
  readonly accounts: AccountSettings
  /** How plans are sold. It holds secrets: never show it. */
  readonly billing: BillingSettings
  /** The language model of AI Help. It holds a secret: never show it. */
  readonly ai?: ModelSettings
  /** Of `lectern scan`. */
  readonly scanner: ScannerSettings
  /** Words that are no options, such as the file of `lectern backup FILE`. */
  readonly words: readonly string[]
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads the settings of a command: options win over the environment, the environment over defaults. Variables that the command does not use are
 * not read.
 *
 * @param args the words after the command
 * @param environment `process.env` by default; this is the only place that reads it
 * @throws ConfigError for a wrong value, an unknown option and an option of another command
 */
export function readConfig(command: CommandName, args: readonly string[], environment: Environment = process.env): Config {
  const { values, words } = parseOptions(command, args)
  const isUsed = ({ commands }: Setting<unknown>): boolean => commands.includes(command)
  const read = <T>(setting: Setting<T>): T => setting.read(isUsed(setting) ? find(setting, values, environment) : undefined)
  const port = read(SETTINGS.port)
  const givenOrigin = read(SETTINGS.origin)
  const origin = givenOrigin ?? originAt(port)
  const databaseUrl = read(SETTINGS.databaseUrl)
  const ai = joinAi({
    url: read(SETTINGS.aiUrl),
    model: read(SETTINGS.aiModel),
    subscriberModel: read(SETTINGS.aiSubscriberModel),
    embeddingModel: read(SETTINGS.aiEmbeddingModel),
    moderationModel: read(SETTINGS.aiModerationModel),
    key: read(SETTINGS.aiKey),
    keyInFile: read(SETTINGS.aiKeyFile),
  })
  const popularityFile = read(SETTINGS.popularityFile)
  const insightsFile = read(SETTINGS.insightsFile)
  const runner = isUsed(SETTINGS.runner) ? readRunner(read(SETTINGS.runner), origin) : undefined
  return {
    port,
    host: read(SETTINGS.host),
    workers: read(SETTINGS.workers),
    contentRoots: read(SETTINGS.contentRoots),
    siteFolder: read(SETTINGS.siteFolder),
    dataFolder: read(SETTINGS.dataFolder),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    origin,
    isOriginSet: givenOrigin !== undefined,
    ...(runner === undefined ? {} : { runner }),
    ...(popularityFile === undefined ? {} : { popularityFile }),
    features: read(SETTINGS.features),
    drainMs: read(SETTINGS.drainMs),
    dailyBytes: read(SETTINGS.dailyBytes),
    minFreeBytes: read(SETTINGS.minFreeBytes),
    isStrict: read(SETTINGS.isStrict),
    isJson: read(SETTINGS.isJson),
    mailsPerMinute: read(SETTINGS.mailsPerMinute),
    isCompressed: read(SETTINGS.isCompressed),
    hasPortableNames: read(SETTINGS.hasPortableNames),
    checkFormat: read(SETTINGS.checkFormat),
    levelOptions: read(SETTINGS.levelOptions),
    isFix: read(SETTINGS.isFix),
    ...(insightsFile === undefined ? {} : { insightsFile }),
    accounts: readAccounts(read),
    billing: joinBilling({
      list: read(SETTINGS.prices),
      subscribeUrl: read(SETTINGS.subscribeUrl),
      secretKey: chooseSecret('STRIPE_SECRET_KEY', read(SETTINGS.stripeSecretKey), read(SETTINGS.stripeSecretKeyFile)),
      webhookSecrets: chooseSecret('STRIPE_WEBHOOK_SECRET', read(SETTINGS.stripeWebhookSecret), read(SETTINGS.stripeWebhookSecretFile)),
    }),
    ...(ai === undefined ? {} : { ai }),
    scanner: readScanner(read),
    words,
  }
}

function readScanner(read: <T>(setting: Setting<T>) => T): ScannerSettings {
  const [recordedFile, recordFile, preloadFile] = [read(SETTINGS.recordedFile), read(SETTINGS.recordFile), read(SETTINGS.preloadFile)]
  return {
    ...(recordedFile === undefined ? {} : { recordedFile }),
    ...(recordFile === undefined ? {} : { recordFile }),
    ...(preloadFile === undefined ? {} : { preloadFile }),
    minGrade: read(SETTINGS.minGrade),
    networks: read(SETTINGS.scanNetworks),
    nameServers: read(SETTINGS.scanNameServers),
  }
}

function readAccounts(read: <T>(setting: Setting<T>) => T): AccountSettings {
  const oidc = joinOidc({
    issuer: read(SETTINGS.oidcIssuer),
    clientId: read(SETTINGS.oidcClientId),
    clientSecret: read(SETTINGS.oidcClientSecret),
    scopes: read(SETTINGS.oidcScopes),
  })
  const smtp = joinSmtp(read(SETTINGS.smtpUrl), read(SETTINGS.mailFrom))
  return {
    ...(oidc === undefined ? {} : { oidc }),
    ...(smtp === undefined ? {} : { smtp }),
    proxyHops: read(SETTINGS.proxyHops),
    countryHeaders: read(SETTINGS.countryHeaders),
  }
}

type OptionValues = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>

/** An empty variable counts as not set. */
function find({ option, variable }: Setting<unknown>, options: OptionValues, environment: Environment): Given | undefined {
  const found = option === undefined ? undefined : options[option]
  if (found !== undefined) return givenOf(`--${option}`, [found].flat().map(String))
  const value = variable === undefined ? undefined : environment[variable]
  return variable === undefined || value === undefined || value === '' ? undefined : givenOf(variable, [value])
}

function givenOf(name: string, values: readonly string[]): Given {
  return { name, value: values.at(-1) ?? '', values }
}

function parseOptions(command: CommandName, args: readonly string[]): { readonly values: OptionValues; readonly words: readonly string[] } {
  const { values, positionals } = parse(command, args)
  const stray = SETTING_ROWS.find(
    ({ option, commands }) => option !== undefined && values[option] !== undefined && !commands.includes(command),
  )
  if (stray !== undefined) {
    throw new ConfigError(
      `lectern ${command} does not take --${stray.option}, which is an option of lectern ${stray.commands.join(', ')}; ${allowedOf(command)}`,
    )
  }
  const [word] = positionals
  if (word !== undefined && findCommand(command)?.words === undefined) {
    throw new ConfigError(`lectern ${command} takes options only, not ${JSON.stringify(word)}; ${allowedOf(command)}`)
  }
  return { values, words: positionals }
}

/** All options of all commands are known here, so that an option of another command is not called unknown. */
function parse(command: CommandName, args: readonly string[]): { values: OptionValues; positionals: readonly string[] } {
  const options: ParseArgsOptionsConfig = Object.fromEntries(
    SETTING_ROWS.flatMap(({ option, takes, isList = false }) =>
      option === undefined ? [] : [[option, { type: takes === undefined ? 'boolean' : 'string', multiple: isList }]],
    ),
  )
  try {
    return parseArgs({ args: joinNegative(args, options), allowPositionals: true, options })
  } catch (error) {
    const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n')
    throw new ConfigError(`${reason.replace(/\.$/, '').replace(/\. To specify.*/, '')}; ${allowedOf(command)}`)
  }
}

/** `--port -1` is a wrong port, and not an option without its value. */
function joinNegative(args: readonly string[], options: ParseArgsOptionsConfig): string[] {
  const takesNumber = (word: string, next: string | undefined): next is string =>
    word.startsWith('--') && options[word.slice(2)]?.type === 'string' && next !== undefined && /^-\d/.test(next)
  const joined: string[] = []
  for (let index = 0; index < args.length; index += 1) {
    const [word = '', next] = args.slice(index, index + 2)
    if (takesNumber(word, next)) {
      joined.push(`${word}=${next}`)
      index += 1
    } else joined.push(word)
  }
  return joined
}

function allowedOf(command: CommandName): string {
  const options = SETTING_ROWS.flatMap(({ option, commands }) =>
    option !== undefined && commands.includes(command) ? [`--${option}`] : [],
  )
  return `allowed: ${[...options, '--help'].join(', ')}`
}
