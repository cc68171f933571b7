import type { Area } from '../engine/area.ts'
import { readCurriculum } from './read-curriculum.ts'

/** `2-core/1-text/quiz.yaml`, `2-core/1-text/exercises/1-name/start.html` */
const PRACTICE = /\/(?:quiz\.yaml$|exercises\/[^/]+\/)/

/** `curriculum/`, with the exercises and quizzes of its pages. */
export const curriculumArea: Area = {
  isPart: (name) => PRACTICE.test(name),
  read: ({ pages, parts, assets, brand }, report) => ({
    records: readCurriculum({ files: pages, practice: parts, assets }, brand, report),
  }),
}
