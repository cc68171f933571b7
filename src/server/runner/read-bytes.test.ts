import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, onTestFinished, test } from 'vitest'
import { AppError } from '../http/errors/app-error.ts'
import { readBytes } from './read-bytes.ts'

/** What is read of a body by a server with the option of ours for requests without one. */
async function readSent(body: string | undefined): Promise<string> {
  const server = createServer({ optimizeEmptyRequests: true }, async (request, response) => {
    response.end(await readBytes(request, 5).catch((error: unknown) => codeOf(error)))
  })
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const reply = await fetch(`http://127.0.0.1:${port}`, body === undefined ? {} : { method: 'POST', body })
  return await reply.text()
}

function codeOf(error: unknown): string {
  return error instanceof AppError ? error.code : String(error)
}

test.each([
  ['hello', 'hello'],
  ['', ''],
  [undefined, ''],
])('of %j all is read', async (body, expected) => {
  expect(await readSent(body)).toBe(expected)
})

test('a longer body is rejected', async () => {
  expect(await readSent('hello!')).toBe('payload_too_large')
})
