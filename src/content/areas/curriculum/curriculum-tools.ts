import type { CurriculumLink, CurriculumModule } from '#contracts/areas.ts'
import { areaText } from '#locales/areas.ts'
import { areaUrl } from '../../tree/area-urls.ts'

/** A page that the builder makes from all modules of a curriculum: it has no text of its own. */
export interface CurriculumTool extends CurriculumLink {
  readonly template: 'path' | 'certificate'
  /** Below the locale: `curriculum/path`. */
  readonly path: string
  readonly summary: string
  /** All groups; for the certificate what of them can be done. */
  readonly groups: readonly CurriculumModule[]
}

interface ToolInput {
  /** As the landing page lists them. */
  readonly groups: readonly CurriculumModule[]
  /** Addresses of the modules that have exercises or a quiz. */
  readonly practised: ReadonlySet<string>
  /** Paths of the pages that the content has itself: these stay. */
  readonly taken: ReadonlySet<string>
}

/**
 * The path to print and the certificate: the path for every curriculum with modules, the certificate only where modules have exercises or quizzes, because
 * nothing shows that a learner has read a text.
 */
export function curriculumTools({ groups, practised, taken }: ToolInput): CurriculumTool[] {
  const whole = groups.filter(({ children }) => children.length > 0)
  const done = whole
    .map((group) => ({ ...group, children: group.children.filter(({ url }) => practised.has(url)) }))
    .filter(({ children }) => children.length > 0)
  const tools: readonly CurriculumTool[] = [
    {
      ...placeOf('path'),
      template: 'path',
      title: areaText('curriculum.path_title'),
      summary: areaText('curriculum.path_summary'),
      groups: whole,
    },
    {
      ...placeOf('certificate'),
      template: 'certificate',
      title: areaText('curriculum.certificate_title'),
      summary: areaText('curriculum.certificate_summary'),
      groups: done,
    },
  ]
  return tools.filter((tool) => tool.groups.length > 0 && !taken.has(tool.path))
}

function placeOf(name: CurriculumTool['template']): Pick<CurriculumTool, 'path' | 'url'> {
  const path = `curriculum/${name}`
  return { path, url: areaUrl('curriculum', path) }
}
