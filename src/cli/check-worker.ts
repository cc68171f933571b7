import { parentPort, workerData } from 'node:worker_threads'
import { checkPage } from '#content/checks/check-page.ts'
import type { CheckResult, CheckSetup } from '#content/checks/check-pool.ts'
import { createDataSources } from '#content/data/data-sources.ts'
import type { PageEngine } from '#content/document/page-engine.ts'
import { createImageMeasure } from '#content/html/measure-image.ts'
import { AssetIndex } from '#content/read/assets.ts'
import type { SidebarBrokenLink } from '#content/sidebars/sidebar-builder.ts'
import { SidebarBuilder } from '#content/sidebars/sidebar-builder.ts'
import { Facts } from '#content/tree/facts.ts'
import { Tree } from '#content/tree/tree.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/*
 * The thread that checks pages. It knows nothing of src/web: no page is rendered.
 */
const setup: CheckSetup = workerData
const engine = createEngine(setup)
const told = new Set<string>()

parentPort?.on('message', ({ tasks }: ToThread<number>) => {
  const answer: FromThread<CheckResult> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

function createEngine({ pages, roots, redirects, assets, brand, source, sidebarFiles }: CheckSetup): PageEngine {
  const facts = new Facts(new Tree({ pages, redirects }), new AssetIndex(assets))
  const data = createDataSources(roots)
  const sidebars = new SidebarBuilder({ facts, data, files: sidebarFiles })
  return { facts, data, brand, source, sidebars, isPreview: false, measure: createImageMeasure() }
}

function carryOut(indexes: readonly number[]): FromThread<CheckResult> {
  try {
    return { results: indexes.map(checkOne) }
  } catch (error) {
    return { fatal: reasonOf(error) }
  }
}

/** A fault of the builder at one page costs this page. */
function checkOne(index: number): CheckResult {
  const record = setup.pages[index]
  if (record === undefined) throw new Error(`no page has the number ${index}`)
  try {
    const findings = checkPage(record, engine)
    return { ...findings, sidebarLinks: findings.sidebarLinks.filter(isNew) }
  } catch (error) {
    return { failed: reasonOf(error), file: record.file }
  }
}

/** Many pages share a sidebar: its links are told of once. */
function isNew({ sidebar, link }: SidebarBrokenLink): boolean {
  const key = `${sidebar} ${link}`
  if (told.has(key)) return false
  told.add(key)
  return true
}
