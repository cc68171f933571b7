import { expect, test } from 'vitest'
import { memberTitle } from './member-groups.ts'

test.each([
  [{ title: 'Window: fetch() method', shortTitle: '`fetch()`' }, 'fetch()'],
  [{ title: 'Clipboard: clipboardchange event' }, 'clipboardchange'],
  [{ title: 'Element.ariaColIndexText' }, 'ariaColIndexText'],
  [{ title: 'Array.prototype.map()' }, 'map()'],
  [{ title: 'CSS: `px()` static method' }, 'px()'],
  [{ title: 'CSS numeric factory functions' }, 'CSS numeric factory functions'],
  [{ title: 'Ends with a dot.' }, 'Ends with a dot.'],
])('%o is listed as %s', (page, title) => {
  expect(memberTitle(page)).toBe(title)
})
