import type { PracticeCounts } from '#contracts/curriculum-module.ts'
import type { Practice } from '../../read/practice.ts'

/** How many exercises and questions a module has; nothing for a module that can only be read. */
export function countPractice(practice: Practice | undefined): { readonly practice?: PracticeCounts } {
  return practice === undefined ? {} : { practice: { exercises: practice.exercises.length, questions: practice.quiz.length } }
}
