import { EXERCISE_LANGUAGES, type ExerciseCode, type ExerciseLanguage } from './exercise-code.ts'

/** A block of code that the user may change. */
export interface ExerciseBlock {
  readonly language: ExerciseLanguage
  readonly pre: HTMLElement
  /** The code that the user begins with. */
  readonly start: string
}

/** An exercise as the builder has laid it out (content/areas/curriculum/practice-html.ts). */
export interface ExerciseParts {
  readonly exercise: HTMLElement
  /** Its name within the page. */
  readonly id: string
  readonly title: string
  readonly check: string
  readonly blocks: readonly ExerciseBlock[]
  readonly bar: HTMLElement
  readonly output: HTMLElement
}

/** The parts of an exercise; undefined where it is not laid out as the builder does it. */
export function findExerciseParts(exercise: HTMLElement): ExerciseParts | undefined {
  const { exercise: id = '', check = '' } = exercise.dataset
  const bar = exercise.querySelector<HTMLElement>('.exercise-bar')
  const output = exercise.querySelector<HTMLElement>('.exercise-output')
  if (bar === null || output === null || check === '') return undefined
  const blocks = EXERCISE_LANGUAGES.flatMap((language) => {
    const pre = exercise.querySelector<HTMLElement>(`.exercise-code > [data-language="${language}"] > pre`)
    return pre === null ? [] : [{ language, pre, start: pre.textContent }]
  })
  const title = exercise.closest('section')?.querySelector('h3')?.textContent ?? id
  return { exercise, id, title, check, blocks, bar, output }
}

/** The code that the user begins with. */
export function startCode(blocks: readonly ExerciseBlock[]): ExerciseCode {
  const textOf = (language: ExerciseLanguage): string => blocks.find((block) => block.language === language)?.start ?? ''
  return { html: textOf('html'), css: textOf('css'), js: textOf('js') }
}
