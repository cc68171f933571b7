import { beginArea, type Downloads, downloadStep, skipStep } from './download-area.ts'

const DAY_MS = 86_400_000
/** Browsers end a worker that works for long after a page was answered; the next page goes on. */
const WORK_MS = 20_000

/**
 * Updates the areas that were downloaded, once a day, and goes on with what was not completed (docs/behaviour/offline.md 27).
 *
 * @returns whether there was anything to do
 */
export async function updateAreas(downloads: Downloads): Promise<boolean> {
  const { state, context } = downloads
  const { settings, areas, checkedAt } = await state.read()
  const isUnderWay = Object.values(areas).some(({ round, last }) => round !== undefined && last !== undefined)
  if (!settings.autoUpdates || (Math.abs(context.now() - checkedAt) < DAY_MS && !isUnderWay)) return false
  await state.change((before) => ({ ...before, checkedAt: context.now() }))
  const until = context.now() + WORK_MS
  for (const [key, { last }] of Object.entries(areas)) {
    // What was never completed is for the user to go on with.
    if (last === undefined) continue
    let outcome = await beginArea(downloads, key)
    const hasBegun = outcome === 'more'
    while (outcome === 'more' && context.now() < until) outcome = await downloadStep(downloads, key)
    // The same pages would keep all others from their update each time. The next update asks for them again.
    if (hasBegun && outcome === 'server') await skipStep(downloads, key)
    // An area that the site no longer has keeps no other one from its update.
    if (outcome !== 'done' && outcome !== 'unknown') break
  }
  return true
}
