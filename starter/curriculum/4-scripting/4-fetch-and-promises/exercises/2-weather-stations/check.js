{
  let queue = Promise.resolve()
  /** Runs the test with a server that answers only when it is told to, and never two tests at the same time. */
  const withServer = (test) => () => {
    queue = queue.catch(() => {}).then(async () => {
      if (typeof loadAll !== 'function') return 'There is no function of the name loadAll.'
      const before = window.fetch
      const open = new Map()
      window.fetch = (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://weather.example/')
        return new Promise((resolve, reject) => open.set(decodeURIComponent(pathname.split('/').pop()), { resolve, reject }))
      }
      const server = {
        asked: () => [...open.keys()],
        gives: (name, value) => open.get(name)?.resolve(Response.json(value)),
        fails: (name) => open.get(name)?.resolve(new Response('No data', { status: 503 })),
        breaks: (name) => open.get(name)?.reject(new TypeError('The network is gone')),
      }
      try {
        return await test(server)
      } finally {
        for (const { resolve } of open.values()) resolve(Response.json(0))
        window.fetch = before
      }
    })
    return queue
  }
  const wait = (ms = 20) => new Promise((resolve) => setTimeout(resolve, ms))
  const outcome = async (promise, wanted) => {
    const found = await Promise.race([
      Promise.resolve(promise).then((value) => ({ value }), (error) => ({ error })),
      wait(300).then(() => ({ late: true })),
    ])
    if (found.late) return 'It still waits, although all that were asked for have answered.'
    if (found.error !== undefined) return `It fails: ${found.error.message ?? found.error}`
    return JSON.stringify(found.value) === JSON.stringify(wanted) || `It gives ${JSON.stringify(found.value)}, not ${JSON.stringify(wanted)}.`
  }
  const begin = (names) => {
    const promise = Promise.resolve(loadAll(names))
    promise.catch(() => {})
    return promise
  }

  check('all requests start before any of them is answered', withServer(async (server) => {
    const names = ['Bay', 'Moor', 'Island']
    begin(names)
    await wait()
    const count = names.filter((name) => server.asked().includes(name)).length
    return count === 3 || `Only ${count} of 3 have started.`
  }))
  check('it gives the temperatures of all stations', withServer(async (server) => {
    const promise = begin(['Bay', 'Moor'])
    await wait()
    server.gives('Bay', 11)
    await wait()
    server.gives('Moor', -3)
    return outcome(promise, [11, -3])
  }))
  check('their order is that of the names, whichever answers first', withServer(async (server) => {
    const promise = begin(['Bay', 'Moor', 'Island'])
    for (const [name, value] of [['Island', 9], ['Moor', 0], ['Bay', 11]]) {
      await wait()
      server.gives(name, value)
    }
    return outcome(promise, [11, 0, 9])
  }))
  check('where a station fails there is null, and the others are not affected', withServer(async (server) => {
    const promise = begin(['Bay', 'Moor', 'Island'])
    await wait()
    server.fails('Bay')
    await wait()
    server.gives('Moor', -3)
    server.gives('Island', 9)
    return outcome(promise, [null, -3, 9])
  }))
  check('the same holds for a station that doesn’t answer at all', withServer(async (server) => {
    const promise = begin(['Bay', 'Moor'])
    await wait()
    server.gives('Bay', 11)
    server.breaks('Moor')
    return outcome(promise, [11, null])
  }))
  check('without names, the array is empty', withServer(() => outcome(begin([]), [])))
}
