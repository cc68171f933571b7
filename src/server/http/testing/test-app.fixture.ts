import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { type AppOptions, createApp } from '../../app.ts'
import { type MadeUpBuild, makeSiteFolder, publishBuild } from '../../documents/built-site.fixture.ts'
import { openBuiltSite } from '../../documents/built-site.ts'
import { EXAMPLE_BUILD } from '../../documents/example-site.fixture.ts'
import type { Store } from '../../store/store.ts'
import { openTestStore, type TestStore } from '../../store/testing/open-test-store.fixture.ts'
import { createServe, type Serve } from '../api/serve.ts'
import { createServices } from '../create-services.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../sessions/sessions.ts'
import { TestClient } from './test-client.fixture.ts'

/** A Saturday in November, at noon. */
const TEST_START_MS = Date.UTC(2026, 10, 21, 12)

/** A clock that stands still until it is moved. */
export interface TestClock {
  readonly now: () => number
  /** Forwards, or back when it is negative. */
  move(ms: number): void
}

export interface TestAppOptions extends Omit<AppOptions, 'site' | 'store' | 'now'> {
  readonly kind: Store['kind']
  /** Serves what the test asks for besides the app's own features. */
  readonly join?: (app: FastifyInstance, serve: Serve, services: Services) => void
  /** The pages of the site; absent: those of the example. */
  readonly build?: MadeUpBuild
  /** A store that another app of the test has; it is not closed with this one. */
  readonly sharedStore?: TestStore
  readonly clock?: TestClock
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly store: TestStore
  readonly services: Services
  readonly clock: TestClock
  /** A browser without cookies. @param address from which it comes */
  client(address?: string): TestClient
  /** Adds an account as if its provider had reported it. */
  createAccount(account?: Partial<AccountRow>): Promise<AccountRow>
  close(): Promise<void>
}

/** A clock that begins at TEST_START_MS. */
export function createTestClock(): TestClock {
  let at = TEST_START_MS
  return {
    now: () => at,
    move(ms) {
      at += ms
    },
  }
}

/**
 * The real app on a real store of its own, with a small site. Replies are checked; how often a client may call is not limited, unless
 * `limitFactor` says so.
 */
export async function createTestApp({
  kind,
  join,
  build = EXAMPLE_BUILD,
  sharedStore,
  clock = createTestClock(),
  ...more
}: TestAppOptions): Promise<TestApp> {
  const options = { origin: 'http://localhost:3000', limitFactor: Number.POSITIVE_INFINITY, report: () => {}, ...more, now: clock.now }
  const store = sharedStore ?? (await openTestStore(kind, clock.now))
  const folder = makeSiteFolder()
  publishBuild(folder, build)
  const site = openBuiltSite(folder)
  const app = createApp({ ...options, site, store })
  const services = createServices({ ...options, store })
  app.get<{ Params: { account: string } }>('/test/sign-in/:account', async (request, reply) => {
    await services.sessions.open(request, reply, request.params.account)
    return reply.send()
  })
  join?.(app, createServe(app, services), services)
  return {
    app,
    store,
    services,
    clock,
    client: (address) => new TestClient(app, options.origin, address),
    createAccount: (account) => insertAccount(store, { ...newAccount(clock.now()), ...account }),
    async close() {
      await app.close()
      await site.close()
      rmSync(folder, { recursive: true })
      if (sharedStore === undefined) await store.close()
    },
  }
}

function newAccount(at: number): AccountRow {
  const name = randomBytes(8).toString('hex')
  const email = `${name}@example.org`
  return {
    id: name,
    issuer: 'https://provider.example',
    subject: `subject-${name}`,
    email,
    email_key: email,
    avatar_url: null,
    plan: 'core',
    enforced_plan: null,
    is_staff: 0,
    is_superuser: 0,
    is_beta_tester: 0,
    billed_plan: 'core',
    subscriber_number: null,
    refresh_token: null,
    created_at: at,
    updated_at: at,
  }
}

async function insertAccount(store: Store, account: AccountRow): Promise<AccountRow> {
  await store.db.insertInto('accounts').values(account).execute()
  return account
}
