import { accounts } from './accounts.ts'
import { admin } from './admin.ts'
import { ads } from './ads.ts'
import { aiHelp } from './ai-help.ts'
import { collections } from './collections.ts'
import { community } from './community.ts'
import type { CallAddress, Endpoint } from './endpoint.ts'
import { feedback } from './feedback-calls.ts'
import { follows } from './follows.ts'
import { learning } from './learning.ts'
import { newsletter } from './newsletter.ts'
import { observatory } from './observatory-calls.ts'
import { playground } from './playground.ts'
import { plus } from './plus.ts'
import { preferences } from './preferences.ts'
import { search } from './search-calls.ts'
import { surveys } from './survey-calls.ts'
import { telemetry } from './telemetry-calls.ts'
import { updates } from './updates.ts'

/** All calls of the API, by feature: what the document of the API shows, `/api/openapi.json`. Who adds a call to a new feature adds it here. */
export const ENDPOINTS = {
  accounts,
  admin,
  ads,
  aiHelp,
  collections,
  community,
  feedback,
  follows,
  learning,
  newsletter,
  observatory,
  playground,
  plus,
  preferences,
  search,
  surveys,
  telemetry,
  updates,
} as const satisfies Readonly<Record<string, Readonly<Record<string, Endpoint>>>>

type Features = typeof ENDPOINTS
type AnyEndpoint = { [Name in keyof Features]: Features[Name][keyof Features[Name]] }[keyof Features]

/** The type of the call at an address: code that has only the address, as in the browser, knows input and reply by it. */
export type EndpointAt<A extends CallAddress> = Extract<AnyEndpoint, { readonly method: A['method']; readonly path: A['path'] }>
