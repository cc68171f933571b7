import { expect, test } from 'vitest'
import { nameTitles } from './name-titles.ts'

const namesOf = (...titles: readonly (readonly [title: string, path: string])[]) =>
  nameTitles(titles.map(([title, path]) => ({ title, url: `/en-US/docs/${path}` }))).map(({ name }) => name)

test('a title of its own is the name', () => {
  expect(namesOf(['Map', 'Web/JavaScript/Map'], ['Array.prototype.map()', 'Web/JavaScript/Array/map'])).toEqual([
    'Map',
    'Array.prototype.map()',
  ])
})

test.each([
  ['document.URL', 'Web/API/Document/URL', 'document.URL [Document]'],
  ['manifest.json', 'Mozilla/Add-ons/manifest.json', 'manifest.json [Add-ons]'],
  ['https://example.org/', 'Web/URI/Schemes/https', 'https://example.org/ [Schemes]'],
])('a title that a browser takes for an address gets the end of its path: %s', (title, path, name) => {
  expect(namesOf([title, path])).toEqual([name])
})

test.each(['Map', 'Array.prototype.map()', 'data: URLs', 'e.g. this'])('%s is no address', (title) => {
  expect(namesOf([title, 'Web/Page'])).toEqual([title])
})

test('titles of several pages get as much of their paths as distinguishes them, whatever their case', () => {
  expect(namesOf(['color', 'Web/CSS/color'], ['Color', 'Web/API/Color'], ['color', 'Web/SVG/API/color'])).toEqual([
    'color [CSS]',
    'Color [Web / API]',
    'color [SVG / API]',
  ])
})
