import type { ComponentType } from 'react'
import type { AppRenderer } from '#contracts/app-pages.ts'
import type { AppProps } from '../../ui/app-props.ts'

/** What loads the application of each app page. Apart from the list of page kinds, whose code every page has. */
export const APP_LOADERS: Readonly<Record<AppRenderer, () => Promise<ComponentType<AppProps>>>> = {
  Playground: async () => (await import('../../playground/playground-app.tsx')).PlaygroundApp,
  Preferences: async () => (await import('../../preferences/preferences-app.tsx')).PreferencesApp,
  Telemetry: async () => (await import('../../telemetry/metrics/metrics-app.tsx')).MetricsApp,
  Collections: async () => (await import('../../collections/pages/collections-app.tsx')).CollectionsApp,
  Collection: async () => (await import('../../collections/pages/collection-app.tsx')).CollectionApp,
  SharedCollection: async () => (await import('../../collections/pages/shared-collection-app.tsx')).SharedCollectionApp,
  FrequentlyViewed: async () => (await import('../../collections/pages/frequently-viewed-app.tsx')).FrequentlyViewedApp,
  AiHelp: async () => (await import('../../ai-help/page/ai-help-app.tsx')).AiHelpApp,
  PlusSettings: async () => (await import('./settings-app.tsx')).SettingsApp,
}
