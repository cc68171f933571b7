import { expect, test } from 'vitest'
import { EVENTS } from '#contracts/events.ts'
import { listEvents } from './list-events.ts'

test('each event of the contract is listed with its fields and why', () => {
  const events = listEvents()
  expect(events.map(({ name }) => name)).toEqual(Object.keys(EVENTS))
  expect(events).toContainEqual({ name: 'search.result', fields: ['url', 'position'], reason: 'search' })
  expect(events).toContainEqual({ name: 'search.open', fields: [], reason: 'search' })
})
