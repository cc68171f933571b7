import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import type { AccountRow } from '../sessions/sessions.ts'
import { rejectUnnamedStatus } from './reject-unnamed-status.fixture.ts'

export interface TestRequest {
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>
  /** Sent as it is. */
  readonly payload?: string | Buffer
  /** These win over those that a browser would send. */
  readonly headers?: Readonly<Record<string, string>>
}

type TestMethod = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS'

/** A browser at a page of the site: it keeps cookies, and says where its requests come from. */
export class TestClient {
  readonly cookies = new Map<string, string>()
  readonly #app: FastifyInstance
  readonly #origin: string
  readonly #address: string

  constructor(app: FastifyInstance, origin: string, address = '127.0.0.1') {
    this.#app = app
    this.#origin = origin
    this.#address = address
  }

  async send(method: TestMethod, url: string, request: TestRequest = {}): Promise<LightMyRequestResponse> {
    const { json, form, headers } = request
    const payload = request.payload ?? (json === undefined ? form && new URLSearchParams(form).toString() : JSON.stringify(json))
    const type = json === undefined ? form && 'application/x-www-form-urlencoded' : 'application/json'
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await this.#app.inject({
      method,
      url,
      remoteAddress: this.#address,
      headers: {
        host: new URL(this.#origin).host,
        ...(method === 'GET' || method === 'HEAD' ? {} : { origin: this.#origin }),
        ...(cookie !== '' && { cookie }),
        ...(type !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    })
    this.#keep(reply)
    rejectUnnamedStatus(method, url, reply.statusCode)
    return reply
  }

  get(url: string, request?: TestRequest): Promise<LightMyRequestResponse> {
    return this.send('GET', url, request)
  }

  post(url: string, request?: TestRequest): Promise<LightMyRequestResponse> {
    return this.send('POST', url, request)
  }

  delete(url: string, request?: TestRequest): Promise<LightMyRequestResponse> {
    return this.send('DELETE', url, request)
  }

  /** Opens a session of the account, without its provider. */
  async signIn({ id }: AccountRow): Promise<void> {
    await this.get(`/test/sign-in/${id}`)
  }

  #keep(reply: LightMyRequestResponse): void {
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0 || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
