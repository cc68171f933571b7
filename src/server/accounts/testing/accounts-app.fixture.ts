import type { FastifyInstance } from 'fastify'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { createTestApp, createTestClock, type TestApp, type TestAppOptions } from '../../http/testing/test-app.fixture.ts'
import { TestClient } from '../../http/testing/test-client.fixture.ts'
import type { Store } from '../../store/store.ts'
import { type OutsideProvider, type Person, startOutsideProvider } from './outside-provider.fixture.ts'

export const ORIGIN = 'http://localhost:3000'

/** On what the suites of accounts run, for `describe.each`: of two servers, one answers a request and the other one the next. */
export const PLACES = ['sqlite', 'postgresql', 'two servers on postgresql'] as const
export type Place = (typeof PLACES)[number]

/** The real app whose users sign in at a real provider next to it. */
export interface AccountsApp extends TestApp {
  readonly provider: OutsideProvider
  /** Signs someone in through the provider. @returns their browser */
  signInAs(person: Person, client?: TestClient): Promise<TestClient>
}

export interface AccountsAppOptions extends Omit<TestAppOptions, 'kind' | 'sharedStore' | 'clock'> {
  readonly kind: Place
}

/** @param options as of the test app; its clock begins with the machine's, by which the provider counts */
export async function createAccountsApp({ kind: place, ...options }: AccountsAppOptions): Promise<AccountsApp> {
  const clock = createTestClock()
  clock.move(Date.now() - clock.now())
  const provider = await startOutsideProvider(ORIGIN, clock.now)
  const signIn = { kind: 'outside', provider: provider.settings } as const
  const kind: Store['kind'] = place === 'sqlite' ? 'sqlite' : 'postgresql'
  const settings = { origin: ORIGIN, siteName: 'Herons', ...options, kind, clock, signIn }
  const one = await createTestApp(settings)
  const two = place === 'two servers on postgresql' ? await createTestApp({ ...settings, sharedStore: one.store }) : undefined
  const app = two === undefined ? one.app : inTurn(one.app, two.app)
  const client = (address?: string): TestClient => new TestClient(app, settings.origin, address)
  return {
    ...one,
    app,
    client,
    provider,
    signInAs: (person, browser = client()) => signInAs(provider, person, browser),
    async close() {
      await two?.close()
      await one.close()
      await provider.stop()
    },
  }
}

/** An app whose requests are answered by two of them in turn. */
function inTurn(one: FastifyInstance, two: FastifyInstance): FastifyInstance {
  let count = 0
  return new Proxy(one, {
    get(target, property) {
      if (property !== 'inject') return Reflect.get(target, property)
      count += 1
      const chosen = count % 2 === 0 ? two : one
      return chosen.inject.bind(chosen)
    },
  })
}

async function signInAs(provider: OutsideProvider, person: Person, client: TestClient): Promise<TestClient> {
  const begun = await client.get(SIGN_IN_PATH)
  provider.person = person
  const back = await provider.follow(String(begun.headers.location))
  const done = await client.get(back)
  if (done.statusCode !== 307) throw new Error(`signing in was answered with ${done.statusCode}: ${done.body}`)
  return client
}
