import { expect, test } from 'vitest'
import { QuestionReceiver, QuestionSender } from './asked-questions.ts'

test('a question is posted once by each thread', () => {
  const sender = new QuestionSender(1)
  expect(sender.post(['a', 'b'])).toEqual({ thread: 1, list: 0, numbers: Uint32Array.of(0, 1), added: ['a', 'b'] })
  expect(sender.post(new Set(['c', 'b']))).toEqual({ thread: 1, list: 0, numbers: Uint32Array.of(2, 1), added: ['c'] })
  expect(sender.post([])).toEqual({ thread: 1, list: 0, numbers: Uint32Array.of(), added: [] })
})

test('the lists of several threads become one', () => {
  const receiver = new QuestionReceiver()
  const [one, two] = [new QuestionSender(1), new QuestionSender(2)]
  const posted = [one.post(['a', 'b']), two.post(['b', 'c']), one.post(['c', 'a']), two.post(['a', 'b'])]
  const asked = posted.map((questions) => Array.from(receiver.take(questions), (number) => receiver.questions[number]))
  expect(asked).toEqual([
    ['a', 'b'],
    ['b', 'c'],
    ['c', 'a'],
    ['a', 'b'],
  ])
  expect(receiver.questions).toEqual(['a', 'b', 'c'])
})

test('a long list is followed by a new one, which begins with no question', () => {
  const receiver = new QuestionReceiver()
  const sender = new QuestionSender(1)
  const all = Array.from({ length: 10_000 }, (_, index) => `question ${index}`)
  const long = receiver.take(sender.post(all))
  const posted = sender.post(['question 1', 'new'])
  expect(posted).toEqual({ thread: 1, list: 1, numbers: Uint32Array.of(0, 1), added: ['question 1', 'new'] })
  const asked = Array.from(receiver.take(posted), (number) => receiver.questions[number])
  expect({ first: long[1], asked, count: receiver.questions.length }).toEqual({ first: 1, asked: ['question 1', 'new'], count: 10_001 })
})
