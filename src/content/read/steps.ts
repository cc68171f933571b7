/** Work in small steps: it yields whenever other work may be done first, and returns its result. */
export type Steps<Result> = Generator<undefined, Result, undefined>

/** Carries out all steps at once. @throws what a step throws */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}
