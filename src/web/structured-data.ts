import type { SiteSettings } from '#contracts/site.ts'
import { isAreaPage } from './area-view.ts'
import { pageAddress } from './page-address.ts'
import type { PageHead } from './page-head.ts'
import type { PageHydration } from './routes.tsx'

interface StructuredInput {
  readonly page: PageHydration
  readonly head: PageHead
  readonly site: SiteSettings
  /** Without the site's name. */
  readonly title: string
}

/** A thing of schema.org's vocabulary. */
interface Thing {
  readonly '@type': string
  readonly [property: string]: unknown
}

/** What a page is about in schema.org's vocabulary, as JSON-LD; undefined for pages that have nothing to say there. */
export function structuredData(input: StructuredInput): object | undefined {
  const things = [breadcrumbs(input), subject(input)].filter((thing) => thing !== undefined)
  const [first, ...others] = things
  if (first === undefined) return undefined
  const context = { '@context': 'https://schema.org' }
  return others.length === 0 ? { ...context, ...first } : { ...context, '@graph': things }
}

/** A way of one step leads nowhere. */
function breadcrumbs({ page, site }: StructuredInput): Thing | undefined {
  const parents = parentsOf(page)
  if (parents.length < 2) return undefined
  return {
    '@type': 'BreadcrumbList',
    itemListElement: parents.map(({ uri, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: site.origin + pageAddress(uri),
    })),
  }
}

function parentsOf(page: PageHydration): readonly { readonly uri: string; readonly title: string }[] {
  if (page.renderer === 'Doc') return page.doc.parents ?? []
  return isAreaPage(page) && 'parents' in page ? page.parents : []
}

/** The page itself. Guides, references and glossary entries are all articles on a technology. */
function subject(input: StructuredInput): Thing | undefined {
  const { page, head, site, title } = input
  const common = { url: head.canonical, inLanguage: head.lang }
  const described = head.description === undefined ? common : { ...common, description: head.description }
  const publisher = organization(site)
  switch (page.renderer) {
    case 'Doc': {
      const dates = page.doc.modified === null ? {} : { dateModified: page.doc.modified }
      return { '@type': 'TechArticle', headline: title, ...common, ...dates, author: publisher, publisher }
    }
    case 'BlogPost':
      return { '@type': 'BlogPosting', headline: title, ...described, ...postFacts(page), publisher }
    case 'BlogIndex':
      return listThing(page, { name: title, ...common, publisher })
    case 'Homepage':
      return { '@type': 'WebSite', name: site.brand.name, alternateName: site.brand.shortName, ...described, publisher }
    case 'CurriculumLanding':
      return { '@type': 'Course', name: title, ...described, provider: publisher }
    case 'CurriculumModule':
    case 'CurriculumOverview': {
      const about = page.doc.topic === '' ? {} : { about: page.doc.topic }
      return { '@type': 'LearningResource', name: title, ...described, ...about, publisher }
    }
    case 'ContributorSpotlight':
      return { '@type': 'ProfilePage', ...common, mainEntity: { '@type': 'Person', name: page.hyData.contributorName } }
    default:
      return undefined
  }
}

/** The blog as a whole, the posts on a tag, or an author. */
function listThing({ hyData: { subject } }: Extract<PageHydration, { readonly renderer: 'BlogIndex' }>, facts: object): Thing {
  if (subject === null) return { '@type': 'Blog', ...facts }
  if (subject.kind === 'tag') return { '@type': 'CollectionPage', ...facts, about: subject.title }
  return { '@type': 'ProfilePage', ...facts, mainEntity: { '@type': 'Person', name: subject.name, ...linkOf(subject.link) } }
}

function linkOf(link: string | null): { readonly url?: string } {
  return link === null ? {} : { url: link }
}

function postFacts({ blogMeta, image }: Extract<PageHydration, { readonly renderer: 'BlogPost' }>): object {
  const { author, date, keywords, tags } = blogMeta
  const words = [...tags.map(({ title }) => title), ...keywords]
  return {
    datePublished: date,
    ...(image === null ? {} : { image }),
    ...(words.length === 0 ? {} : { keywords: [...new Set(words)] }),
    author: { '@type': 'Person', name: author.name, ...linkOf(author.link) },
  }
}

function organization({ brand, origin, logoUrl }: SiteSettings): Thing {
  const logo = logoUrl === undefined ? {} : { logo: origin + logoUrl }
  return { '@type': 'Organization', name: brand.name, url: `${origin}/`, ...logo }
}
