import { beforeEach, expect, test, vi } from 'vitest'
import { markViewed } from '../browser/viewed-features.ts'
import { hasNewSettings } from './has-new-settings.ts'
import { showUser } from './show-user.ts'
import { ANYBODY } from './user-of.ts'

const LAST_MOMENT = 1_675_209_599_999
const SUBSCRIBER = { ...ANYBODY, isAuthenticated: true, isSubscriber: true }
const WORDS = { plusName: 'Plus', outageTitle: 'Outage', newMark: 'New' }

beforeEach(() => localStorage.clear())

test('the settings have something new for subscribers without the newsletter, until the date', () => {
  expect([LAST_MOMENT, LAST_MOMENT + 1].map((now) => hasNewSettings(SUBSCRIBER, now))).toEqual([true, false])
  expect(hasNewSettings({ ...SUBSCRIBER, isSubscriber: false }, LAST_MOMENT)).toBe(false)
  expect(hasNewSettings({ ...SUBSCRIBER, settings: { ...ANYBODY.settings, mdnplusNewsletter: true } }, LAST_MOMENT)).toBe(false)
})

test('a user who has seen the newsletter’s section is shown nothing new', () => {
  markViewed('plus_newsletter')
  expect(localStorage.getItem('viewed.plus_newsletter')).toBe('true')
  expect(hasNewSettings(SUBSCRIBER, LAST_MOMENT)).toBe(false)
})

test('the entry of the settings has a mark with its word, and loses it', () => {
  vi.useFakeTimers({ now: LAST_MOMENT })
  const slot = document.createElement('div')
  slot.innerHTML = '<div class="account-menu"><a href="/de/plus/settings">Einstellungen</a></div>'
  showUser(slot, SUBSCRIBER, WORDS)
  showUser(slot, SUBSCRIBER, WORDS)
  expect(slot.querySelector('a')?.textContent).toBe('Einstellungen New')
  markViewed('plus_newsletter')
  showUser(slot, SUBSCRIBER, WORDS)
  expect(slot.querySelector('a')?.textContent).toBe('Einstellungen')
  vi.useRealTimers()
})
