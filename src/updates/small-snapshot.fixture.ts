import type { CompatSnapshot, SnapshotFeature, SnapshotRelease } from './compat-snapshot.ts'

const release = (index: number, release_date: string | undefined, status: string, engine?: string): SnapshotRelease => ({
  index,
  status,
  ...(release_date === undefined ? {} : { release_date }),
  ...(engine === undefined ? {} : { engine, engine_version: `${index}.0`, release_notes: `https://notes.example/${engine}/${index}` }),
})

const feature = (
  support: SnapshotFeature['support'],
  more: Omit<SnapshotFeature, 'support'> = {},
): { readonly __compat: SnapshotFeature } => ({
  __compat: { support, source_file: 'css/file.json', ...more },
})

const STANDARD = { deprecated: false, experimental: false, standard_track: true }

/** A snapshot with each case of the rules: three browsers with three releases each, and what is not out or not listed. */
export const SMALL_SNAPSHOT = {
  __meta: { version: '1.2.3', timestamp: '2026-06-15T10:00:00.000Z' },
  browsers: {
    chrome: {
      name: 'Chrome',
      type: 'desktop',
      releases: {
        '1': release(0, '2026-01-10', 'retired', 'Blink'),
        '2': release(1, '2026-03-10', 'retired', 'Blink'),
        '3': release(2, '2026-05-10', 'current', 'Blink'),
        '4': release(3, '2026-06-01', 'beta', 'Blink'),
        '5': release(4, undefined, 'planned', 'Blink'),
      },
    },
    firefox: {
      name: 'Firefox',
      type: 'desktop',
      releases: {
        '1': release(0, '2026-01-20', 'retired', 'Gecko'),
        '2': release(1, '2026-03-10', 'esr', 'Gecko'),
        '3': release(2, '2026-05-20', 'current', 'Gecko'),
        // Without a day, and dated after the snapshot.
        '2.5': release(3, undefined, 'retired', 'Gecko'),
        '4': release(4, '2026-07-01', 'current', 'Gecko'),
      },
    },
    nodejs: {
      name: 'Node.js',
      type: 'server',
      releases: {
        '1': release(0, '2026-02-01', 'retired', 'V8'),
        '2': release(1, '2026-02-01', 'retired', 'V8'),
        '3': release(2, '2026-04-01', 'current', 'V8'),
      },
    },
    // A browser that is not one of the 14.
    toaster: { name: 'Toaster', type: 'desktop', releases: { '1': release(0, '2026-01-01', 'current', 'Toast') } },
  },
  css: {
    properties: {
      gap: {
        ...feature(
          { chrome: { version_added: '1' }, firefox: { version_added: '2' }, toaster: { version_added: '1' } },
          { status: STANDARD, spec_url: 'https://spec.example/gap' },
        ),
        grid_context: feature({ chrome: { version_added: '2' }, firefox: { version_added: '2' } }, { status: STANDARD }),
        flex_context: feature({ chrome: { version_added: '3' } }, { status: { ...STANDARD, experimental: true } }),
      },
      zoom: feature(
        {
          chrome: { version_added: '1', version_removed: '3' },
          firefox: [{ version_added: '3' }, { version_added: '1', version_removed: '3' }],
        },
        {
          status: { deprecated: true, experimental: false, standard_track: false },
          spec_url: ['https://spec.example/a', 'https://spec.example/b'],
        },
      ),
    },
    // None of these is an event.
    unclear: {
      before: feature({ chrome: { version_added: '≤2' } }),
      preview: feature({ chrome: { version_added: 'preview' } }),
      beta: feature({ chrome: { version_added: '4' }, firefox: { version_added: '4' } }),
      undated: feature({ chrome: { version_added: '5' }, firefox: { version_added: '2.5' } }),
      flag: feature({ chrome: { version_added: '1', flags: [{ name: 'x' }] } }),
      prefix: feature({ chrome: { version_added: '1', prefix: '-x-' } }),
      name: feature({ chrome: { version_added: '1', alternative_name: 'x' } }),
      part: feature({ chrome: { version_added: '1', version_removed: '2', partial_implementation: true } }),
      unknown: feature({ chrome: { version_added: null }, firefox: { version_added: false } }),
    },
  },
  javascript: {
    builtins: {
      Array: { at: feature({ nodejs: [{ version_added: '2' }, { version_added: '2' }] }, { status: { deprecated: false } }) },
    },
  },
} satisfies CompatSnapshot
