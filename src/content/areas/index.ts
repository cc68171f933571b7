import type { AreaFolder } from '../read/area-files.ts'
import { blogArea } from './blog/area.ts'
import { curriculumArea } from './curriculum/area.ts'
import type { Area } from './engine/area.ts'
import { pagesArea } from './pages/area.ts'

/** All areas, by their folders. This is the only list of them. */
export const AREAS: Readonly<Record<AreaFolder, Area>> = { blog: blogArea, curriculum: curriculumArea, pages: pagesArea }
