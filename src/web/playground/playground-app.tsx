import { type ReactNode, useEffect, useState } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { loadPlaygroundTexts } from '#locales/playground/load-playground-texts.ts'
import type { PlaygroundTexts } from '#locales/playground/playground-texts.ts'
import { translate } from '#locales/translate.ts'
import type { AppProps } from '../app-route.tsx'
import { findSource, type Source } from './find-source.ts'
import { isOwnPage } from './is-own-page.ts'
import { PlaygroundPage } from './playground-page.tsx'
import type { TranslatePlayground } from './share/share-props.ts'
import './playground.css'

/** What stands in the address for a reader who comes back from signing in, to go on sharing. */
const RETURNING = 'share'

/** The editors with the code that they begin with (reference/client.md 7.1), in the reader's language. */
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
    return <PlaygroundPage t={t} source={source} isReturning={isReturning} title={page.title} returning={RETURNING} />
  return (
    <>
      <h1 className="playground-title">{page.title}</h1>
      {t !== undefined && isPermalink() && <p className="play-hint">{t('loading')}</p>}
    </>
  )
}

function translatorOf(texts: PlaygroundTexts, language: string): TranslatePlayground {
  return (key, values) => translate(texts[key], values, language)
}

/** Only the code of a permalink has to be waited for. */
function isPermalink(): boolean {
  return new URLSearchParams(location.search).has('id')
}

/** Whether the reader comes back from signing in; the address tells it once. */
function takeReturning(): boolean {
  const url = new URL(location.href)
  if (!url.searchParams.has(RETURNING)) return false
  url.searchParams.delete(RETURNING)
  history.replaceState(history.state, '', url)
  return true
}
