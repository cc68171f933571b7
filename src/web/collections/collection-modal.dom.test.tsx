import { expect, test, vi } from 'vitest'
import { click, get, mount, settle, type, until } from '../testing/mount.fixture.tsx'
import { signIn } from '../testing/sign-in.fixture.ts'
import { CollectionModal } from './collection-modal.tsx'
import { prepareCollectionsTexts } from './collections-text.ts'
import { collectionOf, startCollectionsServer } from './testing/collections-server.fixture.ts'

const dialogText = (): string => get('dialog', /./).textContent

test('the last collection that a free account may have is made without an offer to upgrade', async () => {
  await prepareCollectionsTexts('en-US')
  const server = startCollectionsServer(collectionOf('default', 'Default'), collectionOf('c', 'Layout'))
  signIn({ username: 'modal-free', isSubscriber: false })
  const onClose = vi.fn()
  await mount(<CollectionModal onClose={onClose} />)
  await settle()
  await type(get('field', 'Name'), 'Third')
  await click(get('button', 'Save'))
  await until(() => expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ name: 'Third' })))
  await settle()
  expect(server.asked.filter(({ call }) => call.startsWith('GET')).length, 'the list was read again').toBeGreaterThan(1)
  expect(dialogText()).not.toContain('maximum number of collections')
  expect(get('field', 'Name')).toBeDefined()
})

test('an error of the server goes when the next try is found invalid in the form', async () => {
  await prepareCollectionsTexts('en-US')
  const server = startCollectionsServer(collectionOf('default', 'Default'))
  signIn({ username: 'modal-error', isSubscriber: true })
  await mount(<CollectionModal onClose={() => undefined} />)
  await settle()
  server.fail('/collections/', 409)
  await type(get('field', 'Name'), 'Taken')
  await click(get('button', 'Save'))
  await until(() => expect(dialogText()).toContain('Error: '))
  await type(get('field', 'Name'), 'x'.repeat(61))
  await click(get('button', 'Save'))
  expect(dialogText()).toContain('Please ensure your input is no longer than 60 characters.')
  expect(dialogText()).not.toContain('Error: ')
})
