import { expect, test } from 'vitest'
import { listFeedbackReasons } from './feedback.ts'
import { INTERFACE_LOCALES } from './locales.ts'

test('users choose from the four reasons of the English pages, those of the German ones from six', () => {
  for (const { code } of INTERFACE_LOCALES) {
    const expected =
      code === 'de'
        ? ['technical', 'consistency', 'incomprehensible', 'linguistic', 'code_examples', 'other']
        : ['outdated', 'incomplete', 'code_examples', 'other']
    expect(listFeedbackReasons(code), code).toEqual(expected)
  }
})
