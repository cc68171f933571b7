import { expect, test, vi } from 'vitest'
import { change, click, get, mount, until } from '../../testing/mount.fixture.tsx'
import { signIn } from '../../testing/sign-in.fixture.ts'
import type { PlayCode } from '../code/play-code.ts'
import { PlayTextContext } from '../texts/play-text.ts'
import { PermalinkSection } from './permalink-section.tsx'

const SENT: PlayCode = { html: 'sent', css: '', js: '' }
const shared: unknown[] = []

function section(code: PlayCode) {
  return (
    <PlayTextContext value={(key) => key}>
      <PermalinkSection
        code={code}
        id={undefined}
        onShared={(id, of) => shared.push([id, of.html])}
        onTakenBack={undefined}
        keepForReturn={() => ''}
        playground="https://room.example/en-US/play"
      />
    </PlayTextContext>
  )
}

test('a permalink is reported with the code that was sent, not with what stands in the editors when it comes', async () => {
  const reply = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => reply.promise)
  signIn()
  const { show } = await mount(section(SENT))
  await click(get('button', 'share.create'))
  await show(section({ ...SENT, html: 'edited' }))
  await change(() => reply.resolve(new Response(JSON.stringify({ id: 'an-id' }), { status: 201 })))
  await until(() => expect(shared).toEqual([['an-id', 'sent']]))
})

test('without a response the user reads that, not the words of the browser', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  signIn()
  const { container } = await mount(
    <PlayTextContext value={(key, values = {}) => [key, ...Object.values(values)].join(' ')}>
      {section(SENT).props.children}
    </PlayTextContext>,
  )
  await click(get('button', 'share.create'))
  await until(() => expect(container.querySelector('.share-error')?.textContent).toBe('share.failed unreachable'))
})
