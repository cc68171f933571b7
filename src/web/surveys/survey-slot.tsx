import { type ReactNode, useEffect, useState } from 'react'
import { loadChunk } from '../browser/load-chunk.ts'
import { usePage } from '../ui/page-context.ts'
import { useLateComponent } from '../ui/use-late-component.ts'
import type { ChosenSurveyProps } from './chosen-survey.tsx'

/** The slot of a survey at the end of an article. Empty in the HTML of the page, and without any request on a site without surveys. */
export function SurveySlot(): ReactNode {
  const { site } = usePage()
  const [tries, setTries] = useState(0)
  useEffect(() => setTries(site.surveys === undefined ? 0 : 1), [site.surveys])
  const { Component } = useLateComponent<ChosenSurveyProps>(loadChosenSurvey, tries)
  return Component === undefined || site.surveys === undefined ? null : <Component url={site.surveys} />
}

async function loadChosenSurvey() {
  return (await loadChunk(() => import('./chosen-survey.tsx'))).ChosenSurvey
}
