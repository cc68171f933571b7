import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'
import { slugify } from '../../text/slugify.ts'

test('an example begins a section of its own', () => {
  expect(renderMacro('{{InteractiveExample("CSS Demo: color")}}')).toEqual({
    html: '<h2 id="try_it">Try it</h2><interactive-example data-name="CSS Demo: color"></interactive-example>',
    problems: [],
  })
})

test.each(['shorter', 'taller', 'tabbed-shorter', 'tabbed-standard', 'tabbed-taller'])('the size %s is kept', (size) => {
  expect(renderMacro(`{{InteractiveExample("a", "${size}")}}`).html).toBe(
    `<h2 id="try_it">Try it</h2><interactive-example data-name="a" data-size="${size}"></interactive-example>`,
  )
})

test('an unknown size is left out and reported', () => {
  expect(renderMacro('{{InteractiveExample("a", "kurzer")}}')).toEqual({
    html: '<h2 id="try_it">Try it</h2><interactive-example data-name="a"></interactive-example>',
    problems: [
      'warning macro-argument: InteractiveExample: unknown size kurzer; expected one of shorter, taller, tabbed-shorter, tabbed-standard, tabbed-taller',
    ],
  })
})

test('a German page has a German heading and its id', () => {
  const { try_it } = CONTENT_TEXTS.de
  expect(renderMacro('{{InteractiveExample("a")}}', { locale: 'de' }).html).toBe(
    `<h2 id="${slugify(try_it)}">${try_it}</h2><interactive-example data-name="a"></interactive-example>`,
  )
})
