import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { IssueSource } from './community.ts'
import { CurriculumTopic, PracticeCounts } from './curriculum-module.ts'
import { Locale, Parent, Section, TocEntry, Translation } from './document.ts'
import { ProductDocLink } from './product-docs.ts'

const Address = Type.String({ pattern: '^/' })
const WebAddress = Type.String({ pattern: '^https?://' })
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** A person or place that is named, with an address where there is one. */
export const Credit = closedObject({ name: Type.String(), link: orNull(WebAddress) })
export type Credit = Static<typeof Credit>

/** The image of a post, a file next to it. */
export const BlogImage = closedObject({
  file: Type.String({ minLength: 1 }),
  alt: Type.String(),
  source: orNull(Credit),
  creator: orNull(Credit),
})
export type BlogImage = Static<typeof BlogImage>

const NeighbourPost = closedObject({ slug: Type.String(), title: Type.String() })

/** A subject of posts, with the list of them: `/en-US/blog/tags/{tag}/`. */
export const BlogTag = closedObject({ title: Type.String({ minLength: 1 }), url: Address })
export type BlogTag = Static<typeof BlogTag>

/** The author of a post. `link` is a page of their own, `url` the list of their posts; null where the post names no one, so that the site's name is shown. */
export const BlogAuthor = closedObject({
  name: Type.String(),
  link: orNull(WebAddress),
  avatar_url: orNull(Type.String()),
  url: orNull(Address),
})
export type BlogAuthor = Static<typeof BlogAuthor>

const blogCard = {
  slug: Type.String({ minLength: 1 }),
  title: Type.String(),
  description: Type.String(),
  image: orNull(BlogImage),
  keywords: Type.Array(Type.String()),
  tags: Type.Array(BlogTag),
  sponsored: Type.Boolean(),
  date: Day,
  author: BlogAuthor,
  /** Minutes. */
  readTime: Type.Integer({ minimum: 1 }),
}

/** A post as the index shows it. */
export const BlogCard = closedObject(blogCard)
export type BlogCard = Static<typeof BlogCard>

/** The metadata of a post. `previous` is the older one, `next` the newer. */
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
  /** As in a document: the stylesheet of classes that stand for `style` attributes. */
  styleURL: orNull(Address),
}

/** A blog post: `/en-US/blog/{slug}/`. */
export const BlogPostPage = closedObject({
  renderer: Type.Literal('BlogPost'),
  ...envelope,
  ...placed,
  /** The post's image as a whole address. */
  image: orNull(WebAddress),
  doc: closedObject(areaDoc),
  blogMeta: BlogMeta,
})
export type BlogPostPage = Static<typeof BlogPostPage>

/** The subject of a list of posts; the index has none. */
export const BlogSubject = Type.Union([
  closedObject({ kind: Type.Literal('tag'), ...BlogTag.properties }),
  closedObject({ kind: Type.Literal('author'), ...BlogAuthor.properties, url: Address }),
])
export type BlogSubject = Static<typeof BlogSubject>

/** A page of a list of posts: the index (`/en-US/blog/`, `/en-US/blog/2/`), those on a subject, those of an author. */
export const BlogIndexPage = closedObject({
  renderer: Type.Literal('BlogIndex'),
  ...envelope,
  parents: Type.Array(Parent),
  hyData: closedObject({
    posts: Type.Array(BlogCard),
    page: Type.Integer({ minimum: 1 }),
    pages: Type.Integer({ minimum: 1 }),
    /** Address of the first page, below which the others stand, and the feeds where it is no author's. */
    base: Address,
    subject: orNull(BlogSubject),
    /** All subjects of the blog, those of most posts first. */
    tags: Type.Array(closedObject({ ...BlogTag.properties, count: Type.Integer({ minimum: 1 }) })),
  }),
})
export type BlogIndexPage = Static<typeof BlogIndexPage>

const CurriculumLink = closedObject({ url: Address, title: Type.String() })
export type CurriculumLink = Static<typeof CurriculumLink>

const curriculumModule = {
  title: Type.String(),
  url: Address,
  topic: CurriculumTopic,
  summary: Type.String(),
  /** On the overview of its group, where there is something to do. */
  practice: Type.Optional(PracticeCounts),
}

/** A module, or a group of modules. */
export const CurriculumModule = closedObject({ ...curriculumModule, children: Type.Array(closedObject(curriculumModule)) })
export type CurriculumModule = Static<typeof CurriculumModule>

/** An entry of the curriculum's sidebar, which has two levels. */
export const CurriculumEntry = closedObject({ title: Type.String(), url: Address, children: Type.Array(CurriculumLink) })
export type CurriculumEntry = Static<typeof CurriculumEntry>

