import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createServices } from '#server/http/create-services.ts'
import { flagShare } from '#server/playground/flag-share.ts'
import { shareCode } from '#server/playground/share-code.ts'
import { makeShareId } from '#server/playground/share-id.ts'
import { exampleAccount } from '#server/store/testing/example-rows.fixture.ts'
import { DATABASES, openTestStore, type TestStore } from '#server/store/testing/open-test-store.fixture.ts'
import { CODE_COMMANDS } from './admin-code-commands.ts'
import { AdminError } from './admin-command.ts'
import { ConfigError } from './setting.ts'

const ORIGIN = 'https://docs.example.org'

describe.each(DATABASES)('lectern admin for shared code, on %s', (kind) => {
  let store: TestStore
  let id: string
  let count = 0
  const services = () => createServices({ store, origin: ORIGIN, now: Date.now, randomBytes, report: () => {} })
  beforeAll(async () => {
    store = await openTestStore(kind)
    await store.db.insertInto('accounts').values(exampleAccount('ada')).execute()
  })
  beforeEach(async () => {
    count += 1
    id = await shareCode(services(), 'ada', { html: `<p>${count}</p>`, js: 'alert(1)\u001b]0;title\u0007', options: { isModule: true } })
  })
  afterAll(() => store.close())

  const flag = () => flagShare(services(), { accountId: null, network: '203.0.113.0/24' }, { id, reason: 'unkind\u009b2J' })
  const run = async (line: string) => {
    const [name, ...words] = line.split(' ')
    const command = CODE_COMMANDS.find((candidate) => candidate.name === name)
    if (command === undefined) throw new Error(`no command ${name}`)
    const config = { origin: ORIGIN, isOriginSet: true, accounts: { proxyHops: 0, countryHeaders: [] } }
    return await command.run({ store, config, now: Date.now, randomBytes, readPassword: async () => '' }, words)
  }

  test('what is flagged is listed, shown and stored', async () => {
    await flag()
    expect((await run('flagged-code')).text).toContain(`${id}  flagged  flagged 1 time,`)
    expect((await run(`show-code ${id}`)).data).toMatchObject({ id, state: 'flagged', shares: 1, flags: [{ reason: 'unkind\u009b2J' }] })
    expect((await run(`keep-code ${id}`)).text).toBe(`${id} is kept: it is shown as before`)
    expect((await run('flagged-code')).text).not.toContain(id)
  })

  test('code is shown without what commands a terminal', async () => {
    await flag()
    const { text } = await run(`show-code ${id}`)
    expect(text).toContain(`--- js ---\nalert(1)\u{FFFD}]0;title\u{FFFD}`)
    expect(text).toContain('unkind\u{FFFD}2J')
  })

  test('code is removed and restored, by its id or the address of its page', async () => {
    const address = `${ORIGIN}/de/play?id=${id}`
    expect((await run(`remove-code ${address}`)).data).toEqual({ id, decision: 'remove' })
    expect((await run(`show-code ${address}`)).data).toMatchObject({ state: 'removed' })
    await expect(run(`keep-code ${id}`)).rejects.toThrow(`${id} was removed: restore it to keep it`)
    await run(`restore-code ${id}`)
    expect((await run(`show-code ${id}`)).data).toMatchObject({ state: 'kept' })
    await expect(run(`restore-code ${id}`)).rejects.toThrow(`${id} is not removed`)
    const log = await store.db.selectFrom('audit_log').select(['actor', 'action', 'target']).where('details', 'like', `%${id}%`).execute()
    expect(log).toContainEqual({ actor: 'cli', action: 'share.remove', target: 'ada' })
    expect(log).toContainEqual({ actor: 'cli', action: 'share.restore', target: 'ada' })
  })

  test('code that is not there is one line', async () => {
    const line = `keep-code ${makeShareId(() => new Uint8Array(16))}`
    await expect(run(line)).rejects.toThrow('there is no shared code')
    await expect(run(line)).rejects.toBeInstanceOf(AdminError)
  })

  test.each([
    ['show-code nothing', '"nothing" is neither the id nor the address of shared code'],
    ['remove-code https://docs.example.org/de/play?id=x', 'is neither the id nor the address of shared code'],
    ['flagged-code none', '"none" is not a page number'],
    ['flagged-code 0', '"0" is not a page number'],
  ])('%s has a wrong word: %s', async (line, message) => {
    await expect(run(line)).rejects.toThrow(message)
    await expect(run(line)).rejects.toBeInstanceOf(ConfigError)
  })
})
