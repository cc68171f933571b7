import { offlineWorkerTexts } from '#locales/offline-worker.ts'
import { html } from '#markup/html.ts'
import { headersOf } from './stored-form.ts'

interface BarOptions {
  /** Path of its script. */
  readonly script: string
  readonly locale: string
  /** The page comes from the store because no answer came. */
  readonly isCutOff: boolean
}

/**
 * A page with the script that says at its end when it is read offline (docs/behaviour/offline.md 30). The application does not bring it along, so only
 * pages that the worker answers load it. What comes after `</html>` is parsed as the end of the body (HTML, the "after after body" insertion mode).
 */
export function withBar(page: Response, { script, locale, isCutOff }: BarOptions): Response {
  if (page.body === null) return page
  const texts = offlineWorkerTexts(locale)
  const element = html`<script src="${script}" data-offline="${texts.reading_offline}" data-online="${texts.back_online}"${isCutOff && html` data-cut-off`}></script>`
  const end = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    flush: (stream) => stream.enqueue(new TextEncoder().encode(`${element}\n`)),
  })
  return new Response(page.body.pipeThrough(end), { status: page.status, headers: headersOf(page.headers) })
}
