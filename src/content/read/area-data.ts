import type {
  BlogIndexPage,
  BlogMeta,
  CommunityParts,
  CurriculumEntry,
  CurriculumLink,
  CurriculumModule,
  CurriculumPartner,
  CurriculumRenderer,
  CurriculumScrim,
  CurriculumTemplate,
  Figure,
  GenericRenderer,
  PageAction,
  SpotlightPage,
} from '#contracts/areas.ts'
import type { CurriculumTopic } from '#contracts/curriculum-module.ts'
import type { Parent } from '#contracts/document.ts'
import type { ProductDocLink } from '#contracts/product-docs.ts'
import type { Practice } from './practice.ts'

interface Titled {
  readonly pageTitle: string
}

interface Placed extends Titled {
  readonly parents: readonly Parent[]
  readonly description: string
}

export interface BlogPostData extends Placed {
  readonly renderer: 'BlogPost'
  readonly meta: BlogMeta
}

export interface BlogIndexData extends Titled {
  readonly renderer: 'BlogIndex'
  readonly parents: readonly Parent[]
  readonly hyData: BlogIndexPage['hyData']
}

export interface CurriculumData extends Placed {
  readonly renderer: CurriculumRenderer
  readonly template: CurriculumTemplate
  readonly topic: CurriculumTopic
  readonly group: string
  readonly sidebar: readonly CurriculumEntry[]
  readonly modules: readonly CurriculumModule[]
  readonly tools: readonly CurriculumLink[]
  readonly practice?: Practice
  readonly partner?: CurriculumPartner
  readonly scrim?: CurriculumScrim
  readonly prevNext: { readonly prev: CurriculumLink | null; readonly next: CurriculumLink | null }
}

export interface SpotlightData extends Titled {
  readonly renderer: 'ContributorSpotlight'
  readonly description: string
  readonly hyData: Omit<SpotlightPage['hyData'], 'sections'>
}

export interface GenericData extends Placed {
  readonly renderer: GenericRenderer
  readonly id: string
  readonly figures: readonly Figure[]
  readonly action: PageAction | null
  readonly community?: CommunityParts
  readonly productDocs?: readonly ProductDocLink[]
}

/**
 * The data that a page of an area needs from its other pages: neighbours, lists, sidebar. It is part of the page's record, so that
 * a page is built again exactly when its own text or any of this has changed (docs/decisions/0009).
 */
export type AreaData = BlogPostData | BlogIndexData | CurriculumData | SpotlightData | GenericData
