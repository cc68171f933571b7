import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A real PostgreSQL server with data of its own, which is deleted at the end. Ends with the process that started it, however that ends. */
export interface PostgresServer {
  /** Address of a database of this name. @example addressOf('postgres') */
  addressOf(database: string): string
  /** Ends all its processes at once, as a power cut would. */
  crash(): Promise<void>
  /** Starts it again after a crash, at the same address. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts a server, which takes about a second.
 *
 * @param base the folder in which its data go, in a new folder; by default that of temporary files
 * @throws Error with what is missing on this machine
 */
export async function startPostgresServer(base = tmpdir()): Promise<PostgresServer> {
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'postgres-guard.fixture.ts'), base], {
    stdio: ['pipe', 'pipe', 'inherit'],
    detached: true,
  })
  const answers = createInterface({ input: guard.stdout })[Symbol.asyncIterator]()
  const ended = new Promise<void>((resolve) => guard.on('exit', () => resolve()))
  const tell = async (command: string, expected: RegExp): Promise<string> => {
    guard.stdin.write(`${command}\n`)
    const { value } = await answers.next()
    const answer = String(value)
    if (!expected.test(answer)) throw new Error(answer)
    return answer
  }
  const port = (await tell('start', /^port \d+$/)).slice('port '.length)
  // A test run that has done all else is not kept running by this.
  guard.unref()
  return {
    addressOf: (database) => `postgresql://lectern@127.0.0.1:${port}/${database}`,
    async crash() {
      await tell('crash', /^stopped$/)
    },
    async restart() {
      await tell('start', /^port \d+$/)
    },
    async stop() {
      guard.ref()
      guard.stdin.end()
      await ended
    },
  }
}
