import Type, { type Static } from 'typebox'
import { PageStatus } from './sidebar.ts'

/** An ancestor in the breadcrumbs; the last one is the page itself. */
export const Parent = Type.Object({ uri: Type.String(), title: Type.String() })
export type Parent = Static<typeof Parent>

/** A heading in the table of contents. `text` is HTML. */
export const TocEntry = Type.Object({ id: Type.String(), text: Type.String(), sub: Type.Optional(Type.Boolean()) })
export type TocEntry = Static<typeof TocEntry>

export const Translation = Type.Object({ locale: Type.String(), title: Type.String(), native: Type.String() })
export type Translation = Static<typeof Translation>

const sectionHead = {
  /** Absent for content before the first heading and after a typed section. */
  id: Type.Optional(Type.String()),
  /** HTML. */
  title: Type.Optional(Type.String()),
  isH3: Type.Boolean(),
}

/** Text of the page. `content` is HTML; in an `index.html` it stands once, in the page's body. */
export const ProseSection = Type.Object({
  type: Type.Literal('prose'),
  value: Type.Object({ ...sectionHead, content: Type.String() }),
})
export type ProseSection = Static<typeof ProseSection>

/** A line of the plain compatibility table: the feature (the first line) or one of its parts, and what each browser's cell says. */
export const CompatRow = Type.Object({
  /** Plain text. */
  name: Type.String(),
  status: Type.Optional(Type.Array(PageStatus)),
  /** In the order of `browsers`: a version, 'Yes', 'No', 'Preview' or '?'. */
  cells: Type.Array(Type.Object({ support: Type.Union([Type.Literal('yes'), Type.Literal('partial'), Type.Literal('no'), Type.Literal('preview'), Type.Literal('unknown')]), text: Type.String() })),
})
export type CompatRow = Static<typeof CompatRow>

export const CompatTable = Type.Object({
  browsers: Type.Array(Type.Object({ id: Type.String(), name: Type.String(), type: Type.Union([Type.Literal('desktop'), Type.Literal('mobile'), Type.Literal('server'), Type.Literal('xr')]) })),
  rows: Type.Array(CompatRow),
})
export type CompatTable = Static<typeof CompatTable>

/** Where a feature works. `table` is absent when the compat data knows no such key. */
export const CompatSection = Type.Object({
  type: Type.Literal('browser_compatibility'),
  value: Type.Object({ ...sectionHead, query: Type.String(), table: Type.Optional(CompatTable), content: Type.Optional(Type.String()) }),
})
export type CompatSection = Static<typeof CompatSection>

export const SpecificationsSection = Type.Object({
  type: Type.Literal('specifications'),
  value: Type.Object({
    ...sectionHead,
    /** The compat keys, comma separated; 'undefined' when there are none (reference/content.md 3.4). */
    query: Type.String(),
    specifications: Type.Array(Type.Object({ bcdSpecificationURL: Type.String(), title: Type.String() })),
    content: Type.Optional(Type.String()),
  }),
})
export type SpecificationsSection = Static<typeof SpecificationsSection>

export const Section = Type.Union([ProseSection, CompatSection, SpecificationsSection])
export type Section = Static<typeof Section>

/** Where the source of a page lies. Addresses are there when `site.json` gives their templates. */
export const Source = Type.Object({
  folder: Type.String(),
  filename: Type.String(),
  github_url: Type.Optional(Type.String()),
  report_url: Type.Optional(Type.String()),
})
export type Source = Static<typeof Source>

/** A documentation page as `index.json` gives it; the names are the reference's (reference/content.md 3.3). */
export const Document = Type.Object({
  isActive: Type.Literal(true),
  isMarkdown: Type.Literal(true),
  isTranslated: Type.Boolean(),
  locale: Type.String(),
  native: Type.String(),
  mdn_url: Type.String(),
  title: Type.String(),
  titleHTML: Type.String(),
  short_title: Type.String(),
  pageTitle: Type.String(),
  parents: Type.Optional(Type.Array(Parent)),
  /** ISO 8601, from the history of the file; absent where there is none. */
  modified: Type.Optional(Type.String()),
  popularity: Type.Union([Type.Number(), Type.Null()]),
  other_translations: Type.Array(Translation),
  source: Source,
  summary: Type.String(),
  toc: Type.Array(TocEntry),
  fragments: Type.Array(Type.String()),
  /** Content-addressed file of the whole sidebar (`Sidebar`). */
  sidebarURL: Type.Optional(Type.String()),
  sidebarMacro: Type.Optional(Type.String()),
  /** Content-addressed sheet with the classes that stand for `style` attributes in the content. */
  styleURL: Type.Optional(Type.String()),
  browserCompat: Type.Optional(Type.Array(Type.String())),
  status: Type.Optional(Type.Array(PageStatus)),
  pageType: Type.String(),
  noIndexing: Type.Optional(Type.Literal(true)),
  hasMathML: Type.Optional(Type.Literal(true)),
  banners: Type.Optional(Type.Array(Type.String())),
  body: Type.Array(Section),
})
export type Document = Static<typeof Document>
