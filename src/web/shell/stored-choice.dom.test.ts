import { expect, test, vi } from 'vitest'
import { storedChoice } from './stored-choice.ts'

function choice() {
  const applied: string[] = []
  const size = storedChoice({ key: 'size', values: ['small', 'large'], apply: (value) => applied.push(value) })
  return { size, applied }
}

const otherTab = (init: StorageEventInit): boolean => window.dispatchEvent(new StorageEvent('storage', init))
const showAgain = (persisted: boolean): boolean => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

test('what is stored holds, else the first value', () => {
  expect(choice().size.current()).toBe('small')
  localStorage.setItem('size', 'large')
  expect(choice().size.current()).toBe('large')
  localStorage.setItem('size', 'huge')
  expect(choice().size.current()).toBe('small')
})

test('a choice is stored, applied, and reported to listeners until they stop', () => {
  const { size, applied } = choice()
  const listener = vi.fn()
  const stop = size.subscribe(listener)
  size.choose('large')
  expect([localStorage.getItem('size'), size.current(), applied, listener.mock.calls.length]).toEqual(['large', 'large', ['large'], 1])
  stop()
  size.choose('small')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a choice of another tab holds here as well, also when its storage was emptied', () => {
  const { size } = choice()
  size.choose('large')
  const stop = size.subscribe(() => undefined)
  otherTab({ key: 'other', newValue: 'small' })
  expect(size.current()).toBe('large')
  otherTab({ key: 'size', newValue: 'small' })
  expect(size.current()).toBe('small')
  otherTab({ key: 'size', newValue: 'large' })
  otherTab({ key: null, newValue: null })
  expect(size.current()).toBe('small')
  stop()
})

test('a page that the browser kept reads the choice again when it comes back', () => {
  const { size } = choice()
  size.choose('small')
  const stop = size.subscribe(() => undefined)
  localStorage.setItem('size', 'large')
  showAgain(false)
  expect(size.current()).toBe('small')
  showAgain(true)
  expect(size.current()).toBe('large')
  stop()
})

test('other tabs are followed from the first listener to the last', () => {
  const { size } = choice()
  expect(size.current()).toBe('small')
  otherTab({ key: 'size', newValue: 'large' })
  expect(size.current()).toBe('small')
  const [first, second] = [size.subscribe(() => undefined), size.subscribe(() => undefined)]
  first()
  otherTab({ key: 'size', newValue: 'large' })
  expect(size.current()).toBe('large')
  second()
  otherTab({ key: 'size', newValue: 'small' })
  showAgain(true)
  expect(size.current()).toBe('large')
})
