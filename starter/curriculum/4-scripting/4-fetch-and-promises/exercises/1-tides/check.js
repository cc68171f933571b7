{
  let queue = Promise.resolve()
  /** Runs the test with this function in place of fetch, and never two of them at the same time. */
  const withFetch = (answer, test) => () => {
    queue = queue.catch(() => {}).then(async () => {
      if (typeof loadTides !== 'function') return 'There is no function of the name loadTides.'
      const before = window.fetch
      const asked = []
      window.fetch = async (input) => {
        const url = new URL(input instanceof Request ? input.url : input, 'https://tides.example/')
        asked.push(url.pathname + url.search + url.hash)
        return answer()
      }
      try {
        return await test(asked)
      } finally {
        window.fetch = before
      }
    })
    return queue
  }
  const give = (value) => (value === undefined ? 'undefined' : JSON.stringify(value))
  const gives = async (place, wanted) => {
    let found
    try {
      found = await loadTides(place)
    } catch (error) {
      return `It fails: ${error.message ?? error}`
    }
    return JSON.stringify(found) === JSON.stringify(wanted) || `It gives ${give(found)}, not ${give(wanted)}.`
  }
  const errorOf = async (place) => {
    try {
      return { value: await loadTides(place) }
    } catch (error) {
      return { error }
    }
  }
  const failsWith = async (status) => {
    const { value, error } = await errorOf('Husum')
    if (error === undefined) return `It doesn’t fail, but gives ${give(value)}.`
    return (error instanceof Error && error.message.includes(String(status))) || `The message is “${error.message ?? error}”.`
  }

  check('it gives the data of the answer', withFetch(() => Response.json(['01:02', '13:20', '22:45']), () => gives('Cork', ['01:02', '13:20', '22:45'])))
  check('it asks for the place that it is given', withFetch(() => Response.json([]), async (asked) => {
    await errorOf('Brest')
    return (asked.length === 1 && asked[0] === '/tides/Brest') || `It asks ${asked.join(', ') || 'nothing'}.`
  }))
  check('it encodes the place', withFetch(() => Response.json([]), async (asked) => {
    await errorOf('Cork/Cobh?')
    return (asked.length === 1 && asked[0].toUpperCase() === '/TIDES/CORK%2FCOBH%3F') || `For “Cork/Cobh?” it asks ${asked.join(', ') || 'nothing'}.`
  }))
  check('with the status 203, it gives the data', withFetch(() => Response.json(['04:00'], { status: 203 }), () => gives('Husum', ['04:00'])))
  check('with the status 404, it gives an empty array', withFetch(() => new Response('Unknown place', { status: 404 }), () => gives('Nowhere', [])))
  check('with the status 500, it fails and names the status', withFetch(() => Response.json([], { status: 500 }), () => failsWith(500)))
  check('with the status 429, it fails and names the status', withFetch(() => new Response('Slow down', { status: 429 }), () => failsWith(429)))
  check('if there is no answer, it fails with the error of fetch', withFetch(() => { throw new TypeError('The network is gone') }, async () => {
    const { value, error } = await errorOf('Husum')
    if (error === undefined) return `It doesn’t fail, but gives ${give(value)}.`
    return error instanceof TypeError || `The error is another one: “${error.message ?? error}”.`
  }))
}
