import { expect, test } from 'vitest'
import { folderOfSlug } from './urls.ts'

test.each([
  ['Web/CSS/color', 'web/css/color'],
  ['Web/CSS/Reference/Selectors/:has', 'web/css/reference/selectors/_colon_has'],
  ['Web/CSS/Reference/Selectors/::before', 'web/css/reference/selectors/_doublecolon_before'],
  ['Web/CSS/*', 'web/css/_star_'],
  ['Web/API/What?', 'web/api/what_question_'],
])('the folder of the slug %s is %s (docs/behaviour/documents.md 27)', (slug, folder) => {
  expect(folderOfSlug(slug)).toBe(folder)
})
