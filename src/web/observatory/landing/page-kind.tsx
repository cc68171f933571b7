import type { ObservatoryLanding as LandingData } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import type { PageKind } from '../../ui/page-kind.ts'
import { ObservatoryLanding } from './observatory-landing.tsx'

/** The page of the scanner: in English only. */
export const observatoryLandingKind: PageKind<LandingData> = {
  head: ({ pageTitle }) => ({ title: pageTitle, name: observatoryText('name'), description: observatoryText('description') }),
  Component: ({ view }) => <ObservatoryLanding view={view} />,
}
