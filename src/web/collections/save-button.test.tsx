import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LocaleCode } from '#contracts/locales.ts'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from '../ui/page-context.ts'
import { SaveButton } from './save-button.tsx'

const PAGE = { url: '/en-US/docs/Web/CSS', title: 'CSS', parents: null }

function render(locale: LocaleCode): string {
  const brand = { name: 'Reading Room', shortName: 'RR', plusName: 'Room Plus' }
  const site = { brand, origin: 'https://room.example', features: ['collections' as const] }
  const context = { locale, site, t: translator(interfaceTexts(locale), locale) }
  return renderToStaticMarkup(
    <PageProvider value={context}>
      <SaveButton page={PAGE} />
    </PageProvider>,
  )
}

test('the page has room for both words, and says the first', () => {
  const html = render('en-US')
  expect(html).toContain('<span>Save</span><span>Saved</span>')
  expect(html).not.toContain('data-saved')
  expect(html).not.toContain('disabled')
})

test('on a page in a language without an interface the words are marked as English', () => {
  expect(render('ar')).toContain('lang="en-US"')
})
