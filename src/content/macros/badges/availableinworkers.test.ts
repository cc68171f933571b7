import { expect, test } from 'vitest'
import { CONTENT_TEXTS } from '#locales/content.ts'
import { renderMacro } from '../../testing/render-macro.ts'

test.each([
  ['', 'This feature is available in Web Workers.'],
  ['("worker")', 'This feature is available in Web Workers only.'],
  ['("dedicated")', 'This feature is available in dedicated Web Workers only.'],
  ['("Service")', 'This feature is available in Service Workers only.'],
  ['("window_and_worker_except_service")', 'This feature is available in Web Workers, except for Service Workers.'],
  ['("window_and_worker_except_shared")', 'This feature is available in Web Workers, except for Shared Workers.'],
  ['("worker_except_service")', 'This feature is available in Web Workers only, except for Service Workers.'],
  ['("window_and_dedicated")', 'Of all kinds of Web Workers, this feature is available in dedicated Web Workers.'],
  ['("window_and_service")', 'Of all kinds of Web Workers, this feature is available in Service Workers.'],
])('the kind %s gives its own text', (args, text) => {
  expect(renderMacro(`{{AvailableInWorkers${args}}}`)).toEqual({
    html: `<div class="notecard note"><p><strong>Note:</strong> ${text}</p></div>`,
    problems: [],
  })
})

test.each(['"window_and_worker"', '7', '"constructor"', '"__proto__"'])('the unknown kind %s gives the general text', (kind) => {
  expect(renderMacro(`{{AvailableInWorkers(${kind})}}`).html).toBe(
    '<div class="notecard note"><p><strong>Note:</strong> This feature is available in Web Workers.</p></div>',
  )
})

test('a German page has the German text', () => {
  const { note, in_workers_service } = CONTENT_TEXTS.de
  expect(renderMacro('{{AvailableInWorkers("service")}}', { locale: 'de' }).html).toBe(
    `<div class="notecard note"><p><strong>${note}</strong> ${in_workers_service}</p></div>`,
  )
})
