import { beforeEach, expect, test, vi } from 'vitest'
import { setUserSource, type User } from '../../browser/user.ts'
import { change, click, get, list, mount, settle, until } from '../../testing/mount.fixture.tsx'
import { signIn, signOut } from '../../testing/sign-in.fixture.ts'
import { prepareSettingsTexts } from '../../ui/settings/settings-text.ts'
import { newsletterSection } from './newsletter-section.tsx'

interface Reply {
  readonly status: number
  readonly body?: object
}

/** What the server stores, what was asked of it, and what it answers to DELETE when `answer` is called. */
let isStored: boolean
let asked: string[]
let waiting: ((reply: Reply) => void)[]

beforeEach(() => {
  isStored = true
  asked = []
  waiting = []
  localStorage.clear()
  HTMLDialogElement.prototype.showModal ??= function open(this: HTMLDialogElement) {
    this.open = true
  }
  setUserSource(async () => signInAs(isStored))
  vi.stubGlobal('fetch', (url: string, { method = 'GET' }: { readonly method?: string } = {}) => {
    asked.push(`${method} ${url}`)
    if (method === 'GET') return Promise.resolve(new Response(JSON.stringify({ subscribed: isStored })))
    return new Promise((resolve) => {
      waiting.push(({ status, body }) => resolve(new Response(JSON.stringify(body ?? {}), { status })))
    })
  })
})

function signInAs(mdnplusNewsletter: boolean): void {
  const settings: User['settings'] = {
    aiHelpHistory: false,
    collectionsLastModifiedTime: null,
    localeOverride: null,
    mdnplusNewsletter,
    noAds: false,
  }
  signIn({ settings })
}

async function answer(reply: Reply): Promise<void> {
  await change(() => waiting.shift()?.(reply))
  await settle()
}

async function show(): Promise<HTMLElement> {
  await prepareSettingsTexts('en-US')
  await newsletterSection.prepare?.('en-US')
  const { container } = await mount(<newsletterSection.Component />)
  await settle()
  return container
}

test('a subscriber has a switch below a heading that is struck through, and it is stored that the feature was viewed', async () => {
  signInAs(true)
  const section = await show()
  expect(section.querySelector('h3 s')?.textContent).toBe('Room Plus Newsletter (Deprecated)')
  expect(section.querySelector('[role=switch]')?.getAttribute('aria-checked')).toBe('true')
  expect(section.textContent).toContain('you cannot subscribe to it again')
  expect(localStorage.getItem('viewed.plus_newsletter')).toBe('true')
})

test('anyone else has no switch', async () => {
  isStored = false
  signInAs(false)
  const out = await show()
  expect(out.querySelector('[role=switch]')).toBeNull()
  expect(out.textContent).toContain('You do not get the newsletter.')
  await change(signOut)
  expect(out.textContent).toContain('Log in to see whether you get the newsletter.')
})

test('the switch appears when the server knows of a subscription that the page did not', async () => {
  signInAs(false)
  const section = await show()
  await until(() => expect(section.querySelector('[role=switch]')).not.toBeNull())
})

test('it asks first, and a user who keeps the newsletter sends nothing', async () => {
  signInAs(true)
  const section = await show()
  await click(get('button', /Newsletter/, section))
  await click(get('button', 'Keep it'))
  expect(asked.filter((line) => line.startsWith('DELETE'))).toEqual([])
  expect(section.querySelector('[role=switch]')).not.toBeNull()
})

test('it unsubscribes once, is busy until the server has done it, and moves the focus to what says so', async () => {
  signInAs(true)
  const section = await show()
  await click(get('button', /Newsletter/, section))
  await click(get('button', 'Unsubscribe'))
  await click(get('button', 'Unsubscribing…'))
  expect(asked.filter((line) => line.startsWith('DELETE'))).toEqual(['DELETE /api/v1/plus/newsletter/'])
  isStored = false
  await answer({ status: 202, body: { subscribed: false } })
  await until(() => expect(document.activeElement?.textContent).toBe('You are unsubscribed from the newsletter.'))
  expect([section.querySelector('[role=switch]'), list('dialog').length]).toEqual([null, 0])
})

test('what went wrong is shown in the dialog, and the same can be tried again', async () => {
  signInAs(true)
  const section = await show()
  await click(get('button', /Newsletter/, section))
  await click(get('button', 'Unsubscribe'))
  await answer({ status: 503, body: { code: 503, error: 'Service Unavailable', message: 'The server is stopping.' } })
  await until(() => expect(document.querySelector('[role=alert]')?.textContent).toBe('This was not saved. The server is stopping.'))
  await click(get('button', 'Unsubscribe'))
  isStored = false
  await answer({ status: 202, body: { subscribed: false } })
  await until(() => expect(section.querySelector('[role=switch]')).toBeNull())
})
