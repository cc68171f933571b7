/** What the frames of a page have in common: browsers run them in one process (docs/decisions/0028), so code that holds it holds all of them. */
interface ProcessFrame {
  /** Takes the frame away, with its code: for one that only shows something else, Chromium would keep the process for a while. */
  leave(): void
  /** Brings the frame back; the code as well, where it had nothing to do with it. */
  comeBack(): void
}

/** Browsers end a process that no frame needs any more, also one that is held; as long as they take for that. */
const END_MS = 1500

const frames = new Set<ProcessFrame>()
let free: Promise<void> = Promise.resolve()

/** @returns the cleanup */
export function joinProcess(frame: ProcessFrame): () => void {
  frames.add(frame)
  return () => void frames.delete(frame)
}

/** When code can be run: not while a process that is held is made to end. */
export function whenFree(): Promise<void> {
  return free
}

/**
 * Ends the process where code holds it that no guard stops, such as a recursion without a loop: all frames leave it for a moment.
 *
 * @param isHeld asks whether it is
 */
export function freeProcess(isHeld: () => Promise<boolean>): void {
  free = free.then(async () => {
    if (!(await isHeld())) return
    for (const frame of frames) frame.leave()
    await new Promise((resolve) => setTimeout(resolve, END_MS))
    for (const frame of frames) frame.comeBack()
  })
}
