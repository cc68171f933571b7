import type { ChildProcess } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_CONTENT, makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { openStore, openStoreFile, type StorePlace } from '#server/store/open-store.ts'
import { createTestPlace } from '#server/store/testing/open-test-store.fixture.ts'
import { type CliRun, runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 60_000
const folder = makeFolder()
const site = join(folder.path, 'site')
const now = (): number => 0

beforeAll(async () => {
  const content = join(folder.path, 'content')
  writeFiles(content, EXAMPLE_CONTENT)
  expect(await runCli({ args: ['build', '--content', content, '--site', site] })).toMatchObject({ code: 0, stderr: '' })
}, LIMIT_MS)

afterAll(() => folder[Symbol.dispose]())

describe('while a site is served', { timeout: LIMIT_MS }, () => {
  const data = join(folder.path, 'served')
  let server: Served
  beforeAll(async () => {
    server = await startServing(data)
  }, LIMIT_MS)
  afterAll(() => server.stop())

  test('no other process serves from its data', async () => {
    const run = await runCli({ args: ['serve', '--port', '0', '--site', site, '--data', data] })
    expect(run.code).toBe(1)
    expect(run.stderr).toMatch(/^LECTERN_DATA: another process already serves from [^\n]+\n$/)
  })

  test('its data is backed up, and not restored before it stops', async () => {
    await remember(data, 'before the backup')
    const backup = join(folder.path, 'backup.sqlite')
    expect(await runCli({ args: ['backup', backup, '--data', data] })).toMatchObject({ code: 0, stderr: '' })
    const copy = await openStoreFile(backup, 0)
    expect(await copy.db.selectFrom('site_state').select('name').execute()).toEqual([{ name: 'before the backup' }])
    await copy.close()

    await remember(data, 'later')
    const rejected = await runCli({ args: ['restore', backup, '--data', data] })
    expect(rejected.code).toBe(1)
    expect(rejected.stderr).toMatch(/^LECTERN_DATA: another process already serves from [^\n]+\n$/)

    await server.stop()
    const restored = await runCli({ args: ['restore', backup, '--data', data] })
    expect(restored).toMatchObject({ code: 0, stderr: '' })
    expect(await namesIn(data)).toEqual(['before the backup'])
    const kept = readdirSync(data).find((name) => name.includes('.replaced-')) ?? 'nothing'
    expect(restored.stdout).toContain(kept)
    server = await startServing(data)
  })

  test('the free port that it took is the one of its origin: forms of its own pages are taken, and sign-in begins', async () => {
    const post = async (origin: string) =>
      await fetch(`${server.address}/users/fxa/login/logout/`, { method: 'POST', headers: { origin }, redirect: 'manual' })
    expect((await post(server.address)).status).toBe(302)
    expect((await post('http://localhost:3000')).status).toBe(403)
    const begun = await fetch(`${server.address}/users/fxa/login/authenticate/`, { redirect: 'manual' })
    expect(begun.headers.get('location')).toContain(`${server.address}/identity/`)
  })

  test('that a previous server was killed hinders no one', async () => {
    server.child.kill('SIGKILL')
    await server.ended
    server = await startServing(data)
    expect((await fetch(`${server.address}/api/v1/whoami`)).status).toBe(200)
  })
})

test('SIGHUP stops a server as SIGTERM does', { timeout: LIMIT_MS }, async () => {
  const { child, ended } = await startServing(join(folder.path, 'closed-terminal'))
  child.kill('SIGHUP')
  expect(await ended).toMatchObject({ code: 0 })
})

test('a second `dev` on the same data prints no address', { timeout: LIMIT_MS }, async () => {
  const data = join(folder.path, 'dev-data')
  const server = await startServing(data)
  const run = await runCli({ args: ['dev', '--port', '0', '--content', join(folder.path, 'content'), '--data', data] })
  expect(run).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^LECTERN_DATA: another process already serves from [^\n]+\n$/),
  })
  await server.stop()
})

test('a second signal ends a server that waits before it stops', { timeout: LIMIT_MS }, async () => {
  const { child, ended } = await startServing(join(folder.path, 'draining'), '--drain', '300')
  const timer = setInterval(() => child.kill('SIGTERM'), 200)
  expect(await ended).toMatchObject({ code: 130, stderr: '' })
  clearInterval(timer)
})

