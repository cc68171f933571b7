/** Starts the same work so many times at once and waits for all; the first that fails fails them all. @param work given 0, 1, ... */
export function inParallel<Result>(times: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => work(index)))
}
