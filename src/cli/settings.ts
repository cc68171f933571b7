import { DEFAULT_FEATURES, FEATURES } from '#contracts/features.ts'
import { DAILY_BYTES, MIN_FREE_BYTES } from '#contracts/quotas.ts'
import { AI_SETTINGS } from './ai-settings.ts'
import { BILLING_SETTINGS } from './billing-settings.ts'
import { CHECK_SETTINGS } from './check-settings.ts'
import type { CommandName } from './commands.ts'
import { readHeaders, readHops, readIssuer, readLine, readScopes, readSender, readSmtpUrl } from './read-account-values.ts'
import {
  CHECK_FORMATS,
  readDatabaseUrl,
  readDrain,
  readFeatures,
  readFile,
  readFlag,
  readFolderOr,
  readFormat,
  readHost,
  readMailRate,
  readMebibytesOr,
  readOrigin,
  readPort,
  readPortableNames,
  readRoots,
  readWorkers,
} from './read-values.ts'
import { SCANNER_SETTINGS } from './scanner-settings.ts'
import type { Given, Setting } from './setting.ts'

const MEBIBYTE = 1024 * 1024
const SERVING: readonly CommandName[] = ['start', 'serve', 'dev']
const READING: readonly CommandName[] = ['start', 'build', 'check', 'dev']
const ADDRESSED: readonly CommandName[] = ['start', 'build', 'serve', 'dev', 'admin', 'newsletter', 'updates']
const MAILING: readonly CommandName[] = [...SERVING, 'newsletter', 'updates']
const STORING: readonly CommandName[] = [
  ...SERVING,
  'admin',
  'newsletter',
  'ads',
  'insights',
  'updates',
  'backup',
  'restore',
  'copy-database',
]

const asGiven = (given: Given | undefined): Given | undefined => given

