/** The reason why a promise is rejected; undefined when it is not. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work
    return undefined
  } catch (error) {
    return error
  }
}
