/** The server of bench/telemetry.ts: pings only, on the database whose folder, address and port it is given. Ends with its parent. */
import { createApp } from '../src/server/app.ts'
import { makeSiteFolder, publishBuild } from '../src/server/documents/built-site.fixture.ts'
import { openBuiltSite } from '../src/server/documents/built-site.ts'
import { EXAMPLE_BUILD } from '../src/server/documents/example-site.fixture.ts'
import { openStore } from '../src/server/store/open-store.ts'

const ORIGIN = 'http://127.0.0.1'
const [dataFolder = '', databaseUrl = ''] = process.argv.slice(2)
const siteFolder = makeSiteFolder()
publishBuild(siteFolder, EXAMPLE_BUILD)
const site = openBuiltSite(siteFolder)
const provider = { issuer: 'https://provider.example', clientId: 'site', clientSecret: 'secret', scopes: 'openid' }
const store = await openStore({ dataFolder, now: Date.now, ...(databaseUrl === '' ? {} : { databaseUrl }) })
const app = createApp({
  site,
  store,
  signIn: { kind: 'outside', provider },
  origin: ORIGIN,
  limitFactor: Number.POSITIVE_INFINITY,
  checkReplies: false,
})
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }))
process.on('disconnect', () => process.exit())
