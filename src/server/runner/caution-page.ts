import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import type { PlayState } from '#contracts/play-state.ts'
import { runnerTexts, type TranslateRunner } from '#locales/runner.ts'
import { type Html, html, joinHtml, raw } from '#markup/html.ts'

/** The contents of the page that asks before it runs code. */
export interface Caution {
  readonly state: PlayState
  readonly locale: InterfaceLocale
  readonly siteName: string
  /** The editor with this code. */
  readonly playgroundUrl: string
  /** This page again, with leave to run the code. */
  readonly continueUrl: string
}

const STYLESHEET = ['../http/form-pages/form-page-tokens.css', 'caution-page.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')
/** The stylesheet is ours, and its bytes are named in the policy. */
const STYLES = raw(STYLESHEET)

/** The only style of the page, as its policy names it. */
export const CAUTION_STYLE = `sha256-${createHash('sha256').update(STYLESHEET).digest('base64')}`

/** The page that a user sees who follows a link to code: what it is, the code itself, and two ways on. */
export function cautionPage({ state, locale, siteName, playgroundUrl, continueUrl }: Caution): Html {
  const t = runnerTexts(locale)
  const text = (key: Parameters<TranslateRunner>[0]): string => t(key, { site: siteName })
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<title>${text('title')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<meta name="robots" content="noindex, nofollow">
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p>${text('explanation')}</p>
<p>${text('inspect')}</p>
<p class="actions"><a class="first" href="${playgroundUrl}">${text('open')}</a> <a href="${continueUrl}" rel="nofollow">${text('continue')}</a></p>
${partsHtml(state, t)}
</main>
</body>
</html>
`
}

function partsHtml({ css, js, importMap = '', ...state }: PlayState, t: TranslateRunner): Html {
  const parts = { HTML: state.html, CSS: css, JavaScript: js, 'import map': importMap }
  const details = Object.entries(parts)
    .filter(([, code]) => code.trim() !== '')
    .map(([name, code]) => {
      const count = code.trimEnd().split('\n').length
      return html`<details open><summary>${name} <span class="count">${t('lines', { count })}</span></summary><pre dir="ltr" translate="no" tabindex="0" role="region" aria-label="${name}">\n<code>${code}</code></pre></details>`
    })
  return joinHtml(details, '\n')
}
