const timers = new WeakMap<object, ReturnType<typeof setTimeout>>()

/** Runs an action after a time, in milliseconds. A second call with the same key replaces the action and starts the time again. */
export function runLater(key: object, afterMs: number, action: () => void): void {
  clearTimeout(timers.get(key))
  timers.set(key, setTimeout(action, afterMs))
}
