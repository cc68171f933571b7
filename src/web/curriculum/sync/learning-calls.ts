import type { LearnedModule } from '#contracts/learning.ts'
import { LEARNING_ADDRESSES } from '#contracts/learning-addresses.ts'
import { call, type Result } from '../../browser/call.ts'

/** Browsers keep at most 64 KB on their way for pages that are left; of characters that may be, since names of modules have few that are long. */
const KEEPALIVE_CHARACTERS_MAX = 30_000

/** What the server has of the user's progress. */
export function readProgress(): Promise<Result<typeof LEARNING_ADDRESSES.read>> {
  return call(LEARNING_ADDRESSES.read, {})
}

/** Adds to what the server has, and gives all of it; it is sent to its end when the page is left meanwhile. */
export function sendProgress(account: string, modules: LearnedModule[]): Promise<Result<typeof LEARNING_ADDRESSES.merge>> {
  const body = { account, modules }
  const keepalive = JSON.stringify(body).length <= KEEPALIVE_CHARACTERS_MAX
  return call(LEARNING_ADDRESSES.merge, { body, keepalive })
}

/** Has the server forget all of it. */
export function removeProgress(): Promise<Result<typeof LEARNING_ADDRESSES.forget>> {
  return call(LEARNING_ADDRESSES.forget, {})
}
