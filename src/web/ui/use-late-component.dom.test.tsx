import { type ComponentType, useReducer } from 'react'
import { expect, test, vi } from 'vitest'
import { click, get, mount, settle, until } from '../testing/mount.fixture.tsx'
import { useLateComponent } from './use-late-component.ts'

const load = vi.fn<() => Promise<ComponentType<object>>>()

function Late() {
  const [tries, click] = useReducer((count: number) => count + 1, 0)
  const { Component, error } = useLateComponent(load, tries)
  return (
    <>
      <button type="button" onClick={click}>
        Open
      </button>
      {error !== undefined && <p role="alert">{String(error)}</p>}
      {Component !== undefined && <h2>{<Component />}</h2>}
    </>
  )
}

test('a component is loaded when it is needed, and one that failed is tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  load.mockRejectedValueOnce(new Error('503')).mockResolvedValue(() => <b>here</b>)
  await mount(<Late />)
  await settle()
  expect(load).not.toHaveBeenCalled()
  await click(get('button', 'Open'))
  await until(() => expect(get('alert', 'Error: 503')).toBeDefined())
  await click(get('button', 'Open'))
  await until(() => expect(get('heading', 'here')).toBeDefined())
  expect(document.querySelector('[role="alert"]')).toBeNull()
})

test('an answer that comes after a newer try is left out', async () => {
  const first = Promise.withResolvers<ComponentType<object>>()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  load.mockReset()
  load.mockReturnValueOnce(first.promise).mockResolvedValue(() => <b>second</b>)
  await mount(<Late />)
  await click(get('button', 'Open'))
  await click(get('button', 'Open'))
  await until(() => expect(get('heading', 'second')).toBeDefined())
  first.reject(new Error('too late'))
  await settle()
  expect([document.querySelector('[role="alert"]'), get('heading', 'second').textContent]).toEqual([null, 'second'])
})
