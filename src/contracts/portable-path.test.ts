import { expect, test } from 'vitest'
import { takeHostileStrings } from './hostile-strings.fixture.ts'
import { portablePath } from './portable-path.ts'

test.each([
  ['en-US/docs/Web/CSS/:has/index.html', 'en-US/docs/Web/CSS/%3Ahas/index.html'],
  ['a<b', 'a%3Cb'],
  ['a>b', 'a%3Eb'],
  ['a"b', 'a%22b'],
  ['a\\b', 'a%5Cb'],
  ['a|b', 'a%7Cb'],
  ['What?/*', 'What%3F/%2A'],
  ['a\0b\tc\x1fd', 'a%00b%09c%1Fd'],
  ['50%/%3A', '50%25/%253A'],
  ['end./index.html', 'end%2E/index.html'],
  ['end ', 'end%20'],
  ['end. .', 'end. %2E'],
  ['a/../.', 'a/.%2E/%2E'],
  ['CON', '%43ON'],
  ['prn/aux.html', '%70rn/%61ux.html'],
  ['Nul.tar.gz', '%4Eul.tar.gz'],
  ['nul .txt', '%6Eul .txt'],
  ['nul.', '%6Eul%2E'],
  ['CONIN$/conout$', '%43ONIN$/%63onout$'],
  ['COM0/lpt9.js', '%43OM0/%6Cpt9.js'],
  ['COM¹/lpt³', '%43OM¹/%6Cpt³'],
])('%j is written as %j', (path, written) => {
  expect(portablePath(path)).toBe(written)
  expect(decodeURIComponent(written)).toBe(path)
})

test.each([
  'en-US/docs/Web/CSS/index.html',
  'static/style.0123456789ab.css',
  '.well-known/security.txt',
  'bcd/api/v0/current/javascript.builtins.Array.@@iterator.json',
  'de/docs/Über uns/日本語/index.json',
  'Console/COM10/LPT/auxiliary/nul-value/my.con',
  '',
])('%j stays as it is', (path) => {
  expect(portablePath(path)).toBe(path)
})

test('any path is written in names that Windows takes, and its own can be read from them', () => {
  for (const { text, name } of takeHostileStrings(2000, 300)) {
    const written = portablePath(text)
    expect(decodeURIComponent(written) === text, name).toBe(true)
    expect(written.split('/').filter(isForbidden), name).toEqual([])
  }
})

/** Code points, not the pattern of the code: https://learn.microsoft.com/windows/win32/fileio/naming-a-file. */
function isForbidden(name: string): boolean {
  const base = (name.split('.')[0] ?? '').trimEnd().toUpperCase()
  const devices = [
    'CON',
    'PRN',
    'AUX',
    'NUL',
    'CONIN$',
    'CONOUT$',
    ...[...'0123456789¹²³'].flatMap((digit) => [`COM${digit}`, `LPT${digit}`]),
  ]
  return (
    [...name].some((character) => character.charCodeAt(0) < 32 || '<>:"\\|?*'.includes(character)) ||
    name.endsWith('.') ||
    name.endsWith(' ') ||
    devices.includes(base)
  )
}
