import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from './translator.ts'

test('a page of the community has English texts, in their plural forms and with their numbers', () => {
  const t = translator(interfaceTexts('ar'), 'ar')
  expect([1, 2, 1234].map((count) => t('documents.filter_matches', { count }))).toEqual(['1 match', '2 matches', '1,234 matches'])
})

test('a page of the ten has its own', () => {
  const t = translator(interfaceTexts('ru'), 'ru')
  expect([1, 2, 5].map((count) => t('documents.filter_matches', { count }))).toEqual(['1 совпадение', '2 совпадения', '5 совпадений'])
})
