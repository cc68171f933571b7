// Runs in every page of `lectern dev`. Hands a change to the page's own script, which says with preventDefault() that it takes care of it;
// else the page is loaded anew.

// What changed after the page was rendered and before this script runs is told first.
const since = document.querySelector('script[data-changes]')?.dataset.changes ?? ''
const events = new EventSource(`/_dev/events?since=${since}`)
let wasOpen = false

events.addEventListener('change', (event) => {
  const urls = JSON.parse(event.data)
  if (urls.includes('*') || urls.some(isThisPage)) takeUp(urls)
})

// The server was away: what changed meanwhile is not known.
events.addEventListener('open', () => {
  if (wasOpen) takeUp(['*'])
  wasOpen = true
})

// An open connection would keep the page out of the browser's back/forward cache.
addEventListener('pagehide', () => events.close())
addEventListener('pageshow', (event) => {
  if (event.persisted) location.reload()
})

function takeUp(urls) {
  const change = new CustomEvent('lectern:change', { cancelable: true, detail: { urls } })
  if (window.dispatchEvent(change)) location.reload()
}

function isThisPage(url) {
  return trimmed(url) === trimmed(pathOfThisPage())
}

function pathOfThisPage() {
  try {
    return decodeURIComponent(location.pathname)
  } catch {
    return location.pathname
  }
}

function trimmed(path) {
  return path.replace(/\/+$/, '').toLowerCase()
}
