import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { collections } from './collections.ts'
import { community } from './community.ts'
import type { Endpoint } from './endpoint.ts'
import { learning } from './learning.ts'
import { playground } from './playground.ts'
import { search } from './search-calls.ts'

/** All calls of the API, by feature: what the document of the API shows, `/api/openapi.json`. Who adds a call to a new feature adds it here. */
export const ENDPOINTS: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = {
  accounts,
  admin,
  collections,
  community,
  learning,
  playground,
  search,
}
