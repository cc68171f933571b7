import { delimiter, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '#contracts/features.ts'
import { COMMANDS, type CommandName } from './commands.ts'
import { type Config, readConfig as readConfigOf } from './config.ts'
import { commandHelp } from './help.ts'
import { ConfigError, type Setting } from './setting.ts'
import { SETTING_ROWS } from './settings.ts'

const OTHER_ROOT = 'bench/right-to-left'
type Environment = Readonly<Record<string, string>>
/** Read for `start`, which builds and serves: it takes most settings. */
const readConfig = (args: readonly string[], environment: Environment): Config => readConfigOf('start', args, environment)
/** A command that takes the setting, and the settings that have a variable and an option. */
const takerOf = ({ commands }: Setting<unknown>): CommandName => commands[0] ?? 'start'
const OPTION_ROWS = SETTING_ROWS.flatMap(({ option, ...row }) => (option === undefined ? [] : [{ ...row, option }]))
const VARIABLE_ROWS = SETTING_ROWS.flatMap(({ variable, ...row }) => (variable === undefined ? [] : [{ ...row, variable }]))

describe('settings', () => {
  test('have defaults', () => {
    expect(readConfig([], {})).toEqual({
      port: 3000,
      workers: 1,
      host: '127.0.0.1',
      contentRoots: [resolve('starter')],
      siteFolder: resolve('.lectern/site'),
      dataFolder: resolve('.lectern/data'),
      origin: 'http://localhost:3000',
      isOriginSet: false,
      features: ['plus', 'collections', 'newsletter', 'advertising', 'ads', 'observatory', 'ai-help', 'telemetry', 'surveys', 'offline'],
      drainMs: 0,
      dailyBytes: 2 ** 31,
      minFreeBytes: 2 ** 28,
      isStrict: false,
      isJson: false,
      mailsPerMinute: 120,
      isCompressed: false,
      hasPortableNames: process.platform === 'win32',
      checkFormat: 'text',
      levelOptions: [],
      isFix: false,
      accounts: { proxyHops: 0, countryHeaders: [] },
      billing: {},
      scanner: { minGrade: 'F', networks: [], nameServers: [] },
      words: [],
    })
  })
  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    LECTERN_CONTENT: [resolve('starter'), OTHER_ROOT].join(delimiter),
    LECTERN_SITE: '/site',
    LECTERN_DATA: '/data',
    LECTERN_POPULARITY: import.meta.filename,
    LECTERN_FEATURES: 'collections, plus,collections',
    LECTERN_DRAIN: '15',
    LECTERN_DAILY_MB: '100',
    LECTERN_MIN_FREE_MB: '0',
    SITE_ORIGIN: 'https://docs.example',
    RUNNER_ORIGIN: 'https://{hash}.play.example',
  }

  test('are read from the environment', () => {
    expect(readConfig([], environment)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      contentRoots: [resolve('starter'), resolve(OTHER_ROOT)],
      siteFolder: resolve('/site'),
      dataFolder: resolve('/data'),
      popularityFile: import.meta.filename,
      features: ['plus', 'collections'],
      drainMs: 15_000,
      dailyBytes: 100 * 2 ** 20,
      minFreeBytes: 0,
      origin: 'https://docs.example',
      runner: 'https://{hash}.play.example',
      isOriginSet: true,
    })
  })

  test('are read from options, which win over the environment', () => {
    const args = [
      '--port',
      '0',
      '--host=::1',
      `--content=${OTHER_ROOT}`,
      '--content=starter',
      '--site',
      '/s',
      '--data',
      '/e',
      '--origin',
      'http://x.example:8000/',
      '--features=none',
    ]
    expect(readConfig(args, environment)).toMatchObject({
      port: 0,
      host: '::1',
      contentRoots: [resolve(OTHER_ROOT), resolve('starter')],
      siteFolder: resolve('/s'),
      dataFolder: resolve('/e'),
      origin: 'http://x.example:8000',
      features: [],
    })
  })

  test('that are empty in the environment are as if they were not there', () => {
    const empty = Object.fromEntries(VARIABLE_ROWS.map(({ variable }) => [variable, '']))
    expect(readConfig([], empty)).toEqual(readConfig([], {}))
  })

  test('take the port into the default origin, apart from a free one', () => {
    expect(readConfig([], { PORT: '8080' }).origin).toBe('http://localhost:8080')
    expect(readConfig([], { PORT: '0' }).origin).toBe('http://localhost:3000')
  })

  test('leave out empty parts of a list of roots', () => {
    expect(readConfig([], { LECTERN_CONTENT: `${delimiter}starter${delimiter}` }).contentRoots).toEqual([resolve('starter')])
  })

  test('keep the words that are no options', () => {
    expect(readConfigOf('admin', ['a', '--json', 'b'], {})).toMatchObject({ words: ['a', 'b'], isJson: true })
  })

  test('have an address of PostgreSQL, or none', () => {
    expect(readConfig([], {})).not.toHaveProperty('databaseUrl')
    const url = 'postgres://me@db.example/site'
    expect(readConfig([], { DATABASE_URL: url })).toMatchObject({ databaseUrl: url })
    const socket = 'postgresql:///site?host=/var/run/postgresql'
    expect(readConfig([], { DATABASE_URL: socket })).toMatchObject({ databaseUrl: socket })
  })

  test('are flags of single commands', () => {
    const config = readConfigOf('build', ['--strict', '--json', '--compress', '--portable-names'], {})
    expect(config).toMatchObject({ isStrict: true, isJson: true, isCompressed: true, hasPortableNames: true })
  })
})

