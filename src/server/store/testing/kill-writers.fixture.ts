import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openStore, type StorePlace } from '../open-store.ts'

/** Writes in flight at once. */
const WIDTH = 32
/** Fewer of them at the moment of the kill would prove little. */
export const LEAST_IN_FLIGHT = 20

/** The result of rounds of writing and killing. */
export interface Durability {
  readonly rounds: number
  /** Writes that the store output were done. */
  readonly acknowledged: number
  /** Of these, those that are not there. */
  readonly lost: readonly string[]
  /** Transactions of which a part is there. */
  readonly torn: readonly string[]
  /** The smallest number of writes that were begun and not acknowledged at a kill. */
  readonly leastInFlight: number
}

interface Rounds {
  readonly place: StorePlace
  readonly rounds: number
  /** Ends the writer, or what it writes to. The writer itself by default, by SIGKILL. */
  readonly kill?: (process: { kill(signal: 'SIGKILL'): boolean }) => void | Promise<void>
  /** Makes the database answer again, where the kill has ended it. */
  readonly recover?: () => Promise<void>
}

/**
 * Lets a process write, kills it at a random moment, and looks for everything that it output was written; again and again on the same store.
 * The ledger is stored here, outside of what is killed. A round in which nothing was acknowledged, or too little was in flight, is not
 * counted and is made again.
 *
 * @throws Error when too many rounds don't count
 */
export async function killWriters({ place, rounds, kill, recover }: Rounds): Promise<Durability> {
  const acknowledged: string[] = []
  let leastInFlight = WIDTH
  let counted = 0
  for (let attempt = 0; counted < rounds; attempt += 1) {
    if (attempt > 3 * rounds + 10)
      throw new Error(`of ${attempt} rounds, ${attempt - counted} acknowledged nothing or had too little in flight`)
    const ledger = await writeAndKill(place, randomUUID(), kill)
    await recover?.()
    acknowledged.push(...ledger.acknowledged)
    const inFlight = ledger.begun - ledger.acknowledged.length
    if (ledger.acknowledged.length === 0 || inFlight < LEAST_IN_FLIGHT) continue
    counted += 1
    leastInFlight = Math.min(leastInFlight, inFlight)
  }
  return { rounds: counted, acknowledged: acknowledged.length, leastInFlight, ...(await compare(place, acknowledged)) }
}

interface Ledger {
  readonly begun: number
  readonly acknowledged: readonly string[]
}

async function writeAndKill(place: StorePlace, word: string, kill: Rounds['kill']): Promise<Ledger> {
  const script = join(import.meta.dirname, 'durability-writer.fixture.ts')
  const writer = spawn(process.execPath, [script, JSON.stringify(place), word, String(WIDTH)], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = `${output}${text}`.slice(-2000)
  })
  let begun = 0
  let killed: Promise<void> | undefined
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: writer.stdout })) {
    if (line.startsWith('> ')) begun += 1
    else acknowledged.push(line.slice(2))
    // From the first acknowledgement on, at any moment of the next 150 ms.
    if (acknowledged.length === 1) killed ??= setTimeout(Math.random() * 150).then(() => (kill ?? killIt)(writer))
  }
  if (killed === undefined) throw new Error(`the writer ended by itself: ${output}`)
  await killed
  // It may have outlived the database, saying so; or be waiting for it.
  writer.kill('SIGKILL')
  return { begun, acknowledged }
}

function killIt(writer: { kill(signal: 'SIGKILL'): boolean }): void {
  writer.kill('SIGKILL')
}

async function compare(place: StorePlace, acknowledged: readonly string[]): Promise<Pick<Durability, 'lost' | 'torn'>> {
  const store = await openStore({ ...place, now: Date.now })
  try {
    const accounts = new Set((await store.db.selectFrom('accounts').select('id').execute()).map(({ id }) => id))
    const { rows } = await sql<{ id: string }>`
      select id from accounts where id not in (select account_id from plan_transitions)`.execute(store.db)
    return { lost: acknowledged.filter((id) => !accounts.has(id)), torn: rows.map(({ id }) => id) }
  } finally {
    await store.close()
  }
}
