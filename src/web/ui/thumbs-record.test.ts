import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findThumbs, storeThumbs } from './thumbs-record.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('what a user says of a feature is stored by its name', () => {
  storeThumbs({ feature: 'player' }, { submitted_at: 7, value: false })
  expect(findThumbs({ feature: 'player' })).toEqual({ submitted_at: 7, value: false })
  expect(findThumbs({ feature: 'editor' })).toBeUndefined()
  expect(JSON.parse(stored.get('thumbs') ?? '')).toEqual({ player: { submitted_at: 7, value: false } })
})

test('parts of a feature have answers of their own', () => {
  storeThumbs({ feature: 'help', featureKey: 'one' }, { submitted_at: 1, value: true })
  storeThumbs({ feature: 'help', featureKey: 'two' }, { submitted_at: 2, value: false })
  expect(findThumbs({ feature: 'help', featureKey: 'one' })?.value).toBe(true)
  expect(findThumbs({ feature: 'help', featureKey: 'two' })?.value).toBe(false)
  expect(findThumbs({ feature: 'help' })).toBeUndefined()
})

test.each(['', '{', 'null', '7', '{"player": 7}', '{"player": {"value": "yes", "submitted_at": 1}}'])(
  'the storage %j holds no answer',
  (text) => {
    stored.set('thumbs', text)
    expect(findThumbs({ feature: 'player' })).toBeUndefined()
  },
)

test('a storage that rejects holds nothing and breaks nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('localStorage', undefined)
  storeThumbs({ feature: 'player' }, { submitted_at: 7, value: true })
  expect(findThumbs({ feature: 'player' })).toBeUndefined()
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})
