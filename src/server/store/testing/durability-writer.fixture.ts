import { writeSync } from 'node:fs'
import { openStore } from '../open-store.ts'
import { exampleAccount } from './example-rows.fixture.ts'

// A process that writes to a store without a pause, until it is killed. Arguments: the place as JSON, a word for its ids, how many writes
// are in flight at once. Says on standard output, each in a line: `> id` before a write begins, `< id` when it was acknowledged.

const [place = '', word = '', width = ''] = process.argv.slice(2)
const store = await openStore({ ...JSON.parse(place), now: Date.now })
let count = 0

async function writeOn(): Promise<never> {
  for (;;) {
    count += 1
    const id = `${word}-${count}`
    // Not through a stream: what is said is out when this returns, whenever the process is killed.
    writeSync(1, `> ${id}\n`)
    await store.transact(async (transaction) => {
      await transaction.insertInto('accounts').values(exampleAccount(id)).execute()
      await transaction
        .insertInto('plan_transitions')
        .values({ id: `of-${id}`, account_id: id, old_plan: 'core', new_plan: 'core', changed_at: count })
        .execute()
    })
    writeSync(1, `< ${id}\n`)
  }
}

await Promise.all(Array.from({ length: Number(width) }, writeOn))
