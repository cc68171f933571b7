import type { FastifyReply } from 'fastify'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import { DEFAULT_LOCALE } from '#contracts/locales.ts'
import { addressHtml } from '#markup/address-html.ts'
import { type Html, html } from '#markup/html.ts'
import { type FormPage, formPage, formPagePolicy } from '../http/form-pages/form-page.ts'
import { CACHE } from '../http/headers/cache-control.ts'

const NOT_FOUND = 404
/** The script that loads the page anew runs here. */
export const LIVE_POLICY = "script-src 'self'; connect-src 'self'"

interface Found {
  readonly path: string
  /** The address of the page. It is the path, unless the data of the page was asked for. */
  readonly page: string
  readonly problems: readonly Diagnostic[]
}

/**
 * The way to answer in place of a page that can't be shown: with the problems of its file, until it is saved without them (docs/behaviour/flaws.md 10). In
 * English, as the problems are.
 */
export function createSendProblems(siteName: string): (reply: FastifyReply, found: Found) => FastifyReply {
  return (reply, { path, page: url, problems }) => {
    // No data of a page: a browser that follows a link loads the address itself then.
    if (path !== url) return reply.header('cache-control', CACHE.never).send({ problems })
    const page: FormPage = {
      locale: DEFAULT_LOCALE,
      siteName,
      title: 'This page can\u2019t be shown',
      isWide: true,
      content: html`<p>The file of <bdi>${addressHtml(url)}</bdi> has problems. The page appears here as soon as the file is saved without them.</p>
${problems.map(problemHtml)}`,
    }
    return reply
      .code(NOT_FOUND)
      .headers({ 'cache-control': CACHE.never, 'content-security-policy': `${formPagePolicy(page)}; ${LIVE_POLICY}` })
      .type('text/html; charset=utf-8')
      .send(formPage(page).toString())
  }
}

function problemHtml({ file, line, column, severity, message, hint }: Diagnostic): Html {
  return html`<div class="notice${severity === 'error' && ' bad'}">
<p><strong><bdi>${message}</bdi></strong></p>${hint !== undefined && html`\n<p>${hint}</p>`}
<p class="quiet"><code>${addressHtml(file)}</code>${line !== undefined && html`, line ${line}`}${line !== undefined && column !== undefined && html`, column ${column}`}</p>
</div>`
}
