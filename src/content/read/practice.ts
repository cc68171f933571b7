/** Languages that an exercise is written in, in the order in which they are shown. */
export const EXERCISE_LANGUAGES = ['html', 'css', 'js'] as const
export type ExerciseLanguage = (typeof EXERCISE_LANGUAGES)[number]

/** Code by its language; a language that the exercise is not about is absent. */
export type ExerciseCode = Readonly<Partial<Record<ExerciseLanguage, string>>>

/** An exercise of a module: the learner changes `start` until all checks pass. */
export interface Exercise {
  /** The name of its folder without the number: `recipe`. Unique within the module. */
  readonly name: string
  /** Absolute path of its exercise.yaml. */
  readonly file: string
  readonly title: string
  /** Markdown. */
  readonly task: string
  /** Markdown. */
  readonly hint: string
  readonly start: ExerciseCode
  /** What of it differs from the start. */
  readonly solution: ExerciseCode
  /** A classic script that calls `check(label, test)`. */
  readonly check: string
}

export interface QuizAnswer {
  /** Markdown of one line, as all texts of a quiz. */
  readonly text: string
  readonly isRight: boolean
  readonly why: string
}

export interface QuizQuestion {
  readonly question: string
  /** More than one answer may be right. */
  readonly isSeveral: boolean
  readonly answers: readonly QuizAnswer[]
}

/** What a module has besides its text, from the folder of its name. */
export interface Practice {
  readonly exercises: readonly Exercise[]
  readonly quiz: readonly QuizQuestion[]
}
