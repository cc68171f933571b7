import type { AreaPage, BlogCard } from './areas.ts'
import type { HomePage } from './home.ts'

const SECTION = { type: 'prose' as const, value: { id: 'a', title: 'A', isH3: false, content: '<p>x</p>' } }

const BLOG_CARD: BlogCard = {
  slug: 'hello',
  title: 'Hello',
  description: 'A first post.',
  image: { file: 'a.png', alt: '', source: { name: 'S', link: 'https://s.example/' }, creator: { name: 'C', link: null } },
  keywords: ['one'],
  tags: [{ title: 'CSS', url: '/en-US/blog/tags/css/' }],
  sponsored: false,
  date: '2026-02-03',
  author: { name: 'RR', link: null, avatar_url: null, url: '/en-US/blog/authors/rr/' },
  readTime: 3,
}

const PLACED = {
  locale: 'en-US' as const,
  pageTitle: 'Hello | RR',
  parents: [{ uri: '/en-US/blog/', title: 'RR Blog' }],
  other_translations: [{ locale: 'en-US' as const, title: 'Hello', native: 'English (US)' }],
}

const AREA_DOC = {
  title: 'Hello',
  mdn_url: '/en-US/blog/hello/',
  native: 'English (US)',
  locale: 'en-US' as const,
  noIndexing: false,
  pageTitle: 'Hello | RR',
  summary: 'A first post.',
  body: [SECTION],
  toc: [{ id: 'a', text: 'A', sub: false }],
  fragments: ['a'],
  styleURL: null,
}

const MODULE = { title: 'M', url: '/en-US/curriculum/g/m/', topic: 'Styling' as const, summary: 's' }

/** Home pages, and one page of every shape that the areas besides documents have. */
export const SITE_PAGES: Readonly<Record<string, AreaPage | HomePage>> = {
  'a home page': {
    renderer: 'Homepage',
    url: '/de/',
    locale: 'de',
    pageTitle: 'RR',
    hyData: {
      areas: [{ title: 'CSS', url: '/de/docs/Web/CSS', summary: '' }],
      featuredArticles: [
        { title: 'Grid', mdn_url: '/de/docs/Web/CSS/Grid', summary: 'G', tag: { title: 'CSS', uri: '/de/docs/Web/CSS' } },
        { title: 'CSS', mdn_url: '/de/docs/Web/CSS', summary: '', tag: null },
      ],
      latestNews: {
        items: [
          {
            title: 'Hello',
            url: '/en-US/blog/hello/',
            summary: 'A first post.',
            author: 'RR',
            published_at: '2026-02-03',
            source: { name: 'RR Blog', url: '/en-US/blog/' },
          },
        ],
      },
      recentContributions: {
        items: [
          {
            title: 'Fix a typo',
            number: 123,
            url: 'https://code.example/pull/123',
            updated_at: '2026-02-03T23:30:00.000Z',
            repo: { name: 'rr/content', url: 'https://code.example/rr/content' },
          },
          { title: 'Add a page', number: null, url: null, updated_at: '2026-02-02T00:00:00.000Z', repo: null },
        ],
      },
      latestMonth: {
        url: '/de/updates/2026-10',
        title: 'Oktober 2026',
        summary: '3 Funktionen',
        allUrl: '/de/updates',
        allTitle: 'Alle Monate',
      },
      featuredContributor: { contributorName: 'Someone', url: '/en-US/community/spotlight/someone', quote: 'Q' },
      communityUrl: '/en-US/community',
    },
  },
  'a home page of a site without blog, history and community': {
    renderer: 'Homepage',
    url: '/de/',
    locale: 'de',
    pageTitle: 'RR',
    hyData: {
      areas: [],
      featuredArticles: [],
      latestNews: { items: [] },
      recentContributions: { items: [] },
      latestMonth: null,
      featuredContributor: null,
      communityUrl: null,
    },
  },

  'a blog post': {
    renderer: 'BlogPost',
    url: '/en-US/blog/hello/',
    ...PLACED,
    image: 'https://room.example/en-US/blog/hello/a.png',
    doc: AREA_DOC,
    blogMeta: { ...BLOG_CARD, links: { previous: { slug: 'older', title: 'Older' }, next: null } },
  },
  'a page of the blog index': {
    renderer: 'BlogIndex',
    url: '/en-US/blog/',
    locale: 'en-US',
    pageTitle: 'RR Blog',
    parents: [{ uri: '/en-US/blog/', title: 'RR Blog' }],
    hyData: {
      posts: [{ ...BLOG_CARD, image: null }],
      page: 1,
      pages: 2,
      base: '/en-US/blog/',
      subject: null,
      tags: [{ title: 'CSS', url: '/en-US/blog/tags/css/', count: 1 }],
    },
  },
  'a curriculum page': {
    renderer: 'CurriculumLanding',
    url: '/en-US/curriculum/',
    ...PLACED,
    doc: {
      ...AREA_DOC,
      styleURL: '/static/styles/0123.css',
      template: 'landing',
      topic: '',
      group: '',
      sidebar: [{ title: 'G', url: '/en-US/curriculum/g/', children: [{ title: 'M', url: MODULE.url }] }],
      modules: [{ ...MODULE, topic: 'Best Practices', children: [MODULE] }],
      tools: [],
      prevNext: { prev: null, next: { title: 'G', url: '/en-US/curriculum/g/' } },
    },
  },
  'a contributor spotlight': {
    renderer: 'ContributorSpotlight',
    url: '/en-US/community/spotlight/someone',
    locale: 'en-US',
    pageTitle: 'Spotlight | RR',
    short_title: 'Someone',
    description: 'Q',
    styleURL: null,
    hyData: {
      sections: [SECTION],
      contributorName: 'Someone',
      folderName: 'someone',
      isFeatured: true,
      profileImg: 'p.jpg',
      profileImgAlt: '',
      usernames: { github: null },
      quote: 'Q',
      communityUrl: '/en-US/community',
    },
  },
  'a page of text': {
    renderer: 'GenericAbout',
    url: '/en-US/about',
    ...PLACED,
    short_title: 'About',
    description: '',
    styleURL: null,
    id: 'about',
    hyData: { title: 'About', sections: [SECTION], toc: [], fragments: ['a'], tabs: [], figures: [], action: null },
  },
}
