import { type HelpEvent, readHelpEvent } from './read-help-event.ts'

/** The events of a stream that are known. */
export async function* helpEvents(events: AsyncIterable<unknown>): AsyncGenerator<HelpEvent> {
  for await (const event of events) {
    const known = readHelpEvent(event)
    if (known !== undefined) yield known
  }
}
