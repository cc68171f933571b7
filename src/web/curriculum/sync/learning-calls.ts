import type { LearnedModule, learning } from '#contracts/learning.ts'
import { call, type Result } from '../../call.ts'

const PATH = '/api/v1/learning/progress'

/** Browsers keep at most 64 KB on their way for pages that are left; of characters that may be, since names of modules have few that are long. */
const KEPT_CHARACTERS_MAX = 30_000

/** What the server has of the reader's progress. */
export function readProgress(): Promise<Result<typeof learning.read>> {
  return call<typeof learning.read>({ method: 'GET', path: PATH }, {})
}

/** Adds to what the server has, and gives all of it; it is sent to its end when the page is left meanwhile. */
export function sendProgress(account: string, modules: LearnedModule[]): Promise<Result<typeof learning.merge>> {
  const body = { account, modules }
  const keepalive = JSON.stringify(body).length <= KEPT_CHARACTERS_MAX
  return call<typeof learning.merge>({ method: 'POST', path: PATH }, { body, keepalive })
}

/** Has the server forget all of it. */
export function removeProgress(): Promise<Result<typeof learning.forget>> {
  return call<typeof learning.forget>({ method: 'DELETE', path: PATH }, {})
}
