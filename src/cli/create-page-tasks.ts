import type { PageTask, PoolSetup, TaskResult } from '#content/build/page-pool.ts'
import { PageWriter } from '#content/build/page-writer.ts'
import { SiteFolderError } from '#content/build/site-folder.ts'
import { createPageEngine } from '#content/document/create-page-engine.ts'
import type { RenderPage } from '#contracts/page.ts'
import { reasonOf } from './reason-of.ts'

/**
 * Carries out the tasks of a build: it joins the content engine with the rendering of src/web, which only the command line may know both of. A
 * problem of one page costs this page.
 *
 * @returns a function that throws SiteFolderError when a file can't be written
 */
export async function createPageTasks(setup: PoolSetup): Promise<(task: PageTask) => TaskResult> {
  const { renderPage }: { renderPage: RenderPage } = await import(setup.serverEntry)
  const writer = createWriter(setup, renderPage)
  return (task) => {
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
}

function createWriter(setup: PoolSetup, renderPage: RenderPage): PageWriter {
  const { settings, webAssets, publicFolder, previousPublicFolder } = setup
  return new PageWriter({
    engine: createPageEngine(setup),
    renderPage,
    shells: Object.fromEntries(Object.entries(settings).map(([locale, site]) => [locale, { site, assets: webAssets }])),
    publicFolder,
    ...(previousPublicFolder === undefined ? {} : { previousPublicFolder }),
  })
}
