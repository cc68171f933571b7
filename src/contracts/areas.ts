import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { Locale, Parent, Section, TocEntry, Translation } from './document.ts'

const Address = Type.String({ pattern: '^/' })
const WebAddress = Type.String({ pattern: '^https?://' })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A person or place that is named, with an address where there is one. */
export const Credit = closedObject({ name: Type.String(), link: orNull(WebAddress) })
export type Credit = Static<typeof Credit>

/** The picture of a post, a file beside it. */
export const BlogImage = closedObject({
  file: Type.String({ minLength: 1 }),
  alt: Type.String(),
  source: orNull(Credit),
  creator: orNull(Credit),
})
export type BlogImage = Static<typeof BlogImage>

const NeighbourPost = closedObject({ slug: Type.String(), title: Type.String() })

const blogCard = {
  slug: Type.String({ minLength: 1 }),
  title: Type.String(),
  description: Type.String(),
  image: orNull(BlogImage),
  keywords: Type.Array(Type.String()),
  sponsored: Type.Boolean(),
  date: Day,
  author: closedObject({ name: Type.String(), link: orNull(WebAddress), avatar_url: orNull(Type.String()) }),
  /** Minutes. */
  readTime: Type.Integer({ minimum: 1 }),
}

/** A post as the index shows it. */
export const BlogCard = closedObject(blogCard)
export type BlogCard = Static<typeof BlogCard>

/** What is known of a post besides its text. `previous` is the older one, `next` the newer. */
export const BlogMeta = closedObject({
  ...blogCard,
  links: closedObject({ previous: orNull(NeighbourPost), next: orNull(NeighbourPost) }),
})
export type BlogMeta = Static<typeof BlogMeta>

const envelope = { url: Address, locale: Locale, pageTitle: Type.String() }

/** Where a page stands, and in which languages. */
const placed = { parents: Type.Array(Parent), other_translations: Type.Array(Translation) }

/** The text of a page outside the documents. */
const areaDoc = {
  title: Type.String(),
  mdn_url: Address,
  native: Type.String(),
  locale: Locale,
  noIndexing: Type.Boolean(),
  pageTitle: Type.String(),
  summary: Type.String(),
  body: Type.Array(Section),
  toc: Type.Array(TocEntry),
  fragments: Type.Array(Type.String()),
  /** As in a document: the sheet of classes that stand for `style` attributes. */
  styleURL: orNull(Address),
}

/** A blog post: `/en-US/blog/{slug}/`. */
export const BlogPostPage = closedObject({
  renderer: Type.Literal('BlogPost'),
  ...envelope,
  ...placed,
  /** The post's picture as a whole address. */
  image: orNull(WebAddress),
  doc: closedObject(areaDoc),
  blogMeta: BlogMeta,
})
export type BlogPostPage = Static<typeof BlogPostPage>

/** A page of the blog's index: `/en-US/blog/`, `/en-US/blog/2/`. */
export const BlogIndexPage = closedObject({
  renderer: Type.Literal('BlogIndex'),
  ...envelope,
  hyData: closedObject({ posts: Type.Array(BlogCard), page: Type.Integer({ minimum: 1 }), pages: Type.Integer({ minimum: 1 }) }),
})
export type BlogIndexPage = Static<typeof BlogIndexPage>

/** What a module is about (spec 001 section 3); '' where it says none. */
export const CurriculumTopic = Type.Union([
  Type.Literal('Web Standards & Semantics'),
  Type.Literal('Styling'),
  Type.Literal('Scripting'),
  Type.Literal('Best Practices'),
  Type.Literal('Tooling'),
  Type.Literal(''),
])
export type CurriculumTopic = Static<typeof CurriculumTopic>

const CurriculumLink = closedObject({ url: Address, title: Type.String() })
export type CurriculumLink = Static<typeof CurriculumLink>

const curriculumModule = { title: Type.String(), url: Address, topic: CurriculumTopic, summary: Type.String() }