describe('a wrong value is one line with the setting, what was found and what is allowed', () => {
  const PORT_RULE = 'a port: a whole number from 0 to 65535'
  const ORIGIN_RULE = 'scheme and host such as https://example.org'
  const WRONG = [
    ...['http', '-1', '1.5', '65536', '123456', '0x50', ' 80'].map((value) => ['PORT', 'port', value, PORT_RULE] as const),
    ...['a b', 'host/path', 'http://x'].map((value) => ['HOST', 'host', value, 'a host name or an IP address'] as const),
    ...[
      'docs.example',
      'ftp://docs.example',
      'https://docs.example/path',
      'https://docs.example/?q',
      'https://me@docs.example',
      'https://',
    ].map((value) => ['SITE_ORIGIN', 'origin', value, ORIGIN_RULE] as const),
    ...['/nowhere/views.csv', import.meta.dirname, 'a\0b'].map(
      (value) => ['LECTERN_POPULARITY', 'popularity', value, 'an existing file'] as const,
    ),
    ...['everything', 'plus;collections', 'plus,', 'none,plus', 'plus,ai-hilfe'].map(
      (value) => ['LECTERN_FEATURES', 'features', value, `none, or a list of ${FEATURES.join(', ')}`] as const,
    ),
    ...['-1', '301', '1.5', 'soon'].map((value) => ['LECTERN_DRAIN', 'drain', value, 'seconds: a whole number from 0 to 300'] as const),
    ...['-1', '0', '1.5', '1GB', '1234567890'].map(
      (value) => ['LECTERN_DAILY_MB', 'daily-mb', value, 'MiB: a whole number from 1 to 999999999'] as const,
    ),
    ['LECTERN_MIN_FREE_MB', 'min-free-mb', 'none', 'MiB: a whole number from 0 to 999999999'],
    ['LECTERN_SITE', 'site', 'a\0b', 'a folder'],
    ['LECTERN_DATA', 'data', 'a\0b', 'a folder'],
    ['LECTERN_CONTENT', 'content', 'a\0b', 'a folder'],
    ...['/nowhere', 'package.json'].map((value) => ['LECTERN_CONTENT', 'content', value, 'an existing folder'] as const),
  ] as const

  test.each(WRONG)('%s or --%s: %j', (variable, option, value, rule) => {
    expect(() => readConfig([], { [variable]: value })).toThrow(
      new ConfigError(`${variable} is ${JSON.stringify(value)}; expected ${rule}`),
    )
    expect(() => readConfig([`--${option}=${value}`], {})).toThrow(
      new ConfigError(`--${option} is ${JSON.stringify(value)}; expected ${rule}`),
    )
  })

  test.each(OPTION_ROWS.filter(({ variable }) => variable !== undefined))('--$option with an empty value', ({ option, ...row }) => {
    expect(() => readConfigOf(takerOf(row), [`--${option}=`], {})).toThrow(new RegExp(`^--${option} is ""; expected [^\\n]+$`))
  })

  test.each(['mysql://user:very-secret@host/name', 'postgresql://', 'postgresql//user:very-secret@host', 'postgres://[very-secret'])(
    'DATABASE_URL: %j, and the value is not shown',
    (value) => {
      expect(() => readConfig([], { DATABASE_URL: value })).toThrow(
        new ConfigError('DATABASE_URL is not the URL of a database; expected postgresql://user:password@host:5432/name'),
      )
    },
  )

  test('a list of roots with none in it', () => {
    expect(() => readConfig([], { LECTERN_CONTENT: delimiter })).toThrow(
      new ConfigError(`LECTERN_CONTENT is ${JSON.stringify(delimiter)}; expected at least one folder`),
    )
  })

  test.each([
    [['--sight', 'x'], "Unknown option '--sight'"],
    [['--port'], "Option '--port <value>' argument missing"],
    [['--strict=yes'], "Option '--strict' does not take an argument"],
    [['files'], 'lectern build takes options only, not "files"'],
    [['--level', 'broken-link=error'], 'lectern build does not take --level, which is an option of lectern check'],
  ])('%j is no call of lectern build', (args, found) => {
    const allowed =
      '--port, --content, --site, --popularity, --features, --origin, --runner, --strict, --json, --compress, --portable-names, --help'
    expect(() => readConfigOf('build', args, {})).toThrow(new ConfigError(`${found}; allowed: ${allowed}`))
  })
})

