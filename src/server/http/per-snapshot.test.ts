import { expect, test, vi } from 'vitest'
import { perSnapshot } from './per-snapshot.ts'

test('each snapshot is read once', async () => {
  const read = vi.fn(async ({ id }: { readonly id: string }) => id)
  const get = perSnapshot(read)
  const [one, other] = [{ id: 'one' }, { id: 'other' }]
  expect(await Promise.all([get(one), get(other), get(one)])).toEqual(['one', 'other', 'one'])
  expect(read).toHaveBeenCalledTimes(2)
})

test('a snapshot that could not be read is read again with the next call', async () => {
  const read = vi.fn(async (_snapshot: object) => 'read').mockRejectedValueOnce(new Error('too many open files'))
  const get = perSnapshot(read)
  const snapshot = {}
  await expect(get(snapshot)).rejects.toThrow('too many open files')
  expect(await get(snapshot)).toBe('read')
})
