import { posix } from 'node:path'
import type { Static } from 'typebox'
import type { CurriculumScrim } from '#contracts/areas.ts'
import type { Diagnostic } from '#contracts/diagnostics.ts'
import type { AreaFile } from './area-files.ts'
import type { CurriculumFrontMatter } from './area-front-matter.ts'
import { areaAssetUrl } from './area-urls.ts'

type ScrimFields = NonNullable<Static<typeof CurriculumFrontMatter>['scrim']>

interface ScrimPlace {
  /** The landing page. */
  readonly file: AreaFile
  /** The files beside the pages of all areas. */
  readonly assets: readonly AreaFile[]
}

/** The lesson that a landing page names, with the address of its picture; a picture that is not there is a diagnostic. */
export function readScrim(
  { url, title, name, page = url, poster }: ScrimFields,
  place: ScrimPlace,
  diagnostics: Diagnostic[],
): CurriculumScrim {
  return { url, title, name, page, poster: poster === undefined ? null : findPoster(poster, place, diagnostics) }
}

function findPoster(poster: string, { file, assets }: ScrimPlace, diagnostics: Diagnostic[]): string | null {
  const name = posix.join(posix.dirname(file.name), poster)
  const found = assets.find((asset) => asset.area === file.area && asset.name === name)
  if (found !== undefined) return areaAssetUrl(`_${found.area}/${found.name}`) ?? null
  diagnostics.push({
    kind: 'missing-image',
    severity: 'warning',
    message: `no file ${poster} beside the page, for the poster of its scrim`,
    file: file.path,
    hint: 'add the file or mend the name',
  })
  return null
}
