import Type, { type Static } from 'typebox'
import { closedObject } from './closed-object.ts'

/** The topic of a module (docs/behaviour/curriculum.md 2); '' for none. */
export const CurriculumTopic = Type.Union([
  Type.Literal('Web Standards & Semantics'),
  Type.Literal('Styling'),
  Type.Literal('Scripting'),
  Type.Literal('Best Practices'),
  Type.Literal('Tooling'),
  Type.Literal(''),
])
export type CurriculumTopic = Static<typeof CurriculumTopic>

/** How much there is to do in a module. */
export const PracticeCounts = closedObject({ exercises: Type.Integer({ minimum: 0 }), questions: Type.Integer({ minimum: 0 }) })
export type PracticeCounts = Static<typeof PracticeCounts>
