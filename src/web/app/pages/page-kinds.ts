import type { Page } from '#contracts/page.ts'
import { saveButtonOf } from '../../collections/save-button-of.tsx'
import { documentKind } from '../../documents/page-kind.tsx'
import { FeedbackBox } from '../../feedback/feedback-box.tsx'
import { SurveySlot } from '../../surveys/survey-slot.tsx'
import { appKind } from './app-kind.ts'
import type { PageKindEntry } from './page-kind-entry.ts'

const DOCUMENT = documentKind({ saveButtonOf, Survey: SurveySlot, Feedback: FeedbackBox })

const CURRICULUM: PageKindEntry = {
  stylesheets: ['article', 'support', 'curriculum'],
  contents: 'doc',
  load: async () => (await import('../../curriculum/page-kind.tsx')).curriculumKind,
}

const TEXT: PageKindEntry = {
  stylesheets: ['article', 'support', 'community'],
  contents: 'hyData',
  load: async () => (await import('../../pages/page-kind.tsx')).textKind,
}

/** Reports and comparisons are filled in by the server, so they are loaded as a whole. */
const OBSERVATORY_REPORT: PageKindEntry = {
  stylesheets: ['shared', 'observatory'],
  load: async () => (await import('../../observatory/pages/page-kinds.tsx')).observatoryKind,
}
const OBSERVATORY: PageKindEntry = { ...OBSERVATORY_REPORT, contents: 'links' }

const COLLECTIONS = appKind('shared', 'collections')

/**
 * All kinds of pages, by the renderer that a page names. This is the only list of them. Every page loads the code of documents; the
 * first page of another kind loads the code of that kind.
 */
export const PAGE_KINDS: Readonly<Record<Page['renderer'], PageKindEntry>> = {
  Doc: { stylesheets: ['article', 'support'], contents: 'doc', load: () => DOCUMENT },
  SpaNotFound: {
    stylesheets: ['shared', 'missing'],
    contents: 'pageTitle',
    load: async () => (await import('../../not-found/page-kind.tsx')).notFoundKind,
  },
  Homepage: {
    stylesheets: ['shared', 'home'],
    contents: 'hyData',
    load: async () => (await import('../../home/page-kind.tsx')).homeKind,
  },
  Search: { stylesheets: ['shared', 'search'], load: async () => (await import('../../search/page-kind.tsx')).searchKind },
  Updates: { stylesheets: ['shared', 'support', 'updates'], load: async () => (await import('./updates-kind.ts')).UPDATES_KIND },
  Playground: appKind('shared', 'playground'),
  Preferences: appKind('shared'),
  Telemetry: appKind('shared'),
  Collections: COLLECTIONS,
  Collection: COLLECTIONS,
  SharedCollection: COLLECTIONS,
  FrequentlyViewed: COLLECTIONS,
  PlusLanding: {
    stylesheets: ['shared', 'plus'],
    contents: 'texts',
    load: async () => (await import('../../plus/landing/page-kind.tsx')).plusLandingKind,
  },
  Month: {
    stylesheets: ['shared', 'months'],
    contents: 'html',
    load: async () => (await import('../../months/page-kind.tsx')).monthKind,
  },
  ObservatoryLanding: OBSERVATORY,
  ObservatoryReport: OBSERVATORY_REPORT,
  ObservatoryCompare: OBSERVATORY_REPORT,
  PlusSettings: appKind('shared', 'settings'),
  AiHelp: appKind('article', 'ai-help'),
  BlogIndex: {
    stylesheets: ['shared', 'blog'],
    contents: 'hyData',
    load: async () => (await import('../../blog/page-kinds.tsx')).blogIndexKind,
  },
  BlogPost: {
    stylesheets: ['article', 'support', 'blog'],
    contents: 'doc',
    load: async () => (await import('../../blog/page-kinds.tsx')).blogPostKind,
  },
  CurriculumLanding: CURRICULUM,
  CurriculumOverview: CURRICULUM,
  CurriculumModule: CURRICULUM,
  CurriculumAbout: CURRICULUM,
  CurriculumDefault: CURRICULUM,
  CurriculumPath: CURRICULUM,
  CurriculumCertificate: CURRICULUM,
  ContributorSpotlight: { ...TEXT, load: async () => (await import('../../community/page-kinds.tsx')).spotlightKind },
  GenericCommunity: { ...TEXT, load: async () => (await import('../../community/page-kinds.tsx')).communityKind },
  GenericDoc: TEXT,
  GenericAbout: TEXT,
  PlusDoc: {
    stylesheets: ['article', 'support', 'settings'],
    contents: 'hyData',
    load: async () => (await import('../../plus/docs/page-kind.tsx')).plusDocKind,
  },
  ObservatoryDoc: { ...TEXT, load: async () => (await import('../../observatory/pages/page-kinds.tsx')).observatoryDocKind },
}
