import { COMPILER_LABEL, runnerOrigin } from '#contracts/play-state.ts'
import type { WatRequest } from '#contracts/wat-messages.ts'
import { readWatAnswer } from './read-wat-answer.ts'

/** When a frame has loaded something and says nothing for so long, it is not the compiler: a problem of the network, of names, of the server. */
const SILENCE_MS = 5000

type Compile = (text: string) => Promise<string>

/** The frame of this page; it comes with the first text and stays. */
let compiler: Promise<Compile> | undefined

/**
 * WebAssembly text compiled, in a frame on a host of the runner: a page of this site may not run WebAssembly, and the compiler is made of it
 * (docs/decisions/0032). The frame is loaded with the first text.
 *
 * @param runner `SiteSettings.runner` of the page
 * @returns the module in base64
 * @throws Error that names the line and the column and says what is wrong there, or that there is no compiler
 */
export async function compileWat(text: string, runner: string | undefined): Promise<string> {
  compiler ??= openCompiler(runnerOrigin(COMPILER_LABEL, runner, location.origin)).catch((error: unknown) => {
    compiler = undefined
    throw error
  })
  const compile = await compiler
  return compile(text)
}

function openCompiler(origin: string): Promise<Compile> {
  const frame = document.createElement('iframe')
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  const opened = Promise.withResolvers<Compile>()
  let count = 0
  frame.hidden = true
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.src = `${origin}/runner.html?compiler`

  const compile: Compile = (text) => {
    count += 1
    const answer = Promise.withResolvers<string>()
    waiting.set(count, answer)
    const request: WatRequest = { typ: 'wat', id: count, text }
    frame.contentWindow?.postMessage(request, origin)
    return answer.promise
  }
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.source !== frame.contentWindow || event.origin !== origin) return
    const answer = readWatAnswer(event.data)
    if (answer === undefined) return
    if (answer.typ === 'ready') {
      opened.resolve(compile)
      return
    }
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if (answer.typ === 'compiled') asked?.resolve(answer.wasm)
    else asked?.reject(new Error(answer.reason))
  }
  const giveUp = (): void => opened.reject(new Error(`${origin} does not answer`))
  const listening = new AbortController()
  addEventListener('message', onMessage, { signal: listening.signal })
  frame.addEventListener('load', () => setTimeout(giveUp, SILENCE_MS))
  opened.promise.catch(() => {
    listening.abort()
    frame.remove()
  })
  document.body.append(frame)
  return opened.promise
}
