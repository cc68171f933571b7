type Watch = (listener: () => void) => () => void

/** Calls a listener at most once a frame: a model sends many small parts, and each drawing reads the whole answer. */
export function batched(watch: Watch): Watch {
  return (listener) => {
    let frame: ReturnType<typeof requestAnimationFrame> | undefined
    const stop = watch(() => {
      // A page in the background draws no frames, but its listener has to know.
      if (document.visibilityState === 'hidden') listener()
      else
        frame ??= requestAnimationFrame(() => {
          frame = undefined
          listener()
        })
    })
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame)
      stop()
    }
  }
}
