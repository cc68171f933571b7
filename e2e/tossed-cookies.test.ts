import type { RequestListener } from 'node:http'
import { type BrowserContext, type BrowserType, expect, type LaunchOptions, type Page } from '@playwright/test'
import { HOSTS_ON_LOOPBACK, type HttpsSite, withHttpsSite } from './fixtures/https-site.ts'
import { newAddress } from './fixtures/new-address.ts'
import { test } from './fixtures/test.ts'

const SIGN_IN = '/users/fxa/login/authenticate/?next=/en-US/docs/Web/CSS'
const PASSWORD = 'three grey herons'

/** The neighbour sets the cookies that its query names: `?set=...`, each a Set-Cookie header, with bytes as they are. */
const neighbour: RequestListener = (request, reply) => {
  const { searchParams } = new URL(request.url ?? '/', 'https://neighbour.docs.test')
  const cookies = searchParams.getAll('set').map((cookie) => Buffer.from(cookie, 'base64').toString('latin1'))
  reply.writeHead(200, { 'set-cookie': cookies, 'content-type': 'text/html' }).end('<title>Neighbour</title>')
}

/** Has the neighbour set cookies in the browser of a page. */
async function toss(page: Page, site: HttpsSite, cookies: readonly string[]): Promise<void> {
  const query = cookies.map((cookie) => `set=${encodeURIComponent(Buffer.from(cookie, 'latin1').toString('base64'))}`)
  await page.goto(`${site.neighbour}/?${query.join('&')}`)
}

/** The account by which the site knows the browser of a page. */
async function whoReads(page: Page, { origin }: HttpsSite): Promise<unknown> {
  await page.goto(`${origin}/en-US/docs/Web/CSS`)
  return await page.evaluate(async () => (await (await fetch('/api/v1/whoami')).json()).email)
}

async function signUp(page: Page, { origin }: HttpsSite, email: string): Promise<void> {
  await page.goto(`${origin}${SIGN_IN}`)
  await page.getByRole('link', { name: 'Sign up' }).click()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page).toHaveURL(`${origin}/en-US/docs/Web/CSS`)
}

/** Opens the site in two browsers of one Chromium that finds its hosts on this machine. */
async function withTwoBrowsers(
  { chromium, launchOptions }: { readonly chromium: BrowserType; readonly launchOptions: LaunchOptions },
  use: (site: HttpsSite, attacker: BrowserContext, victim: BrowserContext) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch({ ...launchOptions, args: [...(launchOptions.args ?? []), HOSTS_ON_LOOPBACK] })
  try {
    await withHttpsSite(neighbour, async (site) => {
      const [attacker, victim] = [
        await browser.newContext({ ignoreHTTPSErrors: true }),
        await browser.newContext({ ignoreHTTPSErrors: true }),
      ]
      await use(site, attacker, victim)
      await Promise.all([attacker.close(), victim.close()])
    })
  } finally {
    await browser.close()
  }
}

test('cookies of a neighbouring host lead no victim into the sign-in of an attacker', async ({
  playwright: { chromium },
  launchOptions,
}) => {
  await withTwoBrowsers({ chromium, launchOptions }, async (site, attacker, victim) => {
    const email = newAddress()
    const [attackers, victims] = [await attacker.newPage(), await victim.newPage()]
    await signUp(victims, site, email)
    await victims.goto(`${site.origin}/users/account/`)
    await victims.getByRole('button', { name: 'Sign out', exact: true }).click()

    await attackers.goto(`${site.origin}${SIGN_IN}`)
    const uid = /interaction\/([\w-]+)/.exec(attackers.url())?.[1] ?? ''
    expect(uid).not.toBe('')
    const stolen = (await attacker.cookies(site.origin)).map(({ name, value }) => `${name}=${value}`)
    expect(stolen.map((cookie) => cookie.split('=')[0]?.slice(0, 15))).toEqual(['__Host-sign-in-'])
    const own = ['identity-interaction', 'identity-resume', 'identity-session'].flatMap((name) => [
      `${name}=${uid}`,
      `${name}.sig=${'x'.repeat(27)}`,
    ])
    const scope = '; Domain=docs.test; Path=/; Secure'
    await toss(victims, site, [
      ...own.map((cookie) => `${cookie}${scope}`),
      ...own.map((cookie) => `${cookie}; Domain=docs.test; Path=/identity/interaction/${uid}; Secure`),
      ...stolen.flatMap((cookie) => [
        `${cookie}${scope}`,
        `\u00a0${cookie}${scope}`,
        `=${cookie}${scope}`,
        `${cookie.toLowerCase()}${scope}`,
      ]),
    ])
    expect((await victim.cookies(`${site.origin}/identity/interaction/${uid}`)).length, 'the browser took what it had to').toBeGreaterThan(
      6,
    )

    for (const path of [`/identity/interaction/${uid}`, `/identity/interaction/${uid}/sign-in`, `/identity/interaction/${uid}/sign-up`]) {
      const reply = await victims.goto(`${site.origin}${path}`)
      expect(reply?.status(), path).toBe(410)
    }
    await expect(victims.getByLabel('Password')).toHaveCount(0)
    await attackers.goto(`${site.origin}/identity/auth/${uid}`)
    expect(await whoReads(attackers, site)).toBeNull()

    // What the neighbour left does not keep the victim from signing in.
    await victims.goto(`${site.origin}${SIGN_IN}`)
    await victims.getByLabel('E-mail address').fill(email)
    await victims.getByLabel('Password').fill(PASSWORD)
    await victims.getByRole('button', { name: 'Log in' }).click()
    await expect(victims).toHaveURL(`${site.origin}/en-US/docs/Web/CSS`)
    expect([await whoReads(victims, site), await whoReads(attackers, site)]).toEqual([email, null])
  })
})

test('a session that a neighbouring host tosses signs no one in as another user', async ({ playwright: { chromium }, launchOptions }) => {
  await withTwoBrowsers({ chromium, launchOptions }, async (site, attacker, victim) => {
    const [attackers, victims] = [await attacker.newPage(), await victim.newPage()]
    await signUp(attackers, site, newAddress())
    const session = (await attacker.cookies(site.origin)).find(({ name }) => name === '__Host-session')?.value ?? ''
    expect(session).toHaveLength(43)
    const scope = '; Domain=docs.test; Path=/; Secure'
    const names = ['__Host-session', '\u00a0__Host-session', '\u0085__Host-session', '=__Host-session', '__host-session', 'session']
    await toss(
      victims,
      site,
      names.map((name) => `${name}=${session}${scope}`),
    )
    expect((await victim.cookies(site.origin)).length).toBeGreaterThan(0)
    expect(await whoReads(victims, site)).toBeNull()
  })
})

test('a user whom a neighbouring host has given too many cookies reads on after one reload', async ({
  playwright: { chromium },
  launchOptions,
}) => {
  await withTwoBrowsers({ chromium, launchOptions }, async (site, _attacker, victim) => {
    const page = await victim.newPage()
    const bomb = Array.from(
      { length: 12 },
      (_, index) => `bomb${index}=${'x'.repeat(3000)}; Domain=docs.test; Path=/; Max-Age=34560000; Secure`,
    )
    for (const cookie of bomb) await toss(page, site, [cookie])
    const first = await page.goto(`${site.origin}/en-US/docs/Web/CSS`)
    expect([first?.status(), await first?.headerValue('clear-site-data')]).toEqual([431, '"cookies"'])
    await expect(page.getByRole('main')).toContainText('Reload the page.')
    const second = await page.reload()
    expect(second?.status()).toBe(200)
    expect(await victim.cookies(site.origin)).toEqual([])
  })
})
