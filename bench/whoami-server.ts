/** The server that `whoami.ts` measures, in a process of its own: the real app, with users who have a session each. */
import { rmSync } from 'node:fs'
import { createApp } from '../src/server/app.ts'
import { makeSiteFolder, publishBuild } from '../src/server/documents/built-site.fixture.ts'
import { openBuiltSite } from '../src/server/documents/built-site.ts'
import { EXAMPLE_BUILD } from '../src/server/documents/example-site.fixture.ts'
import { createServices } from '../src/server/http/create-services.ts'
import { startServer } from '../src/server/start-server.ts'
import { openStore } from '../src/server/store/open-store.ts'

/** The limits are counted as always, but are wide enough for everybody from one address. */
const LIMIT_FACTOR = 1000
const ORIGIN = 'http://localhost:3000'

const [dataFolder = '', users = '1', databaseUrl = ''] = process.argv.slice(2)
const siteFolder = makeSiteFolder()
publishBuild(siteFolder, EXAMPLE_BUILD)
const site = openBuiltSite(siteFolder)
const store = await openStore({ dataFolder, now: Date.now, ...(databaseUrl !== '' && { databaseUrl }) })
/** Never asked: sessions are opened without it. */
const provider = { issuer: 'https://provider.example', clientId: 'bench', clientSecret: 'bench', scopes: 'openid' }
const signIn = { kind: 'outside', provider } as const
const app = createApp({ site, store, signIn, origin: ORIGIN, limitFactor: LIMIT_FACTOR, checkReplies: false })
const { sessions } = createServices({ store, origin: ORIGIN, report: console.error })
app.get<{ Params: { account: string } }>('/bench/sign-in/:account', async (request, reply) => {
  await sessions.open(request, reply, request.params.account)
  return reply.send()
})

const ids = Array.from({ length: Number(users) }, (_, index) => `reader-${index}`)
for (const id of ids) await store.db.insertInto('accounts').values(accountOf(id)).execute()
const cookies: string[] = []
for (const id of ids) {
  const { headers } = await app.inject({ url: `/bench/sign-in/${id}`, headers: { host: 'localhost:3000' } })
  cookies.push(String(headers['set-cookie']).split(';', 1)[0] ?? '')
}
const server = await startServer({ app, host: '127.0.0.1', port: 0 })
process.send?.(JSON.stringify({ url: server.url, cookies }))
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.(user + system)
})
process.once('disconnect', async () => {
  await server.close()
  await store.close()
  await site.close()
  for (const folder of [dataFolder, siteFolder]) rmSync(folder, { recursive: true, force: true })
})

function accountOf(id: string) {
  const email = `${id}@example.org`
  return {
    id,
    issuer: ORIGIN,
    subject: id,
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
    created_at: Date.now(),
    updated_at: Date.now(),
  } as const
}
