import { createHash } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import type { FrameMessage } from '#contracts/play-messages.ts'
import { type PlayState, playStateJson, runnerOrigin, runnerUrl } from '#contracts/play-state.ts'
import type { LecternServer } from './lectern-process.ts'

/** Code on its way to the runner of a site. */
export interface RunnerCode {
  /** Where it runs at once in a frame, and asks first in a tab. */
  readonly url: string
  readonly origin: string
  readonly bytes: Uint8Array
}

/** The code as the site's own pages hand it to the runner. */
export function codeOf(site: Pick<LecternServer, 'origin'>, code: Partial<PlayState>, path?: string): RunnerCode {
  const bytes = new Uint8Array(deflateRawSync(playStateJson({ html: '', css: '', js: '', ...code })))
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 40)
  const origin = runnerOrigin(hash, undefined, site.origin)
  return { url: runnerUrl({ origin, path, state: Buffer.from(bytes).toString('base64') }), origin, bytes }
}

declare global {
  interface Window {
    /** What the frames of a test have sent, oldest first. */
    frameMessages: { readonly origin: string; readonly data: FrameMessage }[]
  }
}

/** Adds a frame that shows an address, as pages of the site do, and keeps what it sends. */
export async function showFrame(page: Page, url: string): Promise<void> {
  await page.evaluate((src) => {
    window.frameMessages ??= []
    const frame = document.createElement('iframe')
    frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-modals')
    frame.title = 'Example'
    frame.src = src
    addEventListener('message', ({ source, origin, data }) => {
      if (source === frame.contentWindow) window.frameMessages.push({ origin, data })
    })
    document.body.append(frame)
  }, url)
}

/** The texts that frames have printed so far. */
export async function printedIn(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() =>
    (window.frameMessages ?? []).flatMap(({ data }) =>
      data.typ === 'console' ? data.lines.map(({ args }) => args.map(({ text }) => text).join(' ')) : [],
    ),
  )
}
