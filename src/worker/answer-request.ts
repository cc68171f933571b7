import { OFFLINE_CACHES, type OfflineReply, type OfflineRequest, type OfflineStatus } from '#contracts/offline.ts'
import { beginArea, downloadStep, skipStep } from './download-area.ts'
import { areaStateOf, STATE_CACHE } from './offline-state.ts'
import type { Reading } from './reading.ts'

/** Does what a page of the site asks for, and answers with what is stored then. */
export async function answerRequest(reading: Reading, request: Exclude<OfflineRequest, { readonly kind: 'leave' }>): Promise<OfflineReply> {
  switch (request.kind) {
    case 'reach':
      return { isReached: await reading.reach.last() }
    case 'settings':
      await reading.state.change((state) => ({ ...state, settings: request.settings }))
      return { status: await readStatus(reading) }
    case 'begin':
      return { outcome: await beginArea(reading, request.key), status: await readStatus(reading) }
    case 'step':
      return { outcome: await downloadStep(reading, request.key), status: await readStatus(reading) }
    case 'skip':
      return { outcome: await skipStep(reading, request.key), status: await readStatus(reading) }
    case 'delete':
      await deletePages(reading)
      return { status: await readStatus(reading) }
    case 'status':
      return { status: await readStatus(reading) }
  }
}

/** All pages and their files; the settings stay, also when the worker is ended midway. */
async function deletePages({ context: { caches }, state }: Reading): Promise<void> {
  await state.keepSettingsOnly()
  await deleteCaches(caches, STATE_CACHE)
}

/** Deletes what offline reading has stored: all of it, or all but one cache. */
export async function deleteCaches(caches: Reading['context']['caches'], kept?: string): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(OFFLINE_CACHES) && name !== kept) await caches.delete(name)
}

async function readStatus({ state, pages, context }: Reading): Promise<OfflineStatus> {
  const areas = Object.entries((await state.read()).areas).map(([key, record]) => areaStateOf(key, record))
  // Not listed: to list thousands of pages after each step of a download takes as long as the step.
  const downloaded = areas.reduce((sum, { done, failed }) => sum + done - failed, 0)
  const visited = (await pages.list('visited')).filter((key) => !key.endsWith('/index.json'))
  const { usage } = await context.estimate()
  return {
    areas,
    pages: downloaded + visited.length,
    usedBytes: usage ?? null,
  }
}
