import { isFull } from './fetch-page.ts'
import { mayStore } from './may-store.ts'
import type { Reading, Wait } from './reading.ts'

/** Answers the request for a file whose name changes with its bytes: it is fetched once. */
export async function answerFile({ files, context }: Reading, request: Request, wait: Wait): Promise<Response> {
  const { pathname } = new URL(request.url)
  const stored = await files.find(pathname)
  if (stored !== undefined) return stored
  const response = await context.pass(request)
  if (mayStore(response)) wait(putQuietly(files, pathname, response.clone()))
  return response
}

/** Answers the request for an image of a page, which was stored with it. */
export async function answerImage({ files, context, state }: Reading, request: Request): Promise<Response> {
  const stored = await files.find(new URL(request.url).pathname)
  if (stored === undefined) return await context.pass(request)
  if (!(await state.read()).settings.preferOnline) return stored
  return await context.pass(request).catch(() => stored)
}

/** Answers the request for the titles of a language: a newer list is always better. */
export async function answerTitles({ files, context }: Reading, request: Request, wait: Wait): Promise<Response> {
  const { pathname } = new URL(request.url)
  try {
    const response = await context.pass(request)
    if (mayStore(response, 'application/json')) wait(putQuietly(files, pathname, response.clone()))
    return response
  } catch (error) {
    const stored = await files.find(pathname)
    if (stored === undefined) throw error
    return stored
  }
}

async function putQuietly(files: Reading['files'], path: string, response: Response): Promise<void> {
  try {
    await files.put(path, response)
  } catch (error) {
    if (!isFull(error)) console.warn(`${path} was not stored`, error)
  }
}
