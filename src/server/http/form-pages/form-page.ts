import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { directionOf, type InterfaceLocale } from '#contracts/locales.ts'
import { errorTexts } from '#locales/errors.ts'
import { type Html, html, raw } from '#markup/html.ts'
import { CACHE } from '../headers/cache-control.ts'
import { FORM_PAGE_FONTS, fontOf } from './form-page-fonts.ts'
import { SHOW_PASSWORD_SCRIPT, SHOW_PASSWORD_SOURCE } from './show-password-script.ts'

/** The contents of a page of the server's own. */
export interface FormPage {
  readonly locale: InterfaceLocale
  /** The heading, and the beginning of the tab's title. */
  readonly title: string
  /** The beginning of the tab's title when a form came back with a problem: screen reader users hear it first. Absent: nothing went wrong. */
  readonly problem?: string | undefined
  /** The brand's name; it leads home. */
  readonly siteName: string
  /** Below the heading. */
  readonly content: Html
  /** Whether it has a password field, with a button to show what was typed. */
  readonly hasPassword?: boolean
  /** Origins besides our own to which sending a form of the page leads, such as one where the user pays. */
  readonly formTargets?: readonly string[]
  /** For pages that hold more than a form. */
  readonly isWide?: boolean
  /** The address of a stylesheet that is added to that of all such pages. */
  readonly stylesheet?: string
}

/** The footer of the pages that the server writes itself; undefined where the build of the site has none. */
export type FindFooter = (locale: InterfaceLocale) => Promise<Html | undefined>

declare module 'fastify' {
  interface FastifyInstance {
    /** Absent where no site is served, as in tests of a feature. */
    findFooter?: FindFooter
  }
}

const FILES = ['form-page-tokens.css', 'form-page.css', 'form-page-fields.css', 'form-page-footer.css']
const FONTS = Object.values(FORM_PAGE_FONTS)
const STYLESHEET = [...FONTS.map(({ rule }) => rule), ...FILES.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))].join(
  '\n',
)
/** Changes with the stylesheet's bytes. */
const STYLESHEET_PATH = `/users/form-page.${hashOf(STYLESHEET)}.css`

const ICON = readFileSync(new URL('form-page.svg', import.meta.url))
const ICON_PATH = `/users/form-page.${hashOf(ICON)}.svg`

/** For pages with forms to this site: one stylesheet and its fonts, no script; no page may show them in a frame. */
const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const MARK = html`<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false"><path class="mark-page" d="M15.2 8.4C12.7 6 7.5 5 2.6 5.4v14c4.9-.4 10.1.6 12.6 3z"/><path class="mark-lit" d="M16.8 8.4c2.5-2.4 7.7-3.4 12.6-3v14c-4.9-.4-10.1.6-12.6 3z"/><path class="mark-stand" d="M1.6 23.8h28.8l-1.6 2.4H3.2zM13.6 26.2h4.8l.9 4.3h-6.6z"/></svg>`

/** The script is ours, and its bytes are named in the policy. */
const PASSWORD_SCRIPT = html`\n<script>${raw(SHOW_PASSWORD_SCRIPT)}</script>`

/** The stylesheet, the icon and the fonts of pages with forms, under names that change with their bytes. */
export function serveFormStylesheet(app: FastifyInstance): void {
  app.get(ICON_PATH, async (_request, reply) => reply.header('cache-control', CACHE.forever).type('image/svg+xml').send(ICON))
  for (const { path, bytes } of FONTS)
    app.get(path, async (_request, reply) => reply.header('cache-control', CACHE.forever).type('font/woff2').send(bytes))
  app.get(STYLESHEET_PATH, async (_request, reply) =>
    reply.header('cache-control', CACHE.forever).type('text/css; charset=utf-8').send(STYLESHEET),
  )
}

/** Answers with a page that is the user's alone: nothing keeps it, and its address goes to no other site. */
export async function sendFormPage(reply: FastifyReply, page: FormPage, status = 200): Promise<FastifyReply> {
  const footer = await reply.server.findFooter?.(page.locale)
  return reply
    .code(status)
    .headers({ 'cache-control': CACHE.personal, 'content-security-policy': formPagePolicy(page), 'referrer-policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(formPage(page, footer).toString())
}

/** The content security policy of a page: no script but the one that shows passwords, where there are some. */
export function formPagePolicy({ hasPassword = false, formTargets = [] }: FormPage): string {
  const policy = POLICY.replace("form-action 'self'", ["form-action 'self'", ...formTargets].join(' '))
  return hasPassword ? `${policy}; script-src ${SHOW_PASSWORD_SOURCE}` : policy
}

/** A page of the server's own: readable and usable without script, in the user's language and theme. */
export function formPage(page: FormPage, footer?: Html): Html {
  const { locale, title, problem, siteName, content, hasPassword = false, isWide = false, stylesheet } = page
  const font = fontOf(locale)
  const preload = font !== undefined && html`\n<link rel="preload" as="font" type="font/woff2" crossorigin href="${font.path}">`
  const tab = [problem === undefined ? title : `${problem} ${title}`, siteName].join(' | ')
  return html`<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<title>${tab}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<link rel="icon" type="image/svg+xml" href="${ICON_PATH}">
<link rel="stylesheet" href="${STYLESHEET_PATH}">${stylesheet !== undefined && html`\n<link rel="stylesheet" href="${stylesheet}">`}${preload}
</head>
<body>
<header class="bar"><a class="brand" href="/${locale}/">${MARK}<span>${siteName}</span></a><a class="back" href="/${locale}/">${errorTexts(locale).back_to_site}</a></header>
<main${isWide && html` class="wide"`}>
<h1>${title}</h1>
${content}
</main>${footer !== undefined && html`\n<footer class="site-footer">${footer}</footer>`}${hasPassword && PASSWORD_SCRIPT}
</body>
</html>
`
}

function hashOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}
