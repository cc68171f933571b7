import type { HelpEvent } from './read-help-event.ts'
import { changeTurn, type Talk } from './talk.ts'

/** The conversation after an event of the answer to a turn. */
export function applyEvent(talk: Talk, id: string, event: HelpEvent): Talk {
  const turn = talk.turns.find((one) => one.id === id)
  if (turn === undefined) return talk
  switch (event.kind) {
    case 'metadata': {
      const { chatId, messageId, sources, createdAt, model } = event
      const known = chatId === undefined ? talk : { ...talk, chatId }
      return changeTurn(known, id, {
        sources,
        model,
        ...(messageId === undefined ? {} : { messageId }),
        ...(createdAt === undefined ? {} : { createdAt }),
      })
    }
    case 'text':
      return event.text === '' ? talk : changeTurn(talk, id, { answer: turn.answer + event.text, progress: 'writing' })
    case 'end':
      return changeTurn(talk, id, { progress: event.status, notes: event.notes })
    case 'error':
      return changeTurn(talk, id, { progress: 'failed' })
    case 'pages':
      return talk
  }
}
