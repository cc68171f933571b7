import { blogIndexKind, blogPostKind } from '../areas/blog/kinds.ts'
import { certificateKind, curriculumKind, pathKind } from '../areas/curriculum/kinds.ts'
import { aboutKind, spotlightKind, textKind } from '../areas/pages/kinds.ts'
import type { ContentKind, ContentPage } from '../document/content-kind.ts'
import { documentKind } from '../document/kind.ts'

/** All kinds of pages that are built from records, by the renderer that a page names. This is the only list of them. */
export const CONTENT_KINDS: Readonly<Record<ContentPage['renderer'], ContentKind>> = {
  Doc: documentKind,
  BlogIndex: blogIndexKind,
  BlogPost: blogPostKind,
  CurriculumLanding: curriculumKind,
  CurriculumOverview: curriculumKind,
  CurriculumModule: curriculumKind,
  CurriculumAbout: curriculumKind,
  CurriculumDefault: curriculumKind,
  CurriculumPath: pathKind,
  CurriculumCertificate: certificateKind,
  ContributorSpotlight: spotlightKind,
  GenericCommunity: textKind,
  GenericDoc: textKind,
  GenericAbout: aboutKind,
  PlusDoc: textKind,
  ObservatoryDoc: textKind,
}
