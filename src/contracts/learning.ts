import Type, { type Static } from 'typebox'
import { closedObject, orNull } from './closed-object.ts'
import { endpoint } from './endpoint.ts'
import { LEARNING_ADDRESSES } from './learning-addresses.ts'
import { LEARNING_MODULE_NAME_MAX, LEARNING_MODULES_MAX, LEARNING_PART_NAME_MAX, LEARNING_PARTS_MAX } from './learning-limits.ts'

/** The name of a module: its address below `/{locale}/curriculum/`, without the slash at its end. */
const MODULE_PATTERN = '^[^\\s/]+(?:/[^\\s/]+)*$'

/** The progress of a learner in a module of the curriculum. */
const LearnedModule = closedObject({
  module: Type.String({ maxLength: LEARNING_MODULE_NAME_MAX, pattern: MODULE_PATTERN }),
  /** The exercises that were solved and the quiz that was answered rightly, by the ids of their headings: `exercise-recipe`, `check-yourself`. */
  solved: Type.Array(Type.String({ minLength: 1, maxLength: LEARNING_PART_NAME_MAX, pattern: '^\\S+$' }), { maxItems: LEARNING_PARTS_MAX }),
  /** How many there were to solve when the learner was last there. */
  total: Type.Integer({ minimum: 1, maximum: LEARNING_PARTS_MAX }),
  /** When all was solved for the first time, ISO 8601 in UTC; null: not yet. */
  finished_at: orNull(Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z$' })),
})
export type LearnedModule = Static<typeof LearnedModule>

const LearnedModules = Type.Array(LearnedModule, { maxItems: LEARNING_MODULES_MAX })

/** All that a learner has done, by the names of modules. */
export const LearningProgress = closedObject({
  /** Whose it is: `username` of whoami. */
  account: Type.String(),
  modules: LearnedModules,
})
export type LearningProgress = Static<typeof LearningProgress>

/** The progress of learners. A site without a curriculum responds with 404. */
export const learning = {
  read: endpoint(LEARNING_ADDRESSES.read, {
    summary: 'The progress of the user in the curriculum',
    access: 'account',
    reply: LearningProgress,
    errors: ['not_found'],
  }),
  /** The same sent twice is the same sent once; nothing that was done is undone by it. */
  merge: endpoint(LEARNING_ADDRESSES.merge, {
    summary: 'Merges progress and returns all of it; 409 when it belongs to another account',
    access: 'account',
    grows: true,
    body: closedObject({
      /** Whose it is; absent: whoever is signed in. */
      account: Type.Optional(Type.String()),
      modules: LearnedModules,
    }),
    reply: LearningProgress,
    errors: ['not_found', 'conflict'],
  }),
  forget: endpoint(LEARNING_ADDRESSES.forget, {
    summary: 'Deletes the progress of the user',
    access: 'account',
    status: 204,
    errors: ['not_found'],
  }),
} as const
