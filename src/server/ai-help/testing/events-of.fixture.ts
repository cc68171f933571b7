/** The events of a response. */
export const eventsOf = (body: string) =>
  body
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice('data: '.length)))
/** The text of its chunks. */
export const textOf = (body: string): string =>
  eventsOf(body)
    .flatMap(({ choices = [] }) => choices)
    .map(({ delta }) => delta.content ?? '')
    .join('')
