import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '#contracts/escape-html.ts'
import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import { CACHE } from './cache-control.ts'

/** What a page of the server's own shows. Its content is HTML whose texts are escaped already. */
export interface FormPage {
  readonly locale: InterfaceLocale
  /** The heading, and the beginning of the tab's title. */
  readonly title: string
  /** What the tab's title begins with when a form came back: readers of screens hear it first. Absent: nothing went wrong. */
  readonly trouble?: string | undefined
  /** The brand's name; it leads home. */
  readonly siteName: string
  /** HTML below the heading. */
  readonly content: string
  /** For pages that hold more than a form. */
  readonly isWide?: boolean
}

const FILES = ['form-page-tokens.css', 'form-page.css', 'form-page-fields.css']
const SHEET = FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n')
/** Changes with the sheet's bytes. */
const SHEET_PATH = `/users/form-page.${hashOf(SHEET)}.css`

const ICON = readFileSync(new URL('form-page.svg', import.meta.url))
const ICON_PATH = `/users/form-page.${hashOf(ICON)}.svg`

/** For pages with forms to this site: one sheet of its own, no script, in nobody's frame. */
export const FORM_PAGE_CSP =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const MARK = `<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path class="mark-page" d="M15.200 8.400C12.700 6 7.500 5 2.600 5.400v14c4.900-.4 10.100.6 12.600 3z"/><path class="mark-lit" d="M16.800 8.400c2.500-2.400 7.700-3.400 12.600-3v14c-4.900-.4-10.100.6-12.600 3z"/><path class="mark-stand" d="M1.600 23.800h28.800l-1.600 2.400H3.200zM13.600 26.200h4.800l.9 4.300h-6.600z"/></svg>`

/** What the pages with forms are drawn with, under names that change with its bytes. */
export function serveFormSheet(app: FastifyInstance): void {
  app.get(ICON_PATH, async (_request, reply) => reply.header('cache-control', CACHE.forever).type('image/svg+xml').send(ICON))
  app.get(SHEET_PATH, async (_request, reply) => reply.header('cache-control', CACHE.forever).type('text/css; charset=utf-8').send(SHEET))
}

/** Answers with a page that is the reader's alone: nothing keeps it, and its address goes to no other site. */
export function sendFormPage(reply: FastifyReply, page: FormPage, status = 200): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': CACHE.personal, 'content-security-policy': FORM_PAGE_CSP, 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(formPage(page))
}

/** A page of the server's own: readable and usable without script, in the reader's language and theme. */
export function formPage({ locale, title, trouble, siteName, content, isWide = false }: FormPage): string {
  const tab = [trouble === undefined ? title : `${trouble} ${title}`, siteName].join(' | ')
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(tab)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<link rel="stylesheet" href="${SHEET_PATH}">
</head>
<body>
<header><a class="brand" href="/${locale}/">${MARK}<span>${escapeHtml(siteName)}</span></a></header>
<main${isWide ? ' class="wide"' : ''}>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`
}

function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