describe('a command', () => {
  test('takes its own options and no others', () => {
    const options = OPTION_ROWS.map(({ option, takes }) => ({ option, arg: takes === undefined ? `--${option}` : `--${option}=1` }))
    const isTaken = (command: CommandName, arg: string): boolean => {
      try {
        readConfigOf(command, [arg], {})
        return true
      } catch (error) {
        return !/does not take/.test(String(error))
      }
    }
    const taken = COMMANDS.map(({ name }) => [name, options.filter(({ arg }) => isTaken(name, arg)).map(({ option }) => option)])
    const listed = COMMANDS.map(({ name }) => [
      name,
      OPTION_ROWS.filter(({ commands }) => commands.includes(name)).map(({ option }) => option),
    ])
    expect(taken).toEqual(listed)
  })

  test('takes as many files as the shell passes', () => {
    const files = Array.from({ length: 20_000 }, (_, index) => `${index}.md`)
    expect(readConfigOf('check', files, {}).words).toEqual(files)
  })

  test('does not read the variables that it does not use', () => {
    expect(() => readConfigOf('backup', [], { PORT: 'http', OIDC_ISSUER: 'x', TRUST_PROXY: '-1' })).not.toThrow()
    expect(() => readConfigOf('serve', [], { TRUST_PROXY: '-1' })).toThrow(ConfigError)
  })

  test.each(COMMANDS)(
    '$name has a help with its options, defaults, variables and an example, and nothing of others',
    ({ name, example }) => {
      const help = commandHelp(name)
      const [own, others] = [true, false].map((isOwn) => SETTING_ROWS.filter(({ commands }) => commands.includes(name) === isOwn))
      for (const { option, takes, variable, default: value } of own ?? []) {
        const head = option === undefined ? variable : `--${option}${takes === undefined ? '' : ` ${takes}`}`
        expect(help).toContain(`\n  ${head}\n`)
        if (takes !== undefined || option === undefined) expect(help).toContain(`default: ${value}\n`)
      }
      for (const { option } of others ?? []) expect(help).not.toContain(`--${option ?? 'none'}`)
      expect(help.endsWith(`Example\n      ${example}`)).toBe(true)
    },
  )

  test.each(COMMANDS)('$name has an example that can be called', ({ name, example }) => {
    const [, words = ''] = example.split(`lectern ${name}`)
    expect(() => readConfigOf(name, words.trim().split(' '), {})).not.toThrow()
  })
})

test('the defaults of the table are those that are used; `none` is no value', () => {
  for (const row of VARIABLE_ROWS.filter(({ default: value }) => !/^none\b/.test(value))) {
    const command = takerOf(row)
    const read = (environment: Environment): Config => ({ ...readConfigOf(command, [], environment), isOriginSet: false })
    expect(read({ [row.variable]: row.default }), row.variable).toEqual(read({}))
  }
})
