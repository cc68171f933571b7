import { type ReactNode, useEffect, useState } from 'react'
import { ADDRESS_MAX } from '#contracts/event-limits.ts'
import type { Suggestions } from '#contracts/suggestions.ts'
import { addressHtml } from '#markup/address-html.ts'
import { fillHtml, type Html, html } from '#markup/html.ts'
import { suggestionsHtml } from '#markup/suggestions-html.ts'
import { measure } from '../browser/measure.ts'
import { usePage } from '../ui/page-context.ts'
import { RawHtml } from '../ui/raw-html.tsx'
import './not-found-page.css'

interface NotFoundPageProps {
  /** The path that was asked for; undefined in the built page, which serves them all. */
  readonly path: string | undefined
  /** What the path may have meant; undefined in the built page, where the server fills it in, and where no server knows. */
  readonly suggestions: Suggestions | undefined
}

/**
 * The page of unknown paths. The sentence and the suggestions are HTML strings, so that what a server wrote into `<span data-path></span>`
 * and `<div data-suggestions></div>` doesn't disturb hydration.
 */
export function NotFoundPage({ path, suggestions }: NotFoundPageProps): ReactNode {
  const { locale, t, interfaceLang } = usePage()
  const [shown, setShown] = useState(path === undefined ? undefined : readablePath(path))
  useEffect(() => {
    setShown(readablePath(path ?? location.pathname))
    measure({ name: 'page.not_found', url: location.href.slice(0, ADDRESS_MAX) })
  }, [path])
  return (
    <main className="not-found" id="content" tabIndex={-1}>
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <h1 tabIndex={-1} lang={interfaceLang}>
        {t('not_found.heading')}
      </h1>
      <RawHtml as="p" lang={interfaceLang} html={messageHtml(t('not_found.message'), shown).toString()} />
      <RawHtml
        as="div"
        key={path}
        className="suggestions"
        html={
          suggestions === undefined
            ? ''
            : suggestionsHtml(suggestions, { locale, path: path === undefined ? '' : readablePath(path), t }).toString()
        }
        data-suggestions=""
      />
      <p lang={interfaceLang}>
        <a className="button" href={`/${locale}/`}>
          {t('not_found.home_link')}
        </a>
      </p>
    </main>
  )
}

/** A path as the server writes it, decoded; one that is not well encoded stays as it is. */
function readablePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function messageHtml(text: string, path: string | undefined): Html {
  return fillHtml(text, { path: html`<span data-path>${path !== undefined && addressHtml(path)}</span>` })
}
