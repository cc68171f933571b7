import type { ParentMessage, PlayLine, PlayValue } from '#contracts/play-messages.ts'
import { PLAY_SANDBOX, type PlayState, type PlayTheme, runnerOrigin, runnerUrl } from '#contracts/play-state.ts'
import { encodePlayState } from './encode-play-state.ts'
import { readFrameMessage } from './read-frame-message.ts'

export interface PlayFrameOptions {
  /** `SiteSettings.runner` of the page. */
  readonly runner: string | undefined
  /** The page whose images the code names by relative addresses: `/en-US/docs/Web/CSS/color`. */
  readonly path?: string | undefined
  /** The language of the interface around it; absent: that of the document. */
  readonly locale?: string
  readonly theme: PlayTheme
  /** What the code that was run last has printed, in order, at most some ten times a second. */
  readonly onConsole?: (lines: readonly PlayLine[]) => void
  /** The document of the code that was run last is there. */
  readonly onLoaded?: () => void
  /** The code that was run last could not be shown; it is too large, or the runner can't be reached. */
  readonly onRejected?: () => void
}

/** What a line of input gave. */
export interface PlayResult {
  readonly value: PlayValue
  /** It was thrown. */
  readonly isError: boolean
}

/** A frame in which code runs, on an origin of its own. */
export interface PlayFrame {
  /** Shows and runs code in place of what was there; the browser's history gets no entry. */
  run(state: PlayState): Promise<void>
  /** Sends the code another theme; it goes on running. */
  setTheme(theme: PlayTheme): void
  /** Applies declarations to the element that an interactive example is about; they hold for code that is run later as well. */
  choose(declarations: string): void
  /** Evaluates a line of input where the code runs. Rejects when other code is run before it has answered. */
  evaluate(code: string): Promise<PlayResult>
  /** Stops what runs and listens no more. The element stays, empty. */
  destroy(): void
}

/** When a frame that has loaded something says nothing for so long, it is not the runner's: a problem of the network, of names, of the server. */
const SILENCE_MS = 5000
/** Code that does not answer for so long holds its process, in which code that is run next would wait as well. */
const BUSY_MS = 1000
/** Longer states go by a message: proxies and servers commonly take 8 KiB for the line of a request. */
const MAX_ADDRESS_STATE = 6000

/**
 * Makes a frame run code. The only way in which pages of the site do so.
 *
 * @param element a frame that stands in the document, with a title; `loading="lazy"` and `allow` on it hold
 */
export function createPlayFrame(element: HTMLIFrameElement, options: PlayFrameOptions): PlayFrame {
  const { onConsole, onLoaded, onRejected } = options
  const locale = options.locale ?? document.documentElement.lang
  const waiting = new Map<number, PromiseWithResolvers<PlayResult>>()
  let theme = options.theme
  let declarations: string | undefined
  let origin = ''
  let given: Uint8Array<ArrayBuffer> | undefined
  let isShown = false
  let hasLoaded = false
  let runs = 0
  /** The run whose address the frame was led to. */
  let shownRun = 0
  let inputs = 0

  element.setAttribute('sandbox', PLAY_SANDBOX)
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('message', onMessage, { signal })
  element.addEventListener('load', onLoad, { signal })

  function onMessage(event: MessageEvent): void {
    if (event.source !== element.contentWindow || event.origin !== origin) return
    const message = readFrameMessage(event.data)
    switch (message?.typ) {
      case 'ready':
        isShown = true
        if (message.isBlank && given !== undefined) post({ typ: 'state', bytes: given })
        else post({ typ: 'theme', theme })
        return
      case 'loaded':
        if (declarations !== undefined) post({ typ: 'choice', code: declarations })
        onLoaded?.()
        return
      case 'console':
        // Code that is about to be replaced goes on printing until its document is gone.
        if (isShown && shownRun === runs) onConsole?.(message.lines)
        return
      case 'result':
        waiting.get(message.id)?.resolve({ value: message.value, isError: message.isError })
        waiting.delete(message.id)
        return
      case 'rejected':
        onRejected?.()
    }
  }

  function onLoad(): void {
    const run = shownRun
    if (run === 0) return
    hasLoaded = true
    setTimeout(() => run === runs && !isShown && onRejected?.(), SILENCE_MS)
  }

  function post(message: ParentMessage): void {
    if (isShown) element.contentWindow?.postMessage(message, origin)
  }

  function evaluate(code: string): Promise<PlayResult> {
    if (!isShown) return Promise.reject(new Error('no code runs here yet'))
    inputs += 1
    const answer = Promise.withResolvers<PlayResult>()
    waiting.set(inputs, answer)
    post({ typ: 'input', id: inputs, code })
    return answer.promise
  }

  /** Whether the code that was run last holds its process, as a call without an end does, or may hold it; loops are stopped by the runner. */
  async function isStuck(): Promise<boolean> {
    if (!isShown) return shownRun > 0
    const isLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), BUSY_MS))
    const isAnswered = evaluate('').then(
      () => false,
      () => false,
    )
    return await Promise.race([isAnswered, isLate])
  }

  function giveUp(): void {
    for (const { reject } of waiting.values()) reject(new Error('the code was replaced before it answered'))
    waiting.clear()
  }

  return {
    async run(state) {
      runs += 1
      const run = runs
      const { text, bytes, hash } = await encodePlayState(state)
      if (run !== runs) return
      const wasStuck = await isStuck()
      if (run !== runs) return
      giveUp()
      const isInAddress = text.length <= MAX_ADDRESS_STATE
      origin = runnerOrigin(hash, options.runner, location.origin)
      given = isInAddress ? undefined : bytes
      const url = runnerUrl({ origin, path: options.path, state: isInAddress ? text : undefined, theme, locale })
      show(element, url, !wasStuck && (hasLoaded || isShown))
      if (wasStuck) {
        // A frame that is taken out of the document takes its process with it.
        element.replaceWith(element)
        hasLoaded = false
      }
      isShown = false
      shownRun = run
    },
    setTheme(next) {
      theme = next
      post({ typ: 'theme', theme })
    },
    choose(code) {
      declarations = code
      post({ typ: 'choice', code })
    },
    evaluate,
    destroy() {
      runs += 1
      listening.abort()
      giveUp()
      if (hasLoaded || isShown) element.contentWindow?.location.replace('about:blank')
      else element.removeAttribute('src')
    },
  }
}

/** A frame that shows something is led on without an entry in the history; one that has shown nothing yet may be lazy. */
function show(element: HTMLIFrameElement, url: string, hasLoaded: boolean): void {
  if (hasLoaded) element.contentWindow?.location.replace(url)
  else element.src = url
}
