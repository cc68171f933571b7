import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { specificationsHtml } from './specifications-html.ts'

const htmlOf = (...specifications: { bcdSpecificationURL: string; title: string }[]): string =>
  specificationsHtml({ isH3: false, query: 'a', specifications }, translator(interfaceTexts('en-US'), 'en-US')).toString()

test('a specification is a link with its title and the place in it', () => {
  const html = htmlOf({ bcdSpecificationURL: 'https://spec.example/?a&b#%3Chere%3E', title: 'A <spec>' })
  expect(html).toContain(
    '<a href="https://spec.example/?a&amp;b#%3Chere%3E" class="external">A &lt;spec&gt;<small># &lt;here&gt;</small></a>',
  )
  expect(htmlOf({ bcdSpecificationURL: 'https://spec.example/', title: 'B' })).toContain('class="external">B</a>')
})

test('a place that is encoded wrongly is shown as it is', () => {
  expect(htmlOf({ bcdSpecificationURL: 'https://spec.example/#%', title: 'A' })).toContain('<small># %</small>')
})

test('without any a warning says so', () => {
  expect(htmlOf()).toBe('<div class="notecard warning"><p>No specification found</p></div>')
})
