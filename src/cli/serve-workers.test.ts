import { type ChildProcess, execFileSync } from 'node:child_process'
import { renameSync } from 'node:fs'
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
const running = new Set<Run>()

afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGTERM')
    await ended
  }
  running.clear()
})

afterAll(() => folder[Symbol.dispose]())

/** A server that starts or runs: its first process, everything that it printed until now, and its end. */
interface Run {
  readonly child: ChildProcess
  readonly output: () => string
  readonly ended: Promise<CliRun>
}

interface Served extends Run {
  readonly address: string
}

/** @param moreArgs a later `--workers` replaces the first */
async function startServer(moreArgs: readonly string[] = []): Promise<Run> {
  const started = Promise.withResolvers<ChildProcess>()
  const ended = runCli({ args: [...args, '--port', '0', ...moreArgs], onStart: started.resolve })
  const child = await started.promise
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: string) => {
      text += part
    })
  const run = { child, output: () => text, ended }
  running.add(run)
  return run
}

async function addressOf({ output, ended }: Run): Promise<string> {
  const failed = ended.then(({ stderr }) => Promise.reject(new Error(stderr)))
  const found = vi.waitFor(() => getMatch(/serving at (http:\S+) with 2 processes/, output()), { timeout: 45_000, interval: 20 })
  return await Promise.race([found, failed])
}

function getMatch(pattern: RegExp, text: string): string {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`${pattern} is not in: ${text}`)
  return found
}

async function startServing(): Promise<Served> {
  const run = await startServer()
  return { ...run, address: await addressOf(run) }
}

/** The processes that a server has just started. Node needs longer to load their code than this needs to see them. */
async function startingPids({ child }: Run, count: number): Promise<readonly number[]> {
  return await vi.waitFor(
    () => {
      const pids = [...execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).matchAll(/(\d+) +(\d+)/g)]
        .filter(([, parent]) => Number(parent) === child.pid)
        .map(([, , pid]) => Number(pid))
      expect(pids).toHaveLength(count)
      return pids
    },
    { timeout: 45_000, interval: 10 },
  )
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

test('Ctrl-C while the processes start ends the server, and none is replaced', { timeout: LIMIT_MS }, async () => {
  const server = await startServer()
  const pids = await startingPids(server, 2)
  // As a terminal does it: each process of the group gets the signal.
  for (const pid of pids) process.kill(pid, 'SIGINT')
  server.child.kill('SIGINT')
  const run = await server.ended
  expect(run).toMatchObject({ code: 0, stderr: '' })
  expect(run.stdout).not.toContain('serving at')
})

test('a process that is killed while the server starts is replaced, and the server can be stopped', { timeout: LIMIT_MS }, async () => {
  const server = await startServer()
  const [killed = 0] = await startingPids(server, 2)
  process.kill(killed, 'SIGKILL')
  expect(await readPage(await addressOf(server))).toBe(200)
  expect(server.output()).toContain('a process that serves ended with SIGKILL; another one takes its place')
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

test('more than five ends within a minute end the server', { timeout: LIMIT_MS }, async () => {
  const server = await startServer(['--workers', '6'])
  for (const pid of await startingPids(server, 6)) process.kill(pid, 'SIGKILL')
  const run = await server.ended
  expect(run).toMatchObject({ code: 1, stderr: '6 of the serving processes ended within a minute, the last with SIGKILL\n' })
})

test("a process that can't take the place of another one leaves the rest serving, and is tried again", {
  timeout: LIMIT_MS,
}, async () => {
  const server = await startServing()
  const answered = async (): Promise<readonly number[]> => {
    expect(await readPage(server.address)).toBe(200)
    return pidsOf(server.output())
  }
  await vi.waitFor(async () => expect(await answered()).toHaveLength(2), { timeout: 45_000, interval: 100 })
  const [killed = 0, left = 0] = pidsOf(server.output())
  const current = join(site, 'current')
  renameSync(current, `${current}-away`)
  process.kill(killed, 'SIGKILL')
  const reason = /^a process can't begin to serve: (.+)$/m
  await vi.waitFor(() => getMatch(reason, server.output()), { timeout: 45_000, interval: 20 })
  expect(await readPage(server.address)).toBe(200)
  renameSync(`${current}-away`, current)
  // Once: the message of the cause is the same.
  const once = `no built site: ${current} is missing or not a link; make one with: lectern build --site ${site}`
  expect(getMatch(reason, server.output())).toBe(once)
  await vi.waitFor(async () => expect(await answered()).toHaveLength(3), { timeout: 45_000, interval: 100 })
  expect(() => process.kill(left, 0)).not.toThrow()
  server.child.kill('SIGTERM')
  expect((await server.ended).code).toBe(0)
})

test.runIf(process.platform === 'linux')('a process that the machine has no room for is tried again', { timeout: LIMIT_MS }, async () => {
  const server = await startServing()
  const limitFiles = (count: number): Buffer =>
    execFileSync('prlimit', ['--pid', String(server.child.pid), `--nofile=${count}:`], { stdio: 'pipe' })
  await vi.waitFor(() => expect(pidsOf(server.output())).toHaveLength(2), { timeout: 45_000, interval: 20 })
  const [killed = 0] = pidsOf(server.output())
  limitFiles(10)
  process.kill(killed, 'SIGKILL')
  await vi.waitFor(() => expect(server.output()).toContain('EMFILE; another one takes its place'), { timeout: 45_000, interval: 20 })
  limitFiles(1000)
  await vi.waitFor(
    async () => {
      expect(await readPage(server.address)).toBe(200)
      expect(pidsOf(server.output())).toHaveLength(3)
    },
    { timeout: 45_000, interval: 100 },
  )
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