/** A module, or a group of modules. */
export const CurriculumModule = closedObject({ ...curriculumModule, children: Type.Array(closedObject(curriculumModule)) })
export type CurriculumModule = Static<typeof CurriculumModule>

/** An entry of the curriculum's sidebar, which has two levels. */
export const CurriculumEntry = closedObject({ title: Type.String(), url: Address, children: Type.Array(CurriculumLink) })
export type CurriculumEntry = Static<typeof CurriculumEntry>

/** Who else teaches, as the front matter of the landing page names them. */
export const CurriculumPartner = closedObject({ name: Type.String(), url: WebAddress, title: Type.String(), text: Type.String() })
export type CurriculumPartner = Static<typeof CurriculumPartner>

/** The component that shows a curriculum page follows from its template (spec 001 section 3). */
const TEMPLATES = [
  ['module', 'CurriculumModule'],
  ['overview', 'CurriculumOverview'],
  ['landing', 'CurriculumLanding'],
  ['about', 'CurriculumAbout'],
  ['default', 'CurriculumDefault'],
] as const
export type CurriculumTemplate = (typeof TEMPLATES)[number][0]
export type CurriculumRenderer = (typeof TEMPLATES)[number][1]

const CurriculumTemplate = Type.Enum(TEMPLATES.map(([template]) => template))
const CurriculumRenderer = Type.Enum(TEMPLATES.map(([, renderer]) => renderer))

/** A page of the curriculum: `/en-US/curriculum/...`. */
export const CurriculumPage = closedObject(
  {
    renderer: CurriculumRenderer,
    ...envelope,
    ...placed,
    doc: closedObject({
      ...areaDoc,
      template: CurriculumTemplate,
      topic: CurriculumTopic,
      /** Title of the group a module belongs to; '' outside groups. */
      group: Type.String(),
      sidebar: Type.Array(CurriculumEntry),
      /** All groups on the landing page, the group's modules on an overview. */
      modules: Type.Array(CurriculumModule),
      /** Of the landing page. */
      partner: Type.Optional(CurriculumPartner),
      prevNext: closedObject({ prev: orNull(CurriculumLink), next: orNull(CurriculumLink) }),
    }),
  },
  {
    oneOf: TEMPLATES.map(([template, renderer]) => ({
      properties: { renderer: { const: renderer }, doc: { properties: { template: { const: template } } } },
    })),
  },
)
export type CurriculumPage = Static<typeof CurriculumPage>

const described = { short_title: Type.String(), description: Type.String(), styleURL: orNull(Address) }

/** A contributor's portrait: `/en-US/community/spotlight/{name}`. */
export const SpotlightPage = closedObject({
  renderer: Type.Literal('ContributorSpotlight'),
  ...envelope,
  ...described,
  hyData: closedObject({
    sections: Type.Array(Section),
    contributorName: Type.String(),
    folderName: Type.String(),
    isFeatured: Type.Boolean(),
    /** A file beside the page. */
    profileImg: orNull(Type.String()),
    profileImgAlt: Type.String(),
    usernames: closedObject({ github: orNull(Type.String()) }),
    quote: Type.String(),
  }),
})
export type SpotlightPage = Static<typeof SpotlightPage>

const GenericRenderer = Type.Union([Type.Literal('GenericDoc'), Type.Literal('GenericAbout'), Type.Literal('GenericCommunity')])
export type GenericRenderer = Static<typeof GenericRenderer>

/** Any other page of text: `/en-US/about`, `/en-US/community`. */
export const GenericPage = closedObject({
  renderer: GenericRenderer,
  ...envelope,
  ...placed,
  ...described,
  /** Its path below the locale: `about`. */
  id: Type.String(),
  hyData: closedObject({
    title: Type.String(),
    sections: Type.Array(Section),
    toc: Type.Array(TocEntry),
    fragments: Type.Array(Type.String()),
  }),
})
export type GenericPage = Static<typeof GenericPage>

/** A page of an area besides the documents. */
export const AreaPage = Type.Union([BlogPostPage, BlogIndexPage, CurriculumPage, SpotlightPage, GenericPage])
export type AreaPage = Static<typeof AreaPage>
