import type { ChildProcess } from 'node:child_process'
import { get } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { EXAMPLE_CONTENT, makeFolder, writeFiles } from '#content/testing/example-content.fixture.ts'
import { type CliRun, runCli } from './testing/run-cli.fixture.ts'

const LIMIT_MS = 120_000
const folder = makeFolder()
const site = join(folder.path, 'site')
const args = ['serve', '--site', site, '--data', join(folder.path, 'data'), '--workers', '2']

beforeAll(async () => {
  const content = join(folder.path, 'content')
  writeFiles(content, EXAMPLE_CONTENT)
  expect(await runCli({ args: ['build', '--content', content, '--site', site] })).toMatchObject({ code: 0, stderr: '' })
}, LIMIT_MS)

/** The servers of the test that runs, so that one that fails leaves none behind. */
const running = new Set<Served>()

afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  running.clear()
})

afterAll(() => folder[Symbol.dispose]())

/** A running server: its address, everything that it printed until now, and its end. */
interface Served {
  readonly child: ChildProcess
  readonly address: string
  readonly output: () => string
  readonly ended: Promise<CliRun>
}

async function startServing(): Promise<Served> {
  const started = Promise.withResolvers<ChildProcess>()
  const ended = runCli({ args: [...args, '--port', '0'], onStart: started.resolve })
  const child = await started.promise
  let text = ''
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part: string) => {
        text += part
        const found = /serving at (http:\S+) with 2 processes/.exec(text)?.[1]
        if (found !== undefined) resolve(found)
      })
    ended.then(({ stderr }) => reject(new Error(stderr)), reject)
  })
  const served = { child, address: await address, output: () => text, ended }
  running.add(served)
  return served
}

/** Asks over a connection of its own. One that was on its way to a process that has just ended is never answered. */
function readPage(address: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}/healthz`, { agent: false, timeout: 2000 }, (response) => {
      response.resume().on('end', () => resolve(response.statusCode))
    })
    request.on('timeout', () => request.destroy(new Error('no answer'))).on('error', reject)
  })
}

/** The processes that have answered a request until now: each writes its number into the lines of its log. */
function pidsOf(output: string): readonly number[] {
  return [...new Set([...output.matchAll(/"pid":(\d+)/g)].map(([, pid]) => Number(pid)))]
}

test('several processes answer at one port; one that is killed is replaced, and all end with the first', {
  timeout: LIMIT_MS,
}, async () => {
  const server = await startServing()
  const answered = async (): Promise<readonly number[]> => {
    expect(await readPage(server.address)).toBe(200)
    return pidsOf(server.output())
  }
  await vi.waitFor(async () => expect(await answered()).toHaveLength(2), { timeout: 45_000, interval: 100 })
  const [killed = 0] = pidsOf(server.output())
  expect(killed).not.toBe(server.child.pid)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(async () => expect(await answered()).toHaveLength(3), { timeout: 45_000, interval: 100 })
  expect(server.output()).toContain('a process that serves ended with SIGKILL; another one takes its place')
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
  for (const pid of pidsOf(server.output())) expect(() => process.kill(pid, 0), 'a process is left').toThrow(/ESRCH/)
  await expect(readPage(server.address)).rejects.toThrow()
})

test('processes end when the first one is killed', { timeout: LIMIT_MS }, async () => {
  const server = await startServing()
  await vi.waitFor(
    async () => {
      await readPage(server.address)
      expect(pidsOf(server.output())).toHaveLength(2)
    },
    { timeout: 45_000, interval: 100 },
  )
  server.child.kill('SIGKILL')
  await server.ended
  for (const pid of pidsOf(server.output()))
    await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow(/ESRCH/), { timeout: 45_000 })
})

test('a port in use is reported once, with what to do', { timeout: LIMIT_MS }, async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const run = await runCli({ args: [...args, '--port', String(port)] })
  other.close()
  expect(run.code).toBe(1)
  expect(run.stderr).toMatch(/^PORT: \d+ on 127\.0\.0\.1 is already in use by another program; [^\n]+\n$/)
})
