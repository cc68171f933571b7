import { expect, test } from 'vitest'
import { AI_BODY_BYTES_MAX, AI_MESSAGES_MAX } from '#contracts/ai-help-limits.ts'
import { applyEvent } from './apply-event.ts'
import { historyGroups } from './history-groups.ts'
import { readChat } from './read-chat.ts'
import { readHelpEvent } from './read-help-event.ts'
import { reportUrl } from './report-url.ts'
import { branchOf, changeTurn, chooseTurn, EMPTY_TALK, messagesFor, siblingsOf, type Talk, type Turn, withQuestion } from './talk.ts'
import { talkMarkdown } from './talk-markdown.ts'

const ask = (talk: Talk, id: string, parent: string | null) => withQuestion(talk, { id, parent, question: `${id}?` })
const answered = (talk: Talk, id: string) => changeTurn(talk, id, { answer: `${id}!`, progress: 'complete' })
const idsOf = (turns: readonly Turn[]) => turns.map(({ id }) => id).join(' ')

/** a - b, and an edited b2 with c after it. */
function tree(): Talk {
  let talk = answered(ask(EMPTY_TALK, 'a', null), 'a')
  talk = answered(ask(talk, 'b', 'a'), 'b')
  talk = answered(ask(talk, 'b2', 'a'), 'b2')
  return answered(ask(talk, 'c', 'b2'), 'c')
}

test('an edited question is a version of its own, and the branch below it follows', () => {
  const talk = tree()
  const b = talk.turns[1]
  if (b === undefined) throw new Error('there is no b')
  expect(idsOf(branchOf(talk))).toBe('a b2 c')
  expect(idsOf(siblingsOf(talk, b))).toBe('b b2')
  expect(idsOf(branchOf(chooseTurn(talk, b)))).toBe('a b')
})

test('only what has a finished answer is sent with the next question; one that was cut has ended as well', () => {
  const talk = changeTurn(tree(), 'b2', { progress: 'stopped' })
  expect(messagesFor(talk, 'c', 'd?').map(({ content }) => content)).toEqual(['a?', 'a!', 'c?', 'c!', 'd?'])
  const cut = changeTurn(talk, 'c', { progress: 'too_long' })
  expect(messagesFor(cut, 'c', 'd?').map(({ content }) => content)).toEqual(['a?', 'a!', 'c?', 'c!', 'd?'])
})

/** A conversation of so many answered questions; the last one is `q99` of a hundred. */
function longTalk(count: number, text: string): Talk {
  const turns = Array.from({ length: count }, (_, at): Turn => {
    const parent = at === 0 ? null : `q${at - 1}`
    return { id: `q${at}`, parent, question: `q${at}${text}`, answer: `a${at}${text}`, progress: 'complete', sources: [], notes: [] }
  })
  return { ...EMPTY_TALK, turns }
}

test('of a conversation with more messages than the server accepts, the newest whole pairs are sent', () => {
  const sent = messagesFor(longTalk(100, ''), 'q99', 'next?')
  expect(sent.length).toBeLessThanOrEqual(AI_MESSAGES_MAX)
  expect(sent.map(({ content }) => content)).toEqual([
    ...Array.from({ length: 49 }, (_, at) => [`q${at + 51}`, `a${at + 51}`]).flat(),
    'next?',
  ])
})

test('what is sent fits into the body that the server accepts, in the bytes of any language', () => {
  const sent = messagesFor(longTalk(40, '\u65E5"'.repeat(10_000)), 'q39', 'next?')
  expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(AI_BODY_BYTES_MAX - 2048)
  expect(sent.length % 2).toBe(1)
  expect(sent.length).toBeGreaterThan(3)
  expect(sent.at(-2)?.content).toMatch(/^a39/)
})

