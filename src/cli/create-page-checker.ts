import { checkPage } from '#content/checks/check-page.ts'
import type { CheckResult } from '#content/checks/check-pool.ts'
import { createPageEngine, type EngineSetup } from '#content/document/create-page-engine.ts'
import type { PageEngine } from '#content/document/page-engine.ts'
import type { PageRecord } from '#content/read/page-record.ts'
import type { SidebarBrokenLink } from '#content/sidebars/sidebar-builder.ts'
import { reasonOf } from './reason-of.ts'

/** Checks pages by their numbers in the set-up. A problem of the builder at one page costs this page. */
export function createPageChecker(setup: EngineSetup): (index: number) => CheckResult {
  const engine = createPageEngine(setup)
  const reported = new Set<string>()

  /** Many pages share a sidebar: its links are reported once. */
  function isNew(link: SidebarBrokenLink): boolean {
    const key = JSON.stringify(link)
    if (reported.has(key)) return false
    reported.add(key)
    return true
  }

  return (index) => {
    const record = setup.pages[index]
    if (record === undefined) throw new Error(`no page has the number ${index}`)
    const result = tryToCheck(record, engine)
    return 'failed' in result ? result : { ...result, sidebarLinks: result.sidebarLinks.filter(isNew) }
  }
}

/** What was found in a page, or why it can't be built. */
export function tryToCheck(record: PageRecord, engine: PageEngine): CheckResult {
  try {
    return checkPage(record, engine)
  } catch (error) {
    return { failed: reasonOf(error), file: record.file }
  }
}
