import type { FrameMessage } from '#contracts/play-messages.ts'
import { captureConsole } from './capture-console.ts'
import { captureErrors } from './capture-errors.ts'
import type { CleanTexts } from './describe-value.ts'
import { cleanStack, findPlace } from './find-place.ts'
import { createLineQueue } from './line-queue.ts'
import { listenToParent } from './listen-to-parent.ts'
import { installLoopGuard, withoutGuards } from './loop-guard.ts'
import { originOfParent } from './origin-of-parent.ts'
import { readRunnerPage } from './read-runner-page.ts'

/** The script of pages that run code. It begins before all else in them, and keeps what it needs of the browser to itself. */
const page = readRunnerPage()
const { parent } = window
const post = parent.postMessage.bind(parent)
const parentOrigin = originOfParent(page.parents)
const clean: CleanTexts = { stack: (text) => cleanStack(text, page.lines), code: withoutGuards }

if (!page.isBlank) {
  const queue = createLineQueue((lines) => send({ typ: 'console', lines }), page.texts)
  captureConsole({ queue, clean, findPlace: (stack) => findPlace(stack, page.lines) })
  captureErrors({ queue, clean, lines: page.lines })
  installLoopGuard(page.texts)
  addEventListener('DOMContentLoaded', () => send({ typ: 'loaded' }))
}
listenToParent({ page, send, clean })
send({ typ: 'ready', isBlank: page.isBlank })

/** To pages of the site only: any other one around gets nothing. */
function send(message: FrameMessage): void {
  if (parent !== window && parentOrigin !== undefined) post(message, parentOrigin)
}
