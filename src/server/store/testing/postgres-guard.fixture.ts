import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findPostgresPrograms, findServerUser, makeReachable } from './postgres-programs.fixture.ts'

// A process of its own that runs the server and outlives no one: when the pipe to its standard input closes, because the tests are over
// or were killed, it stops the server and deletes its data. A line on standard input is a command, a line on standard output its response.
// `start` answers `port {number}`, `crash` (stops like a power cut of the server's process) answers `stopped`; anything else is an error.

// The first argument is where its data go.
const folder = mkdtempSync(join(process.argv[2] ?? tmpdir(), 'lectern-postgres-'))
const data = join(folder, 'data')
let server: ChildProcess | undefined

async function main(): Promise<void> {
  try {
    const user = findServerUser()
    if (user !== undefined) chownSync(folder, user.uid, user.gid)
    const programs = makeReachable(findPostgresPrograms(), folder, user)
    const made = spawnSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'lectern', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--no-instructions'],
      { ...user, cwd: folder, encoding: 'utf8' },
    )
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
    const port = await findFreePort()
    for await (const command of createInterface({ input: process.stdin })) {
      if (command === 'start') await start(join(programs, 'postgres'), port, user)
      else await crash()
      console.log(command === 'start' ? `port ${port}` : 'stopped')
    }
  } catch (error) {
    console.log(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error))
  } finally {
    await crash()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function start(program: string, port: number, user: { uid: number; gid: number } | undefined): Promise<void> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    'dynamic_shared_memory_type=mmap',
  ]
  const child = spawn(program, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server = child
  let output = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-4000)
      if (output.includes('ready to accept connections')) resolve()
    })
    child.on('error', reject).on('exit', () => reject(new Error(`PostgreSQL did not start: ${output}`)))
  })
  // Read on, or the server would wait for its pipe.
  child.stderr.removeAllListeners('data').resume()
}

/** Processes of the server end at once, nothing is written down; the next start recovers from the log. */
async function crash(): Promise<void> {
  const child = server
  server = undefined
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
    child.kill('SIGQUIT')
  })
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}

// Ctrl+C reaches the whole group; the tests decide when they are over.
process.on('SIGINT', () => undefined)
await main()
