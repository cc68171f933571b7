import { adoptRules } from '../browser/page-style.ts'
import { readStored, store } from '../browser/storage.ts'
import type { User } from '../browser/user.ts'
import menuRules from './account-menu.css?inline'
import { hasNewSettings } from './has-new-settings.ts'
import { shapeOf } from './stored-user.ts'

interface Words {
  readonly plusName: string
  /** What the slot is called while the server is being worked on. */
  readonly outageTitle: string
  /** What screen readers say of an entry that leads to something new. */
  readonly newMark: string
}

/** The message that has opened by itself. */
const SEEN = 'maintenance'

/** Shows the current user in the header; while the server is being worked on, what is said of that, in place of all buttons (docs/behaviour/accounts.md 36). */
export function showUser(slot: HTMLElement, user: User | undefined, words: Words): void {
  if (user === undefined) return
  const { dataset } = document.documentElement
  const shape = user.maintenance === undefined ? shapeOf(user) : 'maintenance'
  if (shape === undefined) delete dataset.account
  else {
    adoptRules(menuRules)
    dataset.account = shape
  }
  showAvatar(slot, user)
  showHead(slot, user, words)
  showNewDot(slot, user, words)
  showOutage(slot, user, words)
}

/** An image that can't be loaded leaves the one that is drawn for everybody. */
function showAvatar(slot: HTMLElement, { avatarUrl }: User): void {
  const frame = slot.querySelector('.account-avatar')
  if (frame === null || frame.querySelector('img')?.getAttribute('src') === avatarUrl) return
  frame.replaceChildren()
  if (avatarUrl === null) return
  const image = new Image()
  image.alt = ''
  image.referrerPolicy = 'no-referrer'
  image.addEventListener('error', () => image.remove(), { once: true })
  image.src = avatarUrl
  frame.append(image)
}

/** The e-mail address above the entries, and what a subscriber has subscribed to. */
function showHead(slot: HTMLElement, { email, isSubscriber }: User, { plusName }: Words): void {
  const head = findOrAdd(slot, 'account-head', (element) => slot.querySelector('.account-menu')?.prepend(element))
  const name = document.createElement('span')
  name.dir = 'auto'
  name.textContent = email
  const mark = document.createElement('b')
  mark.textContent = plusName
  head.replaceChildren(...(email === null ? [] : [name]), ...(isSubscriber ? [mark] : []))
}

/** A dot at the entry of the settings. */
function showNewDot(slot: HTMLElement, user: User, { newMark }: Words): void {
  const link = slot.querySelector('a[href$="/plus/settings"]')
  link?.querySelector('.account-new')?.remove()
  if (!hasNewSettings(user, Date.now())) return
  const dot = document.createElement('span')
  dot.className = 'account-new'
  const word = document.createElement('span')
  word.className = 'visually-hidden'
  word.textContent = ` ${newMark}`
  dot.append(word)
  link?.append(dot)
}

/** The message opens by itself when it is new to this tab; after that it stays where the user leaves it. */
function showOutage(slot: HTMLElement, { maintenance = '' }: User, { outageTitle }: Words): void {
  const message = findOrAdd(slot, 'account-message', (element) => slot.querySelector('.account-menu')?.prepend(element))
  message.role = 'status'
  message.textContent = maintenance
  const title = findOrAdd(slot, 'account-outage', (element) => slot.querySelector('.account-title')?.append(element))
  title.textContent = maintenance === '' ? '' : outageTitle
  if (maintenance === '' || readStored(SEEN, 'sessionStorage') === maintenance) return
  store(SEEN, maintenance, 'sessionStorage')
  slot.querySelector('details')?.setAttribute('open', '')
}

function findOrAdd(slot: HTMLElement, name: string, add: (element: HTMLElement) => void): HTMLElement {
  const found = slot.querySelector<HTMLElement>(`.${name}`)
  if (found !== null) return found
  const element = document.createElement(name === 'account-outage' ? 'span' : 'p')
  element.className = name
  add(element)
  return element
}
