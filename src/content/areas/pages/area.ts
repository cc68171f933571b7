import type { Area } from '../engine/area.ts'
import { readPages } from './read-pages.ts'

/** `pages/`: pages of text, and contributor spotlights. */
export const pagesArea: Area = {
  read: ({ pages, assets, brand, issues }, report) => ({ records: readPages(pages, { assets, brand, issues }, report) }),
}
