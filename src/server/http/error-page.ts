import { ERRORS, type ErrorCode } from '#contracts/errors.ts'
import { escapeHtml } from '#contracts/escape-html.ts'
import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import { errorTexts } from '#locales/errors.ts'
import { fillText } from '#locales/translate.ts'

interface ErrorPageInput {
  readonly locale: InterfaceLocale
  /** Under which the cause stands in the log; absent for errors of the request. */
  readonly id: string | undefined
}

/** The page that tells a reader of an error: whole in itself, for nothing of the site may be there to be had. */
export function errorPage(code: ErrorCode, { locale, id }: ErrorPageInput): string {
  const texts = errorTexts(locale)
  const heading = escapeHtml(`${ERRORS[code].status} ${texts[code]}`)
  const reference = id === undefined ? '' : `<p>${fillText(escapeHtml(texts.reference), { id: `<code>${id}</code>` })}</p>`
  return `<!doctype html>
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
<p>${escapeHtml(texts[`${code}_text`])}</p>
${reference}<p><a href="/${locale}/">${escapeHtml(texts.home)}</a></p>
</main>
</body>
</html>
`
}
