import { DeleteResult } from 'kysely'
import { expect, test } from 'vitest'
import { deleteInSteps } from './delete-in-steps.ts'

test('each step deletes so many rows at most, and others work between two steps', async () => {
  let left = 4500
  const steps: string[] = []
  await deleteInSteps(async (maxRows) => {
    const deleted = Math.min(left, maxRows)
    left -= deleted
    steps.push(`deletes ${deleted}`)
    setImmediate(() => steps.push('others'))
    return new DeleteResult(BigInt(deleted))
  })
  expect(steps).toEqual(['deletes 2000', 'others', 'deletes 2000', 'others', 'deletes 500'])
})
