import Type, { type Static } from 'typebox'
import { Baseline, BaselineStatus } from './baseline.ts'
import { closedObject, orNull } from './closed-object.ts'
import { CompatSection } from './compat.ts'
import { LOCALES, type LocaleCode } from './locales.ts'
import { heading, noHeading } from './section-heading.ts'
import { PageStatus } from './sidebar.ts'

/** The code of one of the languages that pages are written in. */
export const Locale = Type.Unsafe<LocaleCode>(Type.String({ enum: LOCALES.map(({ code }) => code) }))

const Address = Type.String({ pattern: '^/' })

/** An ancestor in the breadcrumbs; the last one is the page itself. */
export const Parent = closedObject({ uri: Address, title: Type.String() })
export type Parent = Static<typeof Parent>

/** A heading in the table of contents. `text` is HTML; `sub`: it stands below the one before. */
export const TocEntry = closedObject({ id: Type.String(), text: Type.String(), sub: Type.Boolean() })
export type TocEntry = Static<typeof TocEntry>

export const Translation = closedObject({ locale: Locale, title: Type.String(), native: Type.String() })
export type Translation = Static<typeof Translation>

/** Text of the page. `content` is HTML; in an `index.html` it stands once, in the page's body. */
export const ProseSection = closedObject({
  type: Type.Literal('prose'),
  value: Type.Union([closedObject({ ...heading, content: Type.String() }), closedObject({ ...noHeading, content: Type.String() })]),
})
export type ProseSection = Static<typeof ProseSection>

const specifications = {
  /** The compat keys, comma separated; 'undefined' when there are none (docs/behaviour/documents.md 28). */
  query: Type.String(),
  specifications: Type.Array(closedObject({ bcdSpecificationURL: Type.String(), title: Type.String() })),
}
export const SpecificationsSection = closedObject({
  type: Type.Literal('specifications'),
  value: Type.Union([closedObject({ ...heading, ...specifications }), closedObject({ ...noHeading, ...specifications })]),
})
export type SpecificationsSection = Static<typeof SpecificationsSection>

export const Section = Type.Union([ProseSection, CompatSection, SpecificationsSection])
export type Section = Static<typeof Section>

/** How a translation stands to the English page. */
export const TranslationState = closedObject({
  /** The commit of the English page that was translated; null where the translation does not say. */
  sourceCommit: orNull(Type.String()),
  /** Whether the English page has changed since; 'unknown' without that commit or without a history. */
  freshness: Type.Union([Type.Literal('current'), Type.Literal('outdated'), Type.Literal('unknown')]),
  /** The site says of this language that its pages are translated by machine. */
  isMachineMade: Type.Boolean(),
})
export type TranslationState = Static<typeof TranslationState>

/** Where the source of a page lies. Addresses are null where `site.json` gives no template for them, or the file has no history. */
export const Source = closedObject({
  folder: Type.String(),
  filename: Type.String(),
  github_url: orNull(Type.String({ pattern: '^https://' })),
  last_commit_url: orNull(Type.String({ pattern: '^https://' })),
  report_url: orNull(Type.String({ pattern: '^(?:https://|/[^/])' })),
  /** The authors of the page, as text; null if they are unknown. */
  contributors_url: orNull(Address),
})
export type Source = Static<typeof Source>

/** A node of the path to a page in its sidebar. */
export interface RelatedNode {
  title: string
  uri: string | null
  /** The way to the page leads through it. */
  open: boolean
  /** It is the page. */
  isActive: boolean
  content: RelatedNode[]
}

/**
 * Where the page stands in its sidebar: the groups and pages that lead to it, from the outermost on, without their neighbours. The
 * whole sidebar is in the file at `sidebarURL`.
 */
export const RelatedContent = Type.Array(
  Type.Cyclic(
    {
      RelatedNode: closedObject({
        title: Type.String(),
        uri: orNull(Type.String()),
        open: Type.Boolean(),
        isActive: Type.Boolean(),
        content: Type.Array(Type.Ref('RelatedNode')),
      }),
    },
    'RelatedNode',
  ),
)
export type RelatedContent = RelatedNode[]

/** A documentation page as `index.json` gives it. Every field is always there (docs/behaviour/documents.md 28). */
export const Document = closedObject({
  /** Whether someone maintains pages in this language (docs/behaviour/documents.md). */
  isActive: Type.Boolean(),
  isMarkdown: Type.Literal(true),
  isTranslated: Type.Boolean(),
  /** The page was made by `lectern dev` from a source that is being written, not by a build. */
  isPreview: Type.Boolean(),
  locale: Locale,
  native: Type.String(),
  mdn_url: Address,
  title: Type.String(),
  titleHTML: Type.String(),
  short_title: Type.String(),
  pageTitle: Type.String(),
  /** From the root to the page itself; null for pages that have lost their place. */
  parents: orNull(Type.Array(Parent)),
  /** ISO 8601, from the history of the file; null where there is none. */
  modified: orNull(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?Z$' })),
  /** Views of the page divided by those of the most viewed one; null when they are not known. */
  popularity: orNull(Type.Number({ minimum: 0, maximum: 1 })),
  other_translations: Type.Array(Translation),
  /** Null for English pages. */
  translation: orNull(TranslationState),
  source: Source,
  summary: Type.String(),
  toc: Type.Array(TocEntry),
  fragments: Type.Array(Type.String()),
  /** Content-addressed file of the whole sidebar (`Sidebar`). */
  sidebarURL: orNull(Address),
  sidebarMacro: orNull(Type.String()),
  related_content: RelatedContent,
  /** Content-addressed stylesheet with the classes that stand for `style` attributes in the content. */
  styleURL: orNull(Address),
  browserCompat: Type.Array(Type.String()),
  /** The Baseline data of the page's feature; null when its compat keys belong to no feature, or to several. */
  baseline: orNull(Baseline),
  baselineStatus: orNull(BaselineStatus),
  status: Type.Array(PageStatus),
  pageType: Type.String(),
  noIndexing: Type.Boolean(),
  hasMathML: Type.Boolean(),
  banners: Type.Array(Type.String()),
  body: Type.Array(Section),
})
export type Document = Static<typeof Document>
