import { expect, test } from 'vitest'
import { shellWord } from './shell-word.ts'

test.each([
  ['/srv/site-1', 'linux', '/srv/site-1'],
  ['/srv/my site', 'linux', "'/srv/my site'"],
  ["/srv/ada's $HOME", 'darwin', "'/srv/ada'\\''s $HOME'"],
  ['C:\\sites\\one', 'win32', 'C:\\sites\\one'],
  ['C:\\my sites', 'win32', '"C:\\my sites"'],
])('%s in a shell of %s is %s', (path, system, word) => {
  expect(shellWord(path, system)).toBe(word)
})
