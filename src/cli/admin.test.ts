import type { ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStore } from '#server/store/open-store.ts'
import { lockServer } from '#server/store/server-lock.ts'
import type { Store } from '#server/store/store.ts'
import { runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const PASSWORD = 'three grey herons'
const dataFolder = mkdtempSync(join(tmpdir(), 'lectern-admin-'))
const admin = (line: string, input?: string) =>
  runCli({ args: ['admin', ...line.split(' '), '--data', dataFolder], ...(input === undefined ? {} : { input }) })
let store: Store
let lock: { release(): void }

beforeAll(async () => {
  lock = lockServer(dataFolder)
  store = await openStore({ dataFolder, now: Date.now })
})
afterAll(async () => {
  await store.close()
  lock.release()
  rmSync(dataFolder, { recursive: true })
})

test('while a server holds the data, an account is made, read as JSON and deleted', { timeout: LIMIT_MS }, async () => {
  const made = await admin('create-account ada@example.org', `${PASSWORD}\n`)
  expect(made).toEqual({ code: 0, stdout: 'created ada@example.org, who can sign in now\n', stderr: '' })
  const shown = await admin('show ada@example.org --json')
  expect([shown.code, JSON.parse(shown.stdout)]).toMatchObject([0, { email: 'ada@example.org', plan: 'core' }])
  expect(await admin('delete-account ada@example.org')).toMatchObject({ code: 0, stderr: '' })
  expect(await store.db.selectFrom('accounts').select('id').execute()).toEqual([])
})

test('what is not done ends with code 1 and one line, and no password is repeated', { timeout: LIMIT_MS }, async () => {
  const run = await admin('create-account b@example.org', 'bad pw\n')
  expect(run).toEqual({ code: 1, stdout: '', stderr: 'the password on standard input is not accepted. Use at least 15 characters.\n' })
  expect(await admin('show nobody')).toEqual({ code: 1, stdout: '', stderr: 'no account is found for "nobody"\n' })
})

test('wrong words end with code 2 and one line; help with 0', { timeout: LIMIT_MS }, async () => {
  expect(await admin('grant ada')).toEqual({ code: 2, stdout: '', stderr: 'expected lectern admin grant WHO RIGHT\n' })
  expect(await admin('flagged-code first')).toEqual({ code: 2, stdout: '', stderr: '"first" is not a page number\n' })
  expect(await admin('rule')).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^lectern admin has no command "rule"; expected one of create-account, .*, help\n$/),
  })
  expect(await admin('help')).toMatchObject({ code: 0, stderr: '' })
})

test('before the first start of a server an account is made, and with it the database', { timeout: LIMIT_MS }, async () => {
  const args = ['admin', 'create-account', 'ada@example.org', '--data', join(dataFolder, 'new')]
  expect(await runCli({ args, input: `${PASSWORD}\n` })).toMatchObject({ code: 0, stderr: '' })
  expect(await runCli({ args: ['admin', 'show', 'ada@example.org', '--data', join(dataFolder, 'new')] })).toMatchObject({ code: 0 })
})

test('a signal ends a command that waits for a password', { timeout: LIMIT_MS }, async () => {
  const waiting = join(dataFolder, 'waiting')
  const stop = (child: ChildProcess): void => {
    const timer = setInterval(() => {
      if (!existsSync(join(waiting, 'lectern.sqlite'))) return
      clearInterval(timer)
      child.kill('SIGTERM')
    }, 20).unref()
  }
  const args = ['admin', 'create-account', 'ada@example.org', '--data', waiting]
  expect(await runCli({ args, isInputOpen: true, onStart: stop })).toEqual({ code: 130, stdout: '', stderr: 'stopped\n' })
})