describe('a data folder that no server has used', { timeout: LIMIT_MS }, () => {
  test.each([
    ['admin', 'show', 'ada@example.org'],
    ['newsletter', 'count'],
    ['ads', 'list'],
    ['insights', 'export'],
    ['updates', 'status'],
    ['backup', join(folder.path, 'none.sqlite')],
  ])('is rejected by lectern %s %s, which makes nothing', async (...words) => {
    const data = join(folder.path, 'mistyped')
    const run = await runCli({ args: [...words, '--data', data] })
    expect(run).toMatchObject({ code: 1, stdout: '' })
    expect(run.stderr).toMatch(/^there is no database [^\n]+mistyped\/lectern\.sqlite[^\n]*\n$/)
    expect(existsSync(data)).toBe(false)
  })
})

describe('lectern copy-database', { timeout: LIMIT_MS }, () => {
  test('moves a site to PostgreSQL, once', async () => {
    const data = join(folder.path, 'moving')
    await remember(data, 'moved')
    const { place, remove } = await createTestPlace('postgresql')
    const environment = { DATABASE_URL: place.databaseUrl ?? '', LECTERN_DATA: data }
    const copied = await runCli({ args: ['copy-database'], environment })
    expect(copied).toMatchObject({ code: 0, stderr: '' })
    expect(copied.stdout).toMatch(/^ +1 site_state$/m)
    expect(await namesIn(place)).toEqual(['moved'])

    const again = await runCli({ args: ['copy-database'], environment })
    expect(again).toMatchObject({ code: 1, stdout: '' })
    expect(again.stderr).toMatch(/^the target database already has rows [^\n]+\n$/)
    await remove()
  })

  test('needs to know where to', async () => {
    const run = await runCli({ args: ['copy-database', '--data', join(folder.path, 'nowhere')] })
    expect(run).toMatchObject({ code: 2, stderr: 'DATABASE_URL is not set; expected the database to copy to\n' })
  })
})

describe('a wrong call', { timeout: LIMIT_MS }, () => {
  test.each([
    [['restore', 'a', 'b'], /^lectern restore needs the name of one file: lectern restore FILE\n$/],
    [['serve', 'quickly'], /^lectern serve takes options only, not "quickly"; allowed: [^\n]*\n$/],
  ])('%j ends with code 2 and one line', async (args, line) => {
    const run = await runCli({ args })
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toMatch(line)
  })

  test.each([
    ['a database that does not answer', 'postgresql://user:very-secret@127.0.0.1:1/name', /^the database can't be used: [^\n]+\n$/],
  ])('%s ends with code 1 and one line', async (_, address, line) => {
    const run = await runCli({ args: ['serve', '--site', site, '--port', '0'], environment: { DATABASE_URL: address } })
    expect(run).toMatchObject({ code: 1, stdout: '' })
    expect(run.stderr).toMatch(line)
    expect(run.stderr).not.toContain('secret')
  })
})

interface Served {
  readonly child: ChildProcess
  readonly ended: Promise<CliRun>
  /** Scheme, host and port. */
  readonly address: string
  stop(): Promise<void>
}

async function startServing(data: string, ...more: readonly string[]): Promise<Served> {
  const started = Promise.withResolvers<ChildProcess>()
  const ended = runCli({ args: ['serve', '--port', '0', '--site', site, '--data', data, ...more], onStart: started.resolve })
  const child = await started.promise
  const ready = new Promise<string>((resolve) =>
    child.stdout?.on('data', (text: string) => {
      const [, address] = /serving at (\S+)/.exec(text) ?? []
      if (address !== undefined) resolve(address)
    }),
  )
  const address = await Promise.race([ready, ended.then((run) => Promise.reject(new Error(run.stderr)))])
  return {
    child,
    ended,
    address,
    async stop() {
      child.kill('SIGINT')
      await ended
    },
  }
}

async function remember(dataFolder: string, name: string): Promise<void> {
  const store = await openStore({ dataFolder, now })
  await store.db.insertInto('site_state').values({ name, value: '', updated_at: 0 }).execute()
  await store.close()
}

/** @param place or the folder of SQLite */
async function namesIn(place: string | StorePlace): Promise<readonly string[]> {
  const store = await openStore({ ...(typeof place === 'string' ? { dataFolder: place } : place), now })
  const rows = await store.db.selectFrom('site_state').select('name').orderBy('name').execute()
  await store.close()
  return rows.map(({ name }) => name)
}
