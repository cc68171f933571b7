import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import { errorTexts } from '#locales/errors.ts'
import { fillHtml, type Html, html } from '#markup/html.ts'

interface ErrorPageInput {
  readonly locale: InterfaceLocale
  /** Under which the cause stands in the log; absent for errors of the request. */
  readonly id: string | undefined
}

/** The page that informs a user of an error: whole in itself, for nothing of the site may be there to be loaded. */
export function errorPage(code: ErrorCode, { locale, id }: ErrorPageInput): Html {
  const texts = errorTexts(locale)
  const heading = `${ERRORS[code].status} ${texts[code]}`
  const reference = id !== undefined && html`<p>${fillHtml(texts.reference, { id: html`<code>${id}</code>` })}</p>`
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<title>${heading}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
</head>
<body>
<main>
<h1>${heading}</h1>
<p>${texts[`${code}_text`]}</p>
${reference}<p><a href="/${locale}/">${texts.home}</a></p>
</main>
</body>
</html>
`
}