test('an answer grows by its events', () => {
  const events = [
    { type: 'metadata', chat_id: 'k', message_id: 'm', sources: [{ url: '/x#y', title: 'X', heading: 'Y' }, 7], quota: null, model: 'o' },
    { choices: [{ delta: { content: 'Hel' }, finish_reason: null }] },
    { choices: [{ delta: { content: 'lo' }, finish_reason: 'stop' }] },
    { type: 'surprise' },
    'nonsense',
    { type: 'end', status: 'complete', notes: [{ url: '/x', title: 'x', browser: 'Safari', since: '17.4' }, {}] },
  ]
  let talk = ask(EMPTY_TALK, 'a', null)
  for (const event of events) {
    const known = readHelpEvent(event)
    if (known !== undefined) talk = applyEvent(talk, 'a', known)
  }
  expect(talk.chatId).toBe('k')
  expect(talk.turns[0]).toMatchObject({
    answer: 'Hello',
    progress: 'complete',
    messageId: 'm',
    sources: [{ url: '/x#y', title: 'X', heading: 'Y' }],
    notes: [{ since: '17.4' }],
  })
})

test('an error keeps what has come', () => {
  const talk = applyEvent(answered(ask(EMPTY_TALK, 'a', null), 'a'), 'a', { kind: 'error', message: 'x' })
  expect(talk.turns[0]).toMatchObject({ answer: 'a!', progress: 'failed' })
})

test('a stored conversation is shown with its newest branch; an answer may still be on its way', () => {
  const now = Date.parse('2026-01-01T00:01:00Z')
  const message = (id: string, parent: string | null, at: string, more = {}) => ({
    metadata: { chat_id: 'k', message_id: id, parent_id: parent, sources: [], created_at: `2026-01-01T00:00:${at}Z`, model: null },
    user: { content: `${id}?` },
    ...more,
  })
  const assistant = { content: 'x', status: 'complete', notes: [] }
  const messages = [
    message('a', null, '00', { assistant }),
    message('b', 'a', '02', { assistant }),
    message('b2', 'a', '01'),
    message('c', 'b', '59'),
  ]
  const talk = readChat({ chat_id: 'k', messages }, now)
  expect(idsOf(branchOf(talk))).toBe('a b c')
  expect(talk.turns.map(({ progress }) => progress)).toEqual(['complete', 'complete', 'pending', 'pending'])
  expect(readChat({ chat_id: 'k', messages }, now + 1500).turns[2]?.progress).toBe('failed')
  expect(readChat({ messages: [null, message('z', 'gone', '00')] }, now).turns).toMatchObject([{ id: 'z', parent: null }])
  expect(readChat('nonsense', now)).toEqual(EMPTY_TALK)
})

test('the history is grouped by days and months of the user', () => {
  const now = new Date(2026, 4, 20, 12)
  const talk = (days: number) => ({ chatId: String(days), label: null, last: new Date(2026, 4, 20 - days, 1).toISOString() })
  const groups = historyGroups([40, 0, 1, 7, 8, 30, 41].map(talk), now.getTime())
  const names = groups.map(({ name, talks }) => [
    typeof name === 'string' ? name : name.month.getMonth(),
    talks.map(({ chatId }) => chatId).join(' '),
  ])
  expect(names).toEqual([
    ['today', '0'],
    ['yesterday', '1'],
    ['week', '7'],
    ['days', '8 30'],
    [3, '40 41'],
  ])
})

const TURN: Turn = {
  id: 'a',
  parent: null,
  question: 'How?\nSo',
  answer: 'See [this](/en-US/docs/Web).',
  progress: 'complete',
  sources: [{ url: '/en-US/docs/Web#a', title: 'Web', heading: 'A' }],
  notes: [],
  model: null,
}

test('a conversation is exported as Markdown with whole addresses', () => {
  expect(talkMarkdown([TURN], { title: 'AI Help', sources: 'Sources', none: '-' }, 'https://x.example')).toBe(
    '# AI Help\n\n## How? So\n\nSee [this](https://x.example/en-US/docs/Web).\n\n**Sources**\n\n- [Web: A](https://x.example/en-US/docs/Web#a)\n',
  )
})

test('a report leads to the repository of the site, filled and not too long', () => {
  const input = { repository: 'https://code.example/a/b/', origin: 'https://x.example', title: 'Answer', sources: 'Sources' }
  const url = new URL(reportUrl({ ...TURN, answer: 'x'.repeat(50_000) }, input))
  expect([url.origin + url.pathname, url.searchParams.get('title')]).toEqual(['https://code.example/a/b/issues/new', 'Answer: How?\nSo'])
  expect(url.searchParams.get('body')?.length).toBeLessThan(4100)
})
