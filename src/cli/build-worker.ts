import { parentPort, workerData } from 'node:worker_threads'
import { createDataSources } from '#content/data/data-sources.ts'
import { createImageMeasure } from '#content/html/measure-image.ts'
import { AssetIndex } from '#content/read/assets.ts'
import { SidebarBuilder } from '#content/sidebars/sidebar-builder.ts'
import { Facts } from '#content/tree/facts.ts'
import { Tree } from '#content/tree/tree.ts'
import type { PageTask, PoolSetup, TaskResult } from '#content/write/page-pool.ts'
import { PageWriter } from '#content/write/page-writer.ts'
import { SiteFolderError } from '#content/write/site-folder.ts'
import type { RenderPage } from '#contracts/page.ts'
import { reasonOf } from './reason-of.ts'
import type { FromThread, ToThread } from './threads.ts'

/*
 * The thread that builds pages: it joins the content engine with the rendering of src/web, which only the command line may know both of.
 */
const setup: PoolSetup = workerData
const { renderPage }: { renderPage: RenderPage } = await import(setup.serverEntry)
const writer = createWriter()

parentPort?.on('message', ({ tasks }: ToThread<PageTask>) => {
  const answer: FromThread<TaskResult> = carryOut(tasks)
  parentPort?.postMessage(answer)
})

function createWriter(): PageWriter {
  const { pages, roots, redirects, assets, brand, source, sidebarFiles, settings, webAssets, publicFolder, formerPublicFolder } = setup
  const facts = new Facts(new Tree({ pages, redirects }), new AssetIndex(assets))
  const data = createDataSources(roots)
  return new PageWriter({
    engine: {
      facts,
      data,
      brand,
      source,
      sidebars: new SidebarBuilder({ facts, data, files: sidebarFiles }),
      isPreview: false,
      measure: createImageMeasure(),
    },
    renderPage,
    shells: Object.fromEntries(Object.entries(settings).map(([locale, site]) => [locale, { site, assets: webAssets }])),
    publicFolder,
    ...(formerPublicFolder === undefined ? {} : { formerPublicFolder }),
  })
}

function carryOut(tasks: readonly PageTask[]): FromThread<TaskResult> {
  try {
    return { results: tasks.map(carryOutTask) }
  } catch (error) {
    if (error instanceof SiteFolderError) return { unwritable: error.message }
    return { fatal: error instanceof Error ? error.message : String(error) }
  }
}

/** A fault of one page costs this page; a file that can't be written ends the build. */
function carryOutTask(task: PageTask): TaskResult {
  if (task.kind === 'compat') return { compat: writer.writeCompat(task.keys) }
  if (task.kind === 'site-page') return { written: writer.writeSitePage(task.page) }
  const record = setup.pages[task.index]
  if (record === undefined) throw new Error(`no page has the number ${task.index}`)
  try {
    return { written: task.kind === 'build' ? writer.buildPage(record) : writer.renderAgain(record.url, task.docHash) }
  } catch (error) {
    if (error instanceof SiteFolderError) throw error
    return { failed: reasonOf(error), url: record.url, file: record.file }
  }
}
