import { checkPage } from '#content/checks/check-page.ts'
import type { CheckResult } from '#content/checks/check-pool.ts'
import { createPageEngine, type EngineSetup } from '#content/document/create-page-engine.ts'
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
    try {
      const findings = checkPage(record, engine)
      return { ...findings, sidebarLinks: findings.sidebarLinks.filter(isNew) }
    } catch (error) {
      return { failed: reasonOf(error), file: record.file }
    }
  }
}
