import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { escapeHtml } from '#contracts/escape-html.ts'
import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import type { PlayState } from '#contracts/play-state.ts'
import { runnerTexts, type TranslateRunner } from '#locales/runner.ts'

/** What the page that asks before it runs code shows. */
export interface Caution {
  readonly state: PlayState
  readonly locale: InterfaceLocale
  readonly siteName: string
  /** The editor with this code. */
  readonly playgroundUrl: string
  /** This page again, with leave to run the code. */
  readonly continueUrl: string
}

const SHEET = ['../http/form-page-tokens.css', 'caution-page.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n')

/** The only style of the page, as its policy names it. */
export const CAUTION_STYLE = `sha256-${createHash('sha256').update(SHEET).digest('base64')}`

/** The page that a reader sees who follows a link to code: what it is, the code itself, and two ways on. */
export function cautionPage({ state, locale, siteName, playgroundUrl, continueUrl }: Caution): string {
  const t = runnerTexts(locale)
  const text = (key: Parameters<TranslateRunner>[0]): string => escapeHtml(t(key, { site: siteName }))
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<title>${text('title')}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<meta name="robots" content="noindex, nofollow">
<style>${SHEET}</style>
</head>
<body>
<main>
<h1>${text('title')}</h1>
<p>${text('explanation')}</p>
<p>${text('inspect')}</p>
<p class="actions"><a class="first" href="${escapeHtml(playgroundUrl)}">${text('open')}</a> <a href="${escapeHtml(continueUrl)}" rel="nofollow">${text('continue')}</a></p>
${partsHtml(state, t)}
</main>
</body>
</html>
`
}

function partsHtml({ html, css, js, importMap = '' }: PlayState, t: TranslateRunner): string {
  const parts = { HTML: html, CSS: css, JavaScript: js, 'import map': importMap }
  return Object.entries(parts)
    .filter(([, code]) => code.trim() !== '')
    .map(([name, code]) => {
      const count = code.trimEnd().split('\n').length
      return `<details open><summary>${name} <span class="count">${escapeHtml(t('lines', { count }))}</span></summary><pre dir="ltr" translate="no" tabindex="0" role="region" aria-label="${name}">\n<code>${escapeHtml(code)}</code></pre></details>`
    })
    .join('\n')
}
