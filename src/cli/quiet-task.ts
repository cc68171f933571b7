/** Work for a moment in which nothing else is done. */
export interface QuietTask {
  /** It is to be done once, when it was quiet for long enough from now on. */
  plan(): void
  /** Something is done: when the work is planned, it waits again. */
  postpone(): void
  cancel(): void
}

/** @param quietMs milliseconds without `plan` and `postpone` after which the work is done */
export function createQuietTask(work: () => void, quietMs: number): QuietTask {
  let timer: NodeJS.Timeout | undefined
  const cancel = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const plan = (): void => {
    cancel()
    timer = setTimeout(() => {
      timer = undefined
      work()
    }, quietMs)
  }
  return {
    plan,
    postpone() {
      if (timer !== undefined) plan()
    },
    cancel,
  }
}
