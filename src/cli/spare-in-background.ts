import { join } from 'node:path'
import { startInBackground } from './start-in-background.ts'

/** The files of fewer pages are linked sooner than a process has started. */
const MIN_PAGES = 2000

/** Makes the folder of the next build in a process of its own, which the command does not wait for: for 15,000 pages it takes some seconds. */
export const SPARE_IN_BACKGROUND = {
  minPages: MIN_PAGES,
  start(site: string): void {
    startInBackground([join(import.meta.dirname, 'make-spare-process.ts'), site])
  },
}
