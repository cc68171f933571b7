import type { Instant, Json } from './column-types.ts'

/** The progress of a learner in a module of the curriculum. */
export interface LearnedModulesTable {
  readonly account_id: string
  /** Its address below the curriculum's: `foundations/structure`. */
  readonly module: string
  /** The ids of what was solved, in the order of their code points. */
  readonly solved: Json
  /** How many there were to solve. */
  readonly total: number
  /** Null: not all is solved. */
  readonly finished_at: Instant | null
  readonly updated_at: Instant
}

/** The tables of the progress of learners, by name. */
export interface LearningTables {
  learned_modules: LearnedModulesTable
}
