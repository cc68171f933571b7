import type { BuildInput } from './build-input.ts'
import type { BuildSource, WholeSource } from './build-source.ts'
import { type CompatPlan, planCompatFiles } from './compat-files.ts'
import { type Plan, planBuild } from './plan.ts'
import type { PreviousBuild } from './previous-build.ts'
import { planSitePages, type SitePagePlan } from './site-page-plan.ts'

/** What a build has to do. */
export interface SitePlan {
  readonly pages: Plan
  readonly sitePages: SitePagePlan
  readonly compat: CompatPlan
  /** The previous build is what this one would be. */
  readonly isUpToDate: boolean
}

/** A build, decided but not begun. */
export interface BuildJob {
  readonly input: BuildInput
  readonly source: BuildSource
  /** The build to begin from; undefined when all is made anew. */
  readonly previous: PreviousBuild | undefined
  readonly plan: SitePlan
}

/** A build whose files of the whole site are made, too. */
export interface WholeJob extends BuildJob {
  readonly source: WholeSource
}

/** Compares what was read with the previous build. */
export function planSite({ input, source, previous }: Omit<WholeJob, 'plan'>): SitePlan {
  const { content, answers, versions, builder, shellOf, sidebars } = source
  const state = previous?.state
  const rebuildSidebar = (key: string): ReturnType<typeof sidebars.rebuild> => sidebars.rebuild(key)
  const pages = planBuild({ pages: content.tree.allPages, previous: state, builder, answers, rebuildSidebar, shellOf })
  const isUpToDate =
    pages.build.length + pages.render.length + pages.deletedCount === 0 &&
    state?.outputs === source.outputs &&
    state.searchCode === source.search &&
    state.isCompressed === input.isCompressed
  return {
    pages,
    sitePages: planSitePages(source.sitePages, { previous: state, builder, shellOf }),
    compat: planCompatFiles(content.tree.pages, versions['data:compat'] ?? '', state?.builder === builder ? previous : undefined),
    isUpToDate,
  }
}
