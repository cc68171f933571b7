import { expect, test } from 'vitest'
import { linkedStylesheets, stylesheetUrl } from './page-stylesheets.ts'
import { partOfFile } from './stylesheet-parts.ts'

test('a rule belongs to its feature, that of a commons to all', () => {
  const files = [
    'article/compat/list.css',
    'feedback/box.css',
    'home/cards.css',
    'shell/header.css',
    'ui/base.css',
    'ui/print.css',
    'article/code.css',
    'article/compat/compat-history.css',
    'shell/theme-menu.css',
  ]
  expect(files.map(partOfFile)).toEqual(['support', 'documents', 'home', 'shared', 'shared', 'print', 'documents', 'panels', 'panels'])
})

test('all stylesheets have one address but for their name', () => {
  expect(stylesheetUrl('/static/{sheet}.89abcdef.css', 'curriculum')).toBe('/static/curriculum.89abcdef.css')
})

test('a page has the rules of compatibility, Baseline, formal syntax and diagrams where it shows one of them, in one stylesheet with those of articles', () => {
  const kind = ['article', 'support', 'blog'] as const
  expect(linkedStylesheets(kind, '<p>Text</p>')).toEqual(['article', 'blog'])
  expect(linkedStylesheets(kind, '<div class="compat"></div>')).toEqual(['reference', 'blog'])
  expect(linkedStylesheets(kind, '<details class="baseline baseline-high"></details>')).toEqual(['reference', 'blog'])
  expect(linkedStylesheets(kind, '<pre class="notranslate css-formal-syntax"></pre>')).toEqual(['reference', 'blog'])
})
