import { expect, test } from 'vitest'
import { openExample } from './documents/example-site.fixture.ts'
import { findFreePort, startServer } from './start-server.ts'

test('pages are served over HTTP', async () => {
  const { app, close } = openExample()
  const server = await startServer({ app, host: '127.0.0.1', port: 0 })
  const reply = await fetch(`${server.url}/en-US/docs/Web/CSS`, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(reply.headers.get('content-encoding')).toBe('br')
  expect(await reply.text()).toContain('and more styles')
  expect(reply.url).toBe(`${server.url}/en-US/docs/Web/CSS`)
  await server.close()
  await close()
})

test('redirects are followed to the page', async () => {
  const { app, close } = openExample()
  const server = await startServer({ app, host: '127.0.0.1', port: 0 })
  const reply = await fetch(`${server.url}//docs/web/css`, { headers: { 'accept-language': 'fr' } })
  expect(reply.url).toBe(`${server.url}/fr/docs/Web/CSS`)
  await server.close()
  await close()
})

test('a request under way is finished when the server stops, and no new one is taken', async () => {
  const { app, close } = openExample()
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>()
  const { promise: isUnderWay, resolve: arrived } = Promise.withResolvers<void>()
  app.get('/slow', async () => {
    arrived()
    await mayAnswer
    return 'finished'
  })
  const server = await startServer({ app, host: '127.0.0.1', port: 0 })
  const slow = fetch(`${server.url}/slow`)
  await isUnderWay
  const closed = server.close()
  expect(server.close()).toBe(closed)
  answer()
  expect(await (await slow).text()).toBe('finished')
  await closed
  await expect(fetch(`${server.url}/en-US/`)).rejects.toThrow()
  await close()
})

test('a free port can be known before there is a server', async () => {
  const { app, close } = openExample()
  const port = await findFreePort('127.0.0.1')
  expect(port).toBeGreaterThan(0)
  const server = await startServer({ app, host: '127.0.0.1', port })
  expect(server.url).toBe(`http://127.0.0.1:${port}`)
  await server.close()
  await close()
  await expect(findFreePort('192.0.2.1')).rejects.toThrow(/^HOST: 192\.0\.2\.1 is not an address of this machine/)
})

test('a port in use is one line that names the setting, what was found and what to do', async () => {
  const [first, second] = [openExample(), openExample()]
  const server = await startServer({ app: first.app, host: '127.0.0.1', port: 0 })
  const port = Number(new URL(server.url).port)
  await expect(startServer({ app: second.app, host: '127.0.0.1', port })).rejects.toThrow(
    `PORT: ${port} on 127.0.0.1 is already in use by another program; stop that program or choose a free port, for example PORT=${port + 1}`,
  )
  await server.close()
  await first.close()
  await second.close()
})

test('a host that is not of this machine is one line that names the setting', async () => {
  const { app, close } = openExample()
  await expect(startServer({ app, host: '192.0.2.1', port: 0 })).rejects.toThrow(/^HOST: 192\.0\.2\.1 is not an address of this machine/)
  await close()
})
