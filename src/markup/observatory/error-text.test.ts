import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

test.each([
  [undefined, 'TypeError', "can't be reached"],
  [429, 'Too Many Requests', 'Wait a minute'],
  [422, 'invalid-hostname-ip', "IP addresses can't be scanned"],
  [422, 'invalid-hostname-lookup', 'No website was found under this name'],
  [422, 'scan-failed', 'Error: what the server says'],
  [500, 'Server Error', 'Error: what the server says'],
])('status %j with the name %j', (status, error, text) => {
  expect(errorText({ status, error, message: 'what the server says' })).toContain(text)
})
