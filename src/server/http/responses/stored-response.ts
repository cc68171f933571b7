import type { ServerResponse } from 'node:http'
import { validateHeaderName, validateHeaderValue } from '../headers/node-http.ts'

/** The status of all stored responses. */
export const STORED_STATUS = 200
const STATUS_LINE = `HTTP/1.1 ${STORED_STATUS} OK\r\n`
const HEAD_END = '\r\n\r\n'
const SECOND_MS = 1000
const NO_DATE = new Date(0).toUTCString()

/** The fields in which Node keeps the text of a head, and whether it was handed to the socket. They are not in its documentation. */
interface HeadFields {
  _header?: string | null
  _headerSent?: boolean
}

/**
 * A whole response with 200 that is sent many times: one block of memory, in which the date is the only part that changes (docs/decisions/0185).
 */
export class StoredResponse {
  /** Names and values in turn. */
  readonly #headers: string[]
  readonly #headBytes: number
  /** Head and body. */
  #bytes: Buffer
  #date = NO_DATE
  /** Whether a socket may still read these bytes, so that they must stay as they are. */
  #isLent = false

  /** @throws TypeError for a name or a value that is none of HTTP */
  constructor(headers: readonly (readonly [name: string, value: string])[], body: Uint8Array) {
    for (const [name, value] of headers) {
      validateHeaderName(name)
      validateHeaderValue(name, value)
    }
    const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`)
    this.#headers = headers.flat()
    const head = Buffer.from(`${STATUS_LINE}${lines.join('')}Date: ${NO_DATE}${HEAD_END}`, 'latin1')
    this.#headBytes = head.byteLength
    this.#bytes = Buffer.concat([head, body])
  }

  /** How much memory head and body take. */
  get byteLength(): number {
    return this.#bytes.byteLength
  }

  /**
   * Sends it as a response of HTTP/1.1: the same bytes as with `writeHead`. To check and join twenty headers, and to send them and the body as two blocks, takes Node
   * a third of the time of a response; so it is given one block, and the fields say that the head is part of it. A version of Node without these fields gets the headers.
   */
  send(response: ServerResponse & HeadFields): void {
    const keepsOpen = response.shouldKeepAlive
    if (!keepsOpen || response._header !== null || response._headerSent !== false) {
      // As `omitConnectionHeaders` does it.
      if (keepsOpen) response.removeHeader('connection')
      response.writeHead(STORED_STATUS, this.#headers).end(this.#bytes.subarray(this.#headBytes))
      return
    }
    this.#setDate(dateNow())
    response._header = STATUS_LINE
    response._headerSent = true
    response.end(this.#bytes)
    if (response.writableLength > 0) this.#isLent = true
  }

  #setDate(date: string): void {
    if (date === this.#date) return
    if (this.#isLent) this.#bytes = Buffer.from(this.#bytes)
    this.#isLent = false
    this.#date = date
    this.#bytes.write(date, this.#headBytes - HEAD_END.length - NO_DATE.length, 'latin1')
  }
}

let shownDate = ''
let shownSecond = 0

/** The date of a response, made once in a second. */
function dateNow(): string {
  const second = Math.floor(Date.now() / SECOND_MS)
  if (second !== shownSecond) {
    shownSecond = second
    shownDate = new Date(second * SECOND_MS).toUTCString()
  }
  return shownDate
}
