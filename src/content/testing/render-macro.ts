import type { LocaleCode } from '#contracts/locales.ts'
import type { DataTypes } from '../data/data-sources.ts'
import { Features } from '../data/features.ts'
import { createMacroContext } from '../document/macro-context.ts'
import { expandMacros } from '../macros/expand.ts'
import type { PageRecord, SidebarRequest } from '../read/page-record.ts'
import { Questions } from '../tree/facts.ts'
import { givenData } from './given-data.ts'
import { type SampleSite, sampleFacts } from './sample-facts.ts'
import { samplePage } from './sample-page.ts'

/** What a macro call gave: its HTML, and what it reported as `severity kind: message`. */
export interface RenderedMacro {
  readonly html: string
  readonly problems: readonly string[]
  /** The sidebars it asked for; absent when there are none. */
  readonly sidebars?: readonly SidebarRequest[]
}

/**
 * Runs one macro call through the real engine, on a page of a made-up site.
 *
 * @param data what the macro may ask `context.data` for
 * @param page the page that holds the call; absent: `/{locale}/docs/Sample`
 */
export function renderMacro(
  call: string,
  {
    locale = 'en-US',
    page,
    data = {},
    ...site
  }: SampleSite & { readonly locale?: LocaleCode; readonly page?: PageRecord; readonly data?: Partial<DataTypes> } = {},
): RenderedMacro {
  const problems: string[] = []
  const context = createMacroContext(
    page ?? samplePage('Sample', { locale }),
    new Questions(sampleFacts(site)),
    givenData({ features: new Features({ features: {} }), ...data }),
  )
  const { outputs, sidebars } = expandMacros(call, 0, context, (_, { severity, kind, message }) =>
    problems.push(`${severity} ${kind}: ${message}`),
  )
  const requests = sidebars.map(({ name, args }) => ({ name, args }))
  return { html: outputs.join(''), problems, ...(requests.length === 0 ? {} : { sidebars: requests }) }
}
