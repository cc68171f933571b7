import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { interfaceTexts } from '#locales/interface/all-interface-texts.ts'
import { SITE } from '../app/example-page.fixture.ts'
import { translator } from '../texts/translator.ts'
import { PageProvider } from './page-context.ts'
import { Thumbs } from './thumbs.tsx'
import { VoteButtons } from './vote-buttons.tsx'

const context = { locale: 'en-US', site: SITE, t: translator(interfaceTexts('en-US'), 'en-US') } as const

test('the server, which does not know what a user has answered, does not ask', () => {
  const html = renderToStaticMarkup(
    <PageProvider value={context}>
      <Thumbs feature="player" />
    </PageProvider>,
  )
  expect(html).toBe('')
})

test('the two answers belong to their question', () => {
  const html = renderToStaticMarkup(
    <PageProvider value={context}>
      <VoteButtons labelledBy="q" onVote={() => {}} />
    </PageProvider>,
  )
  expect(html).toMatch(/role="group" aria-labelledby="q"><button type="button"[^>]*>Yes<\/button><button type="button"[^>]*>No</)
})
