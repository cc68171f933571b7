import { expect, test } from 'vitest'
import { isWithoutCode, languageOf } from './sample-code.ts'

test('the language of a block stands among its classes', () => {
  expect(languageOf({ className: 'brush: js live-sample___x notranslate' })).toBe('js')
  expect(languageOf({ className: 'notranslate' })).toBe('')
})

test('blanks are no code', () => {
  expect(isWithoutCode({ html: ' \n', css: '', js: '' })).toBe(true)
  expect(isWithoutCode({ html: '', css: 'p {}', js: '' })).toBe(false)
})
