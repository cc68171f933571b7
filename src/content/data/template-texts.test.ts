import { expect, test } from 'vitest'
import { renderMacro } from '../testing/render-macro.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { loadTemplateTexts, TemplateTexts } from './template-texts.ts'

const templateTexts = new TemplateTexts({
  optional: { de: 'Freiwillig' },
  available_in_worker__default: { 'en-US': 'In <a href="/w">workers</a>.' },
})

test('a text of the content root stands in for ours in its language', () => {
  expect(renderMacro('{{Optional_Inline}}', { locale: 'de', data: { templateTexts } }).html).toBe(
    '<span class="badge inline optional">Freiwillig</span>',
  )
  expect(renderMacro('{{Optional_Inline}}', { data: { templateTexts } }).html).toBe('<span class="badge inline optional">Optional</span>')
})

test('a language of the community has its own text of the content root, else the English one of the root, else ours', () => {
  const own = new TemplateTexts({ optional: { 'en-US': 'Not needed', ar: 'اختياري' } })
  const render = (locale: 'ar' | 'he', texts: TemplateTexts) =>
    renderMacro('{{Optional_Inline}}', { locale, data: { templateTexts: texts } }).html
  expect([render('ar', own), render('he', own), render('he', templateTexts)]).toEqual([
    '<span class="badge inline optional">اختياري</span>',
    '<span class="badge inline optional">Not needed</span>',
    '<span class="badge inline optional">Optional</span>',
  ])
})

test('such a text may be HTML where ours may', () => {
  expect(renderMacro('{{AvailableInWorkers}}', { data: { templateTexts } }).html).toContain('In <a href="/w">workers</a>.')
})

test('the file of a content root is read', () => {
  const root = temporaryFolder({ 'files/jsondata/L10n-Template.json': '{"previous":{"fr":" Avant "}}' })
  expect(loadTemplateTexts([root]).find('previous', 'fr')).toBe('Avant')
  expect(loadTemplateTexts([root]).find('previous', 'de')).toBeUndefined()
})

test.each(['{', '[]', '{"previous":"x"}'])('a file that is %j counts as none', (text) => {
  const root = temporaryFolder({ 'files/jsondata/L10n-Template.json': text })
  expect(loadTemplateTexts([root]).find('previous', 'fr')).toBeUndefined()
})
