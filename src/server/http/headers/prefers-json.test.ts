import { expect, test } from 'vitest'
import { prefersJson } from './prefers-json.ts'

test.each([
  ['/api/v1/search?q=a', 'text/html', true],
  ['/api', undefined, true],
  ['/apis', undefined, false],
  ['/en-US/docs/Web', 'application/json', true],
  ['/en-US/docs/Web', 'Application/JSON', true],
  ['/en-US/docs/Web', 'text/html, application/json;q=0.9', false],
  ['/en-US/docs/Web', 'text/html;q=0.5, application/json;q=0.9', true],
  ['/en-US/docs/Web/index.json', undefined, true],
  ['/en-US/docs/Web/index.json?a=b', '*/*', true],
  ['/en-US/docs/Web/index.json', 'Text/HTML', false],
  ['/en-US/docs/Web?a=/index.json', undefined, false],
])('%s with the Accept header %s: %s', (url, accept, isJson) => {
  expect(prefersJson(url, accept)).toBe(isJson)
})
