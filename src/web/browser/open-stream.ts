import type { CallAddress } from '#contracts/endpoint.ts'
import { type CallInputAt, type Rejection, rejectionOf, request } from './call.ts'
import { eventData } from './event-data.ts'
import { parseJson } from './parse-json.ts'

/** The outcome of a call whose response is a stream: its events as JSON, or why there is none. */
export type StreamResult = { readonly isOk: true; readonly events: AsyncGenerator<unknown> } | Rejection

/**
 * Calls the API for a stream of events. It never throws; reading the events may (event-data.ts). A `signal` in the input ends both.
 *
 * @param silentMs without any byte, after which reading fails
 */
export async function openStream<A extends CallAddress>(address: A, input: CallInputAt<A>, silentMs: number): Promise<StreamResult> {
  try {
    const response = await request(address, input)
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true
    if (response.ok && isStream && response.body !== null) return { isOk: true, events: eventsOf(response.body, silentMs) }
    return rejectionOf(address.method, response, parseJson(await response.text()))
  } catch (error) {
    const message = String(error)
    return { isOk: false, status: undefined, error: message, message }
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, silentMs: number): AsyncGenerator<unknown> {
  for await (const data of eventData(body, silentMs)) {
    const event = parseJson(data)
    if (event !== undefined) yield event
  }
}
