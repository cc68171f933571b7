import { expect, test } from 'vitest'
import { foldUpdates, type UpdateRow } from './fold-updates.ts'
import { updateEvent } from './updates.fixture.ts'

interface Nested extends ReadonlyArray<string | Nested> {}
type Shape = string | Nested
const shapeOf = ({ event, parts }: UpdateRow): Shape => (parts.length === 0 ? event.path : [event.path, ...parts.map(shapeOf)])
const fold = (added: readonly string[], removed: readonly string[] = []): readonly Shape[] =>
  foldUpdates({ added: added.map((path) => updateEvent(path)), removed: removed.map((path) => updateEvent(path)) }).map(shapeOf)

test('parts stand below the nearest feature above that is listed, whatever the order they come in', () => {
  expect(fold(['api.B.a.x', 'css.a', 'api.B', 'api.B.a', 'api.A'])).toEqual(['api.A', ['api.B', ['api.B.a', 'api.B.a.x']], 'css.a'])
  expect(fold(['api.B', 'api.B.a.x'])).toEqual([['api.B', 'api.B.a.x']])
})

test('a name that only begins like another one is no part of it', () => {
  expect(fold(['api.Body', 'api.BodyParser', 'api.Body_x'])).toEqual(['api.Body', 'api.BodyParser', 'api.Body_x'])
})

test('what was removed stands below nothing that was added', () => {
  expect(fold(['api.B'], ['api.B.a', 'api.B.a.b'])).toEqual(['api.B', ['api.B.a', 'api.B.a.b']])
})

test('no event is lost', () => {
  const paths = Array.from({ length: 200 }, (_, index) => `api.${['A', 'B', 'C'][index % 3]}${'.x'.repeat(index % 7)}.n${index}`)
  const count = (rows: readonly UpdateRow[]): number => rows.reduce((sum, row) => sum + 1 + count(row.parts), 0)
  expect(count(foldUpdates({ added: paths.map((path) => updateEvent(path)), removed: [] }))).toBe(200)
})
