import type { UpdateFeature, UpdateRelease, UpdatesData } from '#updates/updates-data.ts'
import { CompatData } from '../data/compat-data.ts'
import { Features } from '../data/features.ts'

/** The day of the made-up data. */
const SAMPLE_TIMESTAMP = '2026-11-12T14:10:29.391Z'

/** Made-up updates: features by their paths, and releases with the indexes of those they added and removed. */
export function sampleUpdates(
  features: readonly (Pick<UpdateFeature, 'path'> & Partial<UpdateFeature>)[],
  releases: readonly (Pick<UpdateRelease, 'name' | 'date'> & Partial<UpdateRelease>)[],
): UpdatesData {
  return {
    format: 1,
    version: '8.1.9',
    timestamp: SAMPLE_TIMESTAMP,
    features: features.map((feature) => ({ file: '', specs: [], status: null, engines: [], baseline: null, ...feature })),
    releases: releases.map((release) => ({
      browser: release.name.toLowerCase(),
      version: '1',
      status: 'current',
      engine: 'Blink',
      engineVersion: null,
      notes: null,
      added: [],
      removed: [],
      ...release,
    })),
  }
}

const page = (slug: string) => ({ __compat: { support: {}, mdn_url: `https://developer.mozilla.org/docs/${slug}` } })

/** Pages that the made-up compatibility data names. */
export const SAMPLE_COMPAT = new CompatData({
  browsers: {},
  css: { properties: { gap: { ...page('Web/CSS/gap'), normal: { __compat: { support: {} } } }, color: page('Web/CSS/color#use') } },
})

/** Made-up features of the platform, by the days on which they became newly and widely available. */
export function sampleFeatures(days: Readonly<Record<string, readonly [low?: string, high?: string]>>): Features {
  return new Features({
    features: Object.fromEntries(
      Object.entries(days).map(([name, [low, high]]) => [
        name.toLowerCase(),
        {
          kind: 'feature' as const,
          name,
          description: `About ${name}.`,
          description_html: '',
          compat_features: ['css.properties.gap.normal', 'css.properties.gap'],
          status: {
            baseline: 'low' as const,
            ...(low === undefined ? {} : { baseline_low_date: low }),
            ...(high === undefined ? {} : { baseline_high_date: high }),
            support: {},
          },
        },
      ]),
    ),
  })
}
