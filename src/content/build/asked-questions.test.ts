import { expect, test } from 'vitest'
import { QuestionReceiver, QuestionSender } from './asked-questions.ts'

test('a question is posted once by each thread', () => {
  const sender = new QuestionSender(1)
  expect(sender.post(['a', 'b'])).toEqual({ thread: 1, numbers: Uint32Array.of(0, 1), added: ['a', 'b'] })
  expect(sender.post(new Set(['c', 'b']))).toEqual({ thread: 1, numbers: Uint32Array.of(2, 1), added: ['c'] })
  expect(sender.post([])).toEqual({ thread: 1, numbers: Uint32Array.of(), added: [] })
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
