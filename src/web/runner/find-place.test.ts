import { expect, test } from 'vitest'
import { cleanStack, findPlace, placeOfError } from './find-place.ts'

const URL_ = 'http://ab12.runner.localhost:3000/en-US/docs/Web/runner.html?state=q%2B8%3D&theme=dark'
const LINES = { html: { first: 5, last: 9 }, js: { first: 12, last: 30 } }
const CHROMIUM = `TypeError: x is null\n    at run (${URL_}:13:7)\n    at guard (${URL_}:1:200)\n    at ${URL_}:6:1`
const FIREFOX = `run@${URL_}:13:7\n@${URL_}:6:1\n`

test('the innermost place of the author’s code is found', () => {
  expect(findPlace(CHROMIUM, LINES)).toEqual({ part: 'js', line: 2 })
  expect(findPlace(FIREFOX, LINES)).toEqual({ part: 'js', line: 2 })
  expect(findPlace(`Error\n at ${URL_}:5:1`, LINES)).toEqual({ part: 'html', line: 1 })
  expect(findPlace(`Error\n at ${URL_}:2:1`, LINES)).toBeUndefined()
  expect(findPlace('Error: http://example.org/a.js:13:1', LINES)).toBeUndefined()
})

test('stacks show the author’s lines, and neither the address with the code nor the runner’s steps', () => {
  expect(cleanStack(CHROMIUM, LINES)).toBe('TypeError: x is null\n    at run (js:2)\n    at html:2')
  expect(cleanStack('Error: no place\n    at https://cdn.example/lib.js:1:2', LINES)).toBe(
    'Error: no place\n    at https://cdn.example/lib.js:1:2',
  )
})

test('a script with a name of its own begins with its second line', () => {
  expect(findPlace('Error: x\n    at f (author-script.js:3:21)', LINES)).toEqual({ part: 'js', line: 2 })
  expect(placeOfError({ filename: 'author-script.js', lineno: 4 }, LINES)).toEqual({ part: 'js', line: 3 })
})

test('errors of other files have no place', () => {
  expect(placeOfError({ filename: 'https://cdn.example/lib.js', lineno: 13 }, LINES)).toBeUndefined()
  expect(placeOfError({ filename: URL_, lineno: 12 }, LINES)).toEqual({ part: 'js', line: 1 })
})
