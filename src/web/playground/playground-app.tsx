import { type ReactNode, useEffect, useState } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { loadPlaygroundTexts } from '#locales/playground/load-playground-texts.ts'
import { translatorOf } from '#locales/translate.ts'
import { replaceAddress } from '../browser/history-entry.ts'
import type { AppProps } from '../ui/app-props.ts'
import { LateNote } from '../ui/late-note.tsx'
import { findSource, type Source } from './find-source.ts'
import { isOwnPage } from './is-own-page.ts'
import { PlaygroundPage } from './playground-page.tsx'
import { PlayTextContext, type TranslatePlayground } from './texts/play-text.ts'
import './playground.css'

/** What stands in the address for a user who comes back from signing in, to go on sharing. */
const RETURNING = 'share'

/** The editors with the code that they begin with (docs/behaviour/shared-code.md 9), in the user's language. */
export function PlaygroundApp({ page }: AppProps): ReactNode {
  const [t, setT] = useState<TranslatePlayground>()
  const [source, setSource] = useState<Source>()
  const [failure, setFailure] = useState<unknown>()
  const [isReturning] = useState(takeReturning)
  const { locale } = page
  useEffect(() => {
    const language = interfaceLocaleOf(locale)
    loadPlaygroundTexts(language).then((texts) => setT(() => translatorOf(texts, language)), setFailure)
    const isFromOwnPage = isOwnPage(document.referrer, location.origin)
    findSource({ query: location.search, isFromOwnPage }).then(setSource, setFailure)
  }, [locale])
  if (failure !== undefined) throw failure
  if (t !== undefined && source !== undefined)
    return (
      <PlayTextContext value={t}>
        <PlaygroundPage source={source} isReturning={isReturning} title={page.title} returning={RETURNING} />
      </PlayTextContext>
    )
  return (
    <>
      <h1 className="playground-title">{page.title}</h1>
      {t !== undefined && isPermalink() ? <p className="play-hint">{t('loading')}</p> : <LateNote />}
    </>
  )
}

/** Only the code of a permalink has to be waited for. */
function isPermalink(): boolean {
  return new URLSearchParams(location.search).has('id')
}

/** Whether the user comes back from signing in; the address says it once. */
function takeReturning(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has(RETURNING)) return false
  url.searchParams.delete(RETURNING)
  replaceAddress(url)
  return true
}