/** The learning partner that the front matter of the landing page names; `path` is the partner's career path. */
export const CurriculumPartner = closedObject({
  name: Type.String(),
  url: WebAddress,
  title: Type.String(),
  text: Type.String(),
  path: Type.Optional(closedObject({ url: WebAddress, text: Type.String() })),
})
export type CurriculumPartner = Static<typeof CurriculumPartner>

/** An https address with a plain host: that host becomes part of the site's policy, where `*` and `;` would mean more. */
export const EMBED_ADDRESS = '^https://(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\\.)+[a-z0-9-]*[a-z][a-z0-9-]*(?::\\d{1,5})?(?:/[^\\s]*)?$'

/** A lesson of the partner's that the landing page shows in a frame when it is asked for. */
export const CurriculumScrim = closedObject({
  /** The address of the frame. */
  url: Type.String({ pattern: EMBED_ADDRESS }),
  title: Type.String(),
  /** The host that shows it. */
  name: Type.String(),
  /** The same lesson as a page of its own. */
  page: WebAddress,
  /** An image that stands in its place. */
  poster: orNull(Address),
})
export type CurriculumScrim = Static<typeof CurriculumScrim>

/**
 * The component that shows a curriculum page follows from its template (docs/behaviour/curriculum.md 1). The last two are no templates of content: the
 * builder makes one page of each from all modules.
 */
const TEMPLATES = [
  ['module', 'CurriculumModule'],
  ['overview', 'CurriculumOverview'],
  ['landing', 'CurriculumLanding'],
  ['about', 'CurriculumAbout'],
  ['default', 'CurriculumDefault'],
  ['path', 'CurriculumPath'],
  ['certificate', 'CurriculumCertificate'],
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
      /** Of a module with exercises or questions. */
      practice: Type.Optional(PracticeCounts),
      sidebar: Type.Array(CurriculumEntry),
      /** All groups on the landing page and the path, the group's modules on an overview; on the certificate, those that something is to be solved in. */
      modules: Type.Array(CurriculumModule),
      /** Aids for learners: the path to print, the certificate. */
      tools: Type.Array(CurriculumLink),
      /** Of the landing page. */
      partner: Type.Optional(CurriculumPartner),
      /** Of the landing page. */
      scrim: Type.Optional(CurriculumScrim),
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
    /** A file next to the page. */
    profileImg: orNull(Type.String()),
    profileImgAlt: Type.String(),
    usernames: closedObject({ github: orNull(Type.String()) }),
    quote: Type.String(),
    /** Where users can join in; null on a site without a community page. */
    communityUrl: orNull(Address),
  }),
})
export type SpotlightPage = Static<typeof SpotlightPage>

const GenericRenderer = Type.Enum(['GenericDoc', 'GenericAbout', 'GenericCommunity', 'PlusDoc', 'ObservatoryDoc'])
export type GenericRenderer = Static<typeof GenericRenderer>

/** A number with what it counts, as a page puts it forward: `17M`, `users a month`. */
export const Figure = closedObject({ value: Type.String({ minLength: 1 }), label: Type.String({ minLength: 1 }) })
export type Figure = Static<typeof Figure>

/** Where a page sends its users: a form of a partner's, for one, or a page of the site. */
export const PageAction = closedObject({ title: Type.String({ minLength: 1 }), url: Type.String({ pattern: '^(?:https?://|/)' }) })
export type PageAction = Static<typeof PageAction>

/** A part of a section that is shown in turn with its neighbours. `section` is its place among the page's sections, `title` HTML without links. */
export const SectionTab = closedObject({ section: Type.Integer({ minimum: 0 }), id: Type.String(), title: Type.String() })
export type SectionTab = Static<typeof SectionTab>

/** A contributor as other pages show them. `img` is an address. */
export const SpotlightCard = closedObject({
  contributorName: Type.String(),
  url: Address,
  quote: Type.String(),
  img: orNull(Address),
  imgAlt: Type.String(),
})
export type SpotlightCard = Static<typeof SpotlightCard>

/** The data of a community page besides its text: the source of issues, where the site names one, and portraits. */
export const CommunityParts = closedObject({ issues: orNull(IssueSource), spotlights: Type.Array(SpotlightCard) })
export type CommunityParts = Static<typeof CommunityParts>

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
    /** Of the page about the site: the groups of tabs, each a run of sections. */
    tabs: Type.Array(Type.Array(SectionTab)),
    figures: Type.Array(Figure),
    action: orNull(PageAction),
    /** Of the community page, and of the documentation of Plus or of the scanner: all its pages. */
    community: Type.Optional(CommunityParts),
    productDocs: Type.Optional(Type.Array(ProductDocLink)),
  }),
})
export type GenericPage = Static<typeof GenericPage>

/** A page of an area besides the documents. */
export const AreaPage = Type.Union([BlogPostPage, BlogIndexPage, CurriculumPage, SpotlightPage, GenericPage])
export type AreaPage = Static<typeof AreaPage>
