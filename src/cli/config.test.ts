import { readFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError, FLAGS, readConfig, SETTINGS } from './config.ts'
import { helpText } from './help.ts'
import { PROJECT } from './testing/run-cli.fixture.ts'

describe('settings', () => {
  test('have defaults', () => {
    expect(readConfig([], {})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      contentRoots: [resolve('starter')],
      siteFolder: resolve('.lectern/site'),
      dataFolder: resolve('.lectern/data'),
      origin: 'http://localhost:3000',
      isOriginSet: false,
      features: ['plus', 'collections', 'advertising'],
      drainMs: 0,
      isStrict: false,
      isJson: false,
      isCompressed: false,
      checkFormat: 'text',
      levelOptions: [],
      isFix: false,
      accounts: { proxyHops: 0, countryHeaders: [] },
      words: [],
    })
  })

  const environment = {
    PORT: '8080',
    HOST: '0.0.0.0',
    LECTERN_CONTENT: ['/a', 'b'].join(delimiter),
    LECTERN_SITE: '/site',
    LECTERN_DATA: '/data',
    LECTERN_POPULARITY: import.meta.filename,
    LECTERN_FEATURES: 'ads, plus,ads',
    LECTERN_DRAIN: '15',
    SITE_ORIGIN: 'https://docs.example',
  }

  test('are read from the environment', () => {
    expect(readConfig([], environment)).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      contentRoots: [resolve('/a'), resolve('b')],
      siteFolder: resolve('/site'),
      dataFolder: resolve('/data'),
      popularityFile: import.meta.filename,
      features: ['plus', 'ads'],
      drainMs: 15_000,
      origin: 'https://docs.example',
      isOriginSet: true,
    })
  })

  test('are read from options, which win over the environment', () => {
    const args = [
      '--port',
      '0',
      '--host=::1',
      '--content',
      '/c',
      '--content',
      '/d',
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
      contentRoots: [resolve('/c'), resolve('/d')],
      siteFolder: resolve('/s'),
      dataFolder: resolve('/e'),
      origin: 'http://x.example:8000',
      features: [],
    })
  })

  test('that are empty in the environment are as if they were not there', () => {
    const empty = Object.fromEntries(SETTINGS.map(({ variable }) => [variable, '']))
    expect(readConfig([], empty)).toEqual(readConfig([], {}))
  })

  test('take the port into the default origin, apart from a free one', () => {
    expect(readConfig([], { PORT: '8080' }).origin).toBe('http://localhost:8080')
    expect(readConfig([], { PORT: '0' }).origin).toBe('http://localhost:3000')
  })

  test('leave out empty parts of a list of roots', () => {
    expect(readConfig([], { LECTERN_CONTENT: `${delimiter}a${delimiter}${delimiter}b` }).contentRoots).toEqual([resolve('a'), resolve('b')])
  })

  test('keep the words that are no options', () => {
    expect(readConfig(['a', '--strict', 'b'], {})).toMatchObject({ words: ['a', 'b'], isStrict: true })
  })

  test('have an address of PostgreSQL, or none', () => {
    expect(readConfig([], {})).not.toHaveProperty('databaseUrl')
    expect(readConfig([], { DATABASE_URL: 'postgres://me@db.example/site' })).toMatchObject({
      databaseUrl: 'postgres://me@db.example/site',
    })
    const socket = 'postgresql:///site?host=/var/run/postgresql'
    expect(readConfig([], { DATABASE_URL: socket })).toMatchObject({ databaseUrl: socket })
  })

  test('are flags of single commands', () => {
    expect(readConfig(['--strict', '--json', '--compress'], {})).toMatchObject({ isStrict: true, isJson: true, isCompressed: true })
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
      (value) => ['LECTERN_POPULARITY', 'popularity', value, 'a file that is there'] as const,
    ),
    ...['everything', 'plus;ads', 'plus,', 'none,plus'].map(
      (value) => ['LECTERN_FEATURES', 'features', value, 'none, or a list of plus, collections, advertising, ads, ai-help'] as const,
    ),
    ...['-1', '301', '1.5', 'soon'].map((value) => ['LECTERN_DRAIN', 'drain', value, 'seconds: a whole number from 0 to 300'] as const),
    ['LECTERN_SITE', 'site', 'a\0b', 'a folder'],
    ['LECTERN_DATA', 'data', 'a\0b', 'a folder'],
    ['LECTERN_CONTENT', 'content', 'a\0b', 'a folder'],
  ] as const

  test.each(WRONG)('%s or --%s: %j', (variable, option, value, rule) => {
    expect(() => readConfig([], { [variable]: value })).toThrow(
      new ConfigError(`${variable} is ${JSON.stringify(value)}; expected ${rule}`),
    )
    expect(() => readConfig([`--${option}=${value}`], {})).toThrow(
      new ConfigError(`--${option} is ${JSON.stringify(value)}; expected ${rule}`),
    )
  })

  test.each(SETTINGS)('--$option with an empty value', ({ option }) => {
    expect(() => readConfig([`--${option}=`], {})).toThrow(new RegExp(`^--${option} is ""; expected [^\\n]+$`))
  })

  test.each(['mysql://user:very-secret@host/name', 'postgresql://', 'postgresql//user:very-secret@host', 'postgres://[very-secret'])(
    'DATABASE_URL: %j, and the value is not shown',
    (value) => {
      expect(() => readConfig([], { DATABASE_URL: value })).toThrow(
        new ConfigError('DATABASE_URL is no address of a database; expected postgresql://user:password@host:5432/name'),
      )
    },
  )

  test('a list of roots with none in it', () => {
    expect(() => readConfig([], { LECTERN_CONTENT: delimiter })).toThrow(
      new ConfigError(`LECTERN_CONTENT is ${JSON.stringify(delimiter)}; expected at least one folder`),
    )
  })

  test.each([
    [['--sight', 'x'], "'--sight'"],
    [['--port'], "'--port <value>'"],
    [['--strict=yes'], "'--strict'"],
  ])('%j is no call', (args, found) => {
    const names = [...SETTINGS.map(({ option }) => option), ...Object.keys(FLAGS)].map((name) => `--${name}`).join(', ')
    expect(() => readConfig(args, {})).toThrow(ConfigError)
    expect(() => readConfig(args, {})).toThrow(new RegExp(`^[^\\n]*${found}[^\\n]*: ${names}\\.$`))
  })
})

describe('the table of settings', () => {
  test('is the one of the README', () => {
    const rows = readFileSync(join(PROJECT, 'README.md'), 'utf8').matchAll(
      /^\| `([A-Z_]+)` \| `--([a-z]+)`[^|]*\| (?:`([^`|]*)`|none) *[,|]/gm,
    )
    expect([...rows].map(([, variable, option, value = 'none']) => ({ variable, option, default: value.replace(/\/$/, '') }))).toEqual(
      SETTINGS.map(({ variable, option, default: value }) => ({ variable, option, default: value })),
    )
  })

  test('stands in the help, with the flags', () => {
    const help = helpText()
    for (const { variable, option, default: value } of SETTINGS) {
      expect(help).toMatch(new RegExp(`^  --${option} .+\\n +${variable}, default ${value}$`, 'm'))
    }
    for (const flag of Object.keys(FLAGS)) expect(help).toMatch(new RegExp(`^  --${flag} `, 'm'))
  })

  test('gives the defaults that are used; `none` is no value', () => {
    const values = SETTINGS.filter(({ default: value }) => value !== 'none').map(({ variable, default: value }) => [variable, value])
    expect(readConfig([], Object.fromEntries(values))).toEqual({ ...readConfig([], {}), isOriginSet: true })
  })
})
