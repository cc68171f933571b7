import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './setting.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ai-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const BASE = { LECTERN_AI_URL: 'http://127.0.0.1:11434/v1', LECTERN_AI_MODEL: 'small' }
const SECRET = 'sk-three-grey-herons'

const aiOf = (environment: Readonly<Record<string, string>>) => readConfig('serve', [], environment).ai
function failureOf(environment: Readonly<Record<string, string>>): string {
  try {
    aiOf(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'no error'
}
function fileOf(content: string): string {
  const file = join(folder, 'key')
  writeFileSync(file, content)
  return file
}

test('without settings, and with empty ones, there is no model', () => {
  expect(aiOf({})).toBeUndefined()
  expect(aiOf({ LECTERN_AI_URL: '', LECTERN_AI_MODEL: ' ', LECTERN_AI_KEY: '', LECTERN_AI_KEY_FILE: '' })).toBeUndefined()
})

test('an address and a model are enough; slashes at its end are removed', () => {
  expect(aiOf({ ...BASE, LECTERN_AI_URL: 'https://models.example/v1//' })).toEqual({ baseUrl: 'https://models.example/v1', model: 'small' })
})

test('all settings together', () => {
  const more = {
    LECTERN_AI_SUBSCRIBER_MODEL: 'large',
    LECTERN_AI_EMBEDDING_MODEL: 'meaning',
    LECTERN_AI_MODERATION_MODEL: 'judge',
    LECTERN_AI_KEY: ` ${SECRET} `,
  }
  expect(aiOf({ ...BASE, ...more })).toEqual({
    baseUrl: BASE.LECTERN_AI_URL,
    model: 'small',
    subscriberModel: 'large',
    embeddingModel: 'meaning',
    moderationModel: 'judge',
    key: SECRET,
  })
})

test('of a key file, the first line is the key', () => {
  expect(aiOf({ ...BASE, LECTERN_AI_KEY_FILE: fileOf(`${SECRET}\r\nmore\n`) })?.key).toBe(SECRET)
})

test('a key file may be a pipe, which gives the line in pieces', () => {
  const pipe = join(folder, 'pipe')
  execFileSync('mkfifo', [pipe])
  spawn('sh', ['-c', `(printf sk-three; sleep 0.2; printf -- '-grey-herons\nmore\n') > '${pipe}'`], { stdio: 'ignore' })
  expect(aiOf({ ...BASE, LECTERN_AI_KEY_FILE: pipe })?.key).toBe(SECRET)
})

test.each([
  'models.example/v1',
  'ftp://models.example/v1',
  `https://user:${SECRET}@models.example/v1`,
  `https://:${SECRET}@models.example/v1`,
  `https://models.example/v1?key=${SECRET}`,
  `https://models.example/v1#${SECRET}`,
  `https://models.example/\n${SECRET}`,
])('%s is no address of an API, and the error does not repeat it', (url) => {
  const failure = failureOf({ ...BASE, LECTERN_AI_URL: url })
  expect(failure).toMatch(/^LECTERN_AI_URL .*expected /)
  expect(failure).not.toContain(SECRET)
})

test.each([
  [{ LECTERN_AI_URL: BASE.LECTERN_AI_URL }, 'LECTERN_AI_URL and LECTERN_AI_MODEL belong together: set both or none'],
  [{ LECTERN_AI_MODEL: 'small' }, 'LECTERN_AI_URL and LECTERN_AI_MODEL belong together: set both or none'],
  [
    { LECTERN_AI_SUBSCRIBER_MODEL: 'large' },
    'LECTERN_AI_SUBSCRIBER_MODEL is set without LECTERN_AI_URL and LECTERN_AI_MODEL: set these as well',
  ],
  [
    { LECTERN_AI_EMBEDDING_MODEL: 'meaning' },
    'LECTERN_AI_EMBEDDING_MODEL is set without LECTERN_AI_URL and LECTERN_AI_MODEL: set these as well',
  ],
  [
    { LECTERN_AI_MODERATION_MODEL: 'judge' },
    'LECTERN_AI_MODERATION_MODEL is set without LECTERN_AI_URL and LECTERN_AI_MODEL: set these as well',
  ],
  [{ LECTERN_AI_KEY: SECRET }, 'LECTERN_AI_KEY is set without LECTERN_AI_URL and LECTERN_AI_MODEL: set these as well'],
])('%j is not complete', (environment, message) => {
  expect(failureOf(environment)).toBe(message)
})

test.each(['LECTERN_AI_MODEL', 'LECTERN_AI_SUBSCRIBER_MODEL', 'LECTERN_AI_EMBEDDING_MODEL', 'LECTERN_AI_MODERATION_MODEL'])(
  '%s is one line',
  (name) => {
    expect(failureOf({ ...BASE, [name]: 'small\nlarge' })).toContain(`${name}`)
  },
)

test.each(['two words', 'gr\u00FCn', 'a\u0007b'])('the key %j is none that a header can send, and the error does not repeat it', (key) => {
  for (const failure of [failureOf({ ...BASE, LECTERN_AI_KEY: key }), failureOf({ ...BASE, LECTERN_AI_KEY_FILE: fileOf(key) })]) {
    expect(failure).toContain('LECTERN_AI_KEY')
    expect(failure).not.toContain(key)
  }
})

test('a key file that is empty, is not there or is a folder is an error that names it', () => {
  expect(failureOf({ ...BASE, LECTERN_AI_KEY_FILE: fileOf('\n') })).toContain('LECTERN_AI_KEY_FILE')
  const missing = join(folder, 'missing')
  for (const path of [missing, folder])
    expect(failureOf({ ...BASE, LECTERN_AI_KEY_FILE: path })).toBe(
      `LECTERN_AI_KEY_FILE is ${JSON.stringify(path)}; expected a file that can be read`,
    )
})

test('two keys are one too many', () => {
  expect(failureOf({ ...BASE, LECTERN_AI_KEY: SECRET, LECTERN_AI_KEY_FILE: fileOf(SECRET) })).toBe(
    'LECTERN_AI_KEY and LECTERN_AI_KEY_FILE are both set; expected one of them',
  )
})
