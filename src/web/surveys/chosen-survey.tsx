import { type ReactNode, useEffect, useState } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { Survey } from '#contracts/survey.ts'
import { loadSurveyTexts } from '#locales/surveys/load-survey-texts.ts'
import type { SurveyTexts } from '#locales/surveys/survey-texts.ts'
import { usePage } from '../ui/page-context.ts'
import { chooseSurvey, forcedSurvey } from './choose-survey.ts'
import { fetchSurveys } from './fetch-surveys.ts'
import { SurveyCard } from './survey-card.tsx'
import { readSurveyRecord, type SurveyRecord, storeSurveyRecord } from './survey-records.ts'

export interface ChosenSurveyProps {
  /** Where the surveys of the site are. */
  readonly url: string
}

interface Chosen {
  readonly survey: Survey
  readonly texts: SurveyTexts
}

/** The survey for this user on this page, or nothing (docs/behaviour/surveys.md). */
export function ChosenSurvey({ url }: ChosenSurveyProps): ReactNode {
  const { locale } = usePage()
  const [chosen, setChosen] = useState<Chosen>()
  useEffect(() => {
    let isCurrent = true
    const choose = async (): Promise<void> => {
      const surveys = await fetchSurveys(url)
      const survey = chooseSurvey(surveys, {
        path: location.pathname,
        now: Date.now(),
        forced: forcedSurvey(location.hash),
        recordOf: findOrDraw,
      })
      if (survey === undefined) return
      const texts = await loadSurveyTexts(interfaceLocaleOf(locale))
      if (isCurrent) setChosen({ survey, texts })
    }
    choose().catch((error: unknown) => console.warn('the surveys could not be loaded', error))
    return () => {
      isCurrent = false
    }
  }, [url, locale])
  return chosen === undefined ? null : <SurveyCard survey={chosen.survey} texts={chosen.texts} />
}

/** Where the browser stores nothing, no survey is shown: it could not be hidden. */
const NEVER: SurveyRecord = { random: 0, dismissed_at: 0 }

function findOrDraw(id: string): SurveyRecord {
  const known = readSurveyRecord(id)
  if (known !== undefined) return known
  const record = { random: Math.random() }
  return storeSurveyRecord(id, record) ? record : NEVER
}