/** All settings, one row each: `config.ts` reads them, the help and the README show them (a test compares). */
export const SETTINGS = {
  port: {
    variable: 'PORT',
    option: 'port',
    takes: 'NUMBER',
    default: '3000',
    meaning:
      'port on which the server listens, 0 to 65535; `0` takes a free one. If `SITE_ORIGIN` is not set, it is `http://localhost:` and this port',
    commands: ADDRESSED,
    read: readPort,
  },
  host: {
    variable: 'HOST',
    option: 'host',
    takes: 'ADDRESS',
    default: '127.0.0.1',
    meaning: 'address on which the server listens',
    commands: SERVING,
    read: readHost,
  },
  workers: {
    variable: 'LECTERN_WORKERS',
    option: 'workers',
    takes: 'NUMBER',
    default: '1',
    meaning: 'processes that serve the site together at one port, 1 to 64; one for each processor is a good choice',
    commands: ['start', 'serve'],
    read: readWorkers,
  },
  contentRoots: {
    variable: 'LECTERN_CONTENT',
    option: 'content',
    takes: 'FOLDER',
    isList: true,
    default: 'starter',
    meaning:
      'content roots, in order; the first root that has a page wins. The option is given once for each root, the variable is a list separated by `:` (`;` on Windows)',
    commands: READING,
    read: readRoots,
  },
  siteFolder: {
    variable: 'LECTERN_SITE',
    option: 'site',
    takes: 'FOLDER',
    default: '.lectern/site',
    meaning: 'folder of the built site',
    commands: ['start', 'build', 'serve', 'newsletter', 'updates'],
    read: readFolderOr('.lectern/site'),
  },
  dataFolder: {
    variable: 'LECTERN_DATA',
    option: 'data',
    takes: 'FOLDER',
    default: '.lectern/data',
    meaning: 'folder of the data of the server: accounts and what users save, in an SQLite file',
    commands: STORING,
    read: readFolderOr('.lectern/data'),
  },
  popularityFile: {
    variable: 'LECTERN_POPULARITY',
    option: 'popularity',
    takes: 'FILE',
    default: 'none',
    meaning: 'CSV file of page views, with two columns: the address of a page and its views. It sets the order of quick search',
    commands: READING,
    read: readFile,
  },
  features: {
    variable: 'LECTERN_FEATURES',
    option: 'features',
    takes: 'LIST',
    default: DEFAULT_FEATURES.join(','),
    meaning: `parts of the product that are on, for \`build\` and \`serve\` alike: a list of ${FEATURES.map((name) => `\`${name}\``).join(', ')}, or \`none\`. A feature that is off has no pages, no calls and no links`,
    commands: ['start', 'build', 'check', 'serve', 'dev'],
    read: readFeatures,
  },
  drainMs: {
    variable: 'LECTERN_DRAIN',
    option: 'drain',
    takes: 'SECONDS',
    default: '0',
    meaning:
      'seconds, 0 to 300, for which a stopping server answers 503 at `/readyz` before it stops: the time your load balancer needs to notice',
    commands: SERVING,
    read: readDrain,
  },
  dailyBytes: {
    variable: 'LECTERN_DAILY_MB',
    option: 'daily-mb',
    takes: 'MEBIBYTES',
    default: String(DAILY_BYTES.site / MEBIBYTE),
    meaning: 'how much all users together may save in a day, in MiB, 1 or more; half of it is for accounts that are younger than a week',
    commands: SERVING,
    read: readMebibytesOr(DAILY_BYTES.site, 1),
  },
  minFreeBytes: {
    variable: 'LECTERN_MIN_FREE_MB',
    option: 'min-free-mb',
    takes: 'MEBIBYTES',
    default: String(MIN_FREE_BYTES / MEBIBYTE),
    meaning:
      'free space that is left on the disk of `LECTERN_DATA`, in MiB: below it users can read, sign in and delete, but not save. The log warns below twice as much',
    commands: SERVING,
    read: readMebibytesOr(MIN_FREE_BYTES, 0),
  },
  origin: {
    variable: 'SITE_ORIGIN',
    option: 'origin',
    takes: 'URL',
    default: 'http://localhost:3000',
    meaning: 'scheme and host of the public address of the site, for `build` and `serve` alike',
    commands: ADDRESSED,
    read: readOrigin,
  },
  runner: {
    variable: 'RUNNER_ORIGIN',
    option: 'runner',
    takes: 'PATTERN',
    default: 'none',
    meaning:
      'where examples and the code of users run, for `build` and `serve` alike: `https://{hash}.play.example`, with DNS and a certificate for all names below it. Required where the site is on https, on a domain other than that of the site. Without it, on http: `{hash}.runner.` before the host of the site',
    commands: ['start', 'build', 'serve', 'dev'],
    read: asGiven,
  },
  isStrict: {
    option: 'strict',
    default: 'none',
    meaning: 'when the content has errors, nothing is published, and the exit code is 1',
    commands: ['build'],
    read: readFlag,
  },
  isJson: {
    option: 'json',
    default: 'none',
    meaning: 'print the result as JSON',
    commands: ['build', 'admin', 'newsletter', 'ads', 'updates'],
    read: readFlag,
  },
  mailsPerMinute: {
    option: 'rate',
    takes: 'MAILS',
    default: '120',
    meaning: 'mails of an issue of the newsletter, or of the weekly mail, in a minute, 1 to 6000: what your mail server accepts',
    commands: ['newsletter', 'updates'],
    read: readMailRate,
  },
  isCompressed: {
    option: 'compress',
    default: 'none',
    meaning: 'write `.br` and `.gz` files next to text files',
    commands: ['start', 'build'],
    read: readFlag,
  },
  hasPortableNames: {
    option: 'portable-names',
    default: 'none',
    meaning: "encode names of files that Windows can't write, such as `:has`; on Windows it is always so",
    commands: ['start', 'build'],
    read: (given) => readPortableNames(given),
  },
  checkFormat: {
    option: 'format',
    takes: 'FORMAT',
    default: 'text',
    meaning: `form of the output: ${CHECK_FORMATS.map((name) => `\`${name}\``).join(', ')}`,
    commands: ['check', 'scan'],
    read: readFormat,
  },
  ...CHECK_SETTINGS,
  databaseUrl: {
    variable: 'DATABASE_URL',
    default: 'none: SQLite in `LECTERN_DATA`',
    meaning: 'PostgreSQL database, 14 or newer, for accounts and what users save: `postgresql://user:password@host:5432/name`',
    commands: STORING,
    read: readDatabaseUrl,
  },
  oidcIssuer: {
    variable: 'OIDC_ISSUER',
    default: 'none: the provider of the site itself',
    meaning: 'OpenID provider at which users sign in: `https://…`. It needs the two next variables',
    commands: ['start', 'serve', 'dev', 'admin'],
    read: readIssuer,
  },
  oidcClientId: {
    variable: 'OIDC_CLIENT_ID',
    default: 'none',
    meaning: 'name of the site at that provider',
    commands: ['start', 'serve', 'dev', 'admin'],
    read: readLine,
  },
  oidcClientSecret: {
    variable: 'OIDC_CLIENT_SECRET',
    default: 'none',
    meaning: 'secret of the site at that provider',
    commands: ['start', 'serve', 'dev', 'admin'],
    read: readLine,
  },
  oidcScopes: {
    variable: 'OIDC_SCOPES',
    default: 'openid email profile offline_access',
    meaning: 'scopes that the site asks for there, separated by spaces',
    commands: ['start', 'serve', 'dev', 'admin'],
    read: readScopes,
  },
  smtpUrl: {
    variable: 'SMTP_URL',
    default: 'none: the site sends no mail',
    meaning: 'mail server: `smtps://user:password@host:465`. It needs `MAIL_FROM`',
    commands: MAILING,
    read: readSmtpUrl,
  },
  mailFrom: {
    variable: 'MAIL_FROM',
    default: 'none',
    meaning: 'sender of the mails: `Name <name@example.org>`. It needs `SMTP_URL`',
    commands: MAILING,
    read: readSender,
  },
  proxyHops: {
    variable: 'TRUST_PROXY',
    default: '0',
    meaning: 'number of proxies in front of the server, 0 to 9: how many of the addresses in `X-Forwarded-For` the server trusts',
    commands: SERVING,
    read: readHops,
  },
  countryHeaders: {
    variable: 'LECTERN_COUNTRY_HEADERS',
    default: 'none',
    meaning:
      'headers in which a proxy names the country of a user, a list; the first that is there counts: `CloudFront-Viewer-Country,X-Appengine-Country`',
    commands: SERVING,
    read: readHeaders,
  },
  ...BILLING_SETTINGS,
  ...SCANNER_SETTINGS,
  ...AI_SETTINGS,
} as const satisfies Readonly<Record<string, Setting<unknown>>>

/** The rows of SETTINGS, in order. */
export const SETTING_ROWS: readonly Setting<unknown>[] = Object.values(SETTINGS)
