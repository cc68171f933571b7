import type { UpdateEvent, UpdateGroup, UpdatesPage } from '#contracts/updates.ts'

/** An event of a feature with a page of its own. */
export function updateEvent(
  path: string,
  more: Partial<Omit<UpdateEvent, 'compat'>> & { readonly compat?: Partial<UpdateEvent['compat']> } = {},
): UpdateEvent {
  const { compat, ...rest } = more
  return {
    path,
    title: path.slice(path.lastIndexOf('.') + 1),
    has_own_page: true,
    baseline: null,
    ...rest,
    compat: { mdn_url: `/en-US/docs/${path}`, source_file: 'a.json', spec_url: [], status: null, engines: [], ...compat },
  }
}

/** A release with events. */
export function updateGroup(
  added: readonly UpdateEvent[],
  removed: readonly UpdateEvent[] = [],
  more: Partial<UpdateGroup> = {},
): UpdateGroup {
  return {
    type: 'browser_grouping',
    browser: 'firefox',
    name: 'Firefox',
    version: '120',
    status: 'retired',
    release_date: '2023-11-21',
    engine: 'Gecko',
    engine_version: '120',
    release_notes: 'https://vendor.example/120',
    count: { added: added.length, removed: removed.length },
    events: { added: [...added], removed: [...removed] },
    ...more,
  }
}

/** A page of releases. */
export function updatesReply(data: readonly UpdateGroup[], more: Partial<UpdatesPage> = {}): UpdatesPage {
  const events = data.reduce((sum, { count }) => sum + count.added + count.removed, 0)
  return {
    data: [...data],
    last: data.length === 0 ? 0 : 1,
    count: { releases: data.length, events },
    version: '1.0.0',
    date: '2026-11-01',
    query: {
      page: 1,
      q: '',
      browsers: [],
      category: [],
      status: [],
      baseline: [],
      doc: null,
      release: null,
      from: 0,
      sort: 'desc',
      locale: 'en-US',
      collections: [],
    },
    ...more,
  }
}
