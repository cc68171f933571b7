import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { change, mount } from '../testing/mount.fixture.tsx'
import { type Action, useAction } from './use-action.ts'

let action: Action<string, string> | undefined
let answer: PromiseWithResolvers<string>

async function double(): Promise<string> {
  return await answer.promise
}

function Probe(): ReactNode {
  action = useAction(double)
  return <p>{`${action.isPending ? 'pending' : 'idle'}, ${String(action.error)}`}</p>
}

test('an action is pending until the server answers, and then idle again', async () => {
  answer = Promise.withResolvers()
  const { container } = await mount(<Probe />)
  let outcome: unknown
  await change(() => void action?.run('x').then((result) => (outcome = result)))
  expect(container.textContent).toBe('pending, undefined')
  await change(() => answer.resolve('xx'))
  expect(outcome).toEqual({ isDone: true, reply: 'xx' })
  expect(container.textContent).toBe('idle, undefined')
})

test('an action that fails does not throw: it shows its error until it is reset', async () => {
  answer = Promise.withResolvers()
  const { container } = await mount(<Probe />)
  answer.reject(new Error('full'))
  expect(await change(() => action?.run(''))).toEqual({ isDone: false, error: new Error('full') })
  expect(container.textContent).toBe('idle, Error: full')
  await change(() => action?.reset())
  expect(container.textContent).toBe('idle, undefined')
})

test('the error of a failed action is gone while it runs again', async () => {
  answer = Promise.withResolvers()
  const { container } = await mount(<Probe />)
  answer.reject(new Error('full'))
  await change(() => action?.run(''))
  answer = Promise.withResolvers()
  await change(() => void action?.run(''))
  expect(container.textContent).toBe('pending, undefined')
  await change(() => answer.resolve(''))
})
