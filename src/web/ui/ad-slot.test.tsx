import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { TEST_SITE } from '../testing/mount.fixture.tsx'
import { translator } from '../texts/translator.ts'
import { AdSlot } from './ad-slot.tsx'
import { PageProvider } from './page-context.ts'

function render(node: ReactNode, features = TEST_SITE.features): string {
  const context = { locale: 'en-US', site: { ...TEST_SITE, features }, t: translator(interfaceTexts('en-US'), 'en-US') } as const
  return renderToStaticMarkup(<PageProvider value={context}>{node}</PageProvider>)
}

test('a page has an empty slot where the rules and the site have ads, and nothing elsewhere', () => {
  const side = <AdSlot name="side" url="/en-US/docs/Web" />
  expect(render(side, ['ads'])).toBe('<div class="ad-place ad-place-side ad-place-all" data-ad="side"></div>')
  expect(render(side, ['advertising'])).toBe('')
  expect(render(<AdSlot name="side" url="/en-US/plus" />, ['ads'])).toBe('')
  expect(render(<AdSlot name="top" url="/en-US/" on="wide" />, ['ads'])).toContain('ad-place-hpTop ad-place-wide')
})
