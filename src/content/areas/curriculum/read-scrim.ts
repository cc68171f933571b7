import { posix } from 'node:path'
import type { Static } from 'typebox'
import type { CurriculumScrim } from '#contracts/areas.ts'
import type { ReportDiagnostic } from '../../diagnostics/collect-diagnostics.ts'
import type { AreaFile } from '../../read/area-files.ts'
import { areaAssetUrl } from '../../tree/area-urls.ts'
import type { CurriculumFrontMatter } from '../engine/area-front-matter.ts'

type ScrimFields = NonNullable<Static<typeof CurriculumFrontMatter>['scrim']>

interface ScrimPlace {
  /** The landing page. */
  readonly file: AreaFile
  /** The files next to the pages of all areas. */
  readonly assets: readonly AreaFile[]
}

/** The lesson that a landing page names, with the address of its image; an image that is not there is a diagnostic. */
export function readScrim(
  { url, title, name, page = url, poster }: ScrimFields,
  place: ScrimPlace,
  report: ReportDiagnostic,
): CurriculumScrim {
  return { url, title, name, page, poster: poster === undefined ? null : findPoster(poster, place, report) }
}

function findPoster(poster: string, { file, assets }: ScrimPlace, report: ReportDiagnostic): string | null {
  const name = posix.join(posix.dirname(file.name), poster)
  const found = assets.find((asset) => asset.area === file.area && asset.name === name)
  if (found !== undefined) return areaAssetUrl(`_${found.area}/${found.name}`) ?? null
  report({
    kind: 'missing-image',
    severity: 'warning',
    message: `no file ${poster} next to the page, for the poster of its scrim`,
    file: file.path,
    hint: 'add the file or fix the name',
  })
  return null
}
