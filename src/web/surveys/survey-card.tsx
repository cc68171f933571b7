import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import type { Survey, SurveyText } from '#contracts/survey.ts'
import type { SurveyTexts } from '#locales/surveys/survey-texts.ts'
import { translate } from '#locales/translate.ts'
import { measure } from '../browser/measure.ts'
import { adoptRules } from '../browser/page-style.ts'
import { usePage } from '../ui/page-context.ts'
import rules from './survey-card.css?inline'
import { SurveyForm } from './survey-form.tsx'
import { SurveyFrame } from './survey-frame.tsx'
import { readSurveyRecord, type SurveyRecord, storeSurveyRecord } from './survey-records.ts'

interface SurveyCardProps {
  readonly survey: Survey
  readonly texts: SurveyTexts
}

/** A survey: seen, then opened, then submitted; or dismissed at any time (docs/behaviour/surveys.md 2). */
export function SurveyCard({ survey, texts }: SurveyCardProps): ReactNode {
  const { locale, interfaceLang } = usePage()
  const [state, setState] = useState<'seen' | 'opened' | 'submitted' | 'dismissed'>('seen')
  const titleId = useId()
  const thanks = useRef<HTMLParagraphElement>(null)
  adoptRules(rules)
  const language = interfaceLocaleOf(locale)
  const t = (key: keyof SurveyTexts): string => translate(texts[key], undefined, language)
  const say = (text: SurveyText): string => text[language] ?? text['en-US']

  useEffect(() => {
    if (readSurveyRecord(survey.id)?.seen_at === undefined) {
      note(survey.id, 'seen_at')
      measure({ name: 'surveys.seen', id: survey.id })
    }
  }, [survey.id])
  useEffect(() => {
    if (state === 'submitted') thanks.current?.focus()
  }, [state])
  const [endedBefore] = useState(() => endOf(survey.id))
  useEffect(() => {
    const follow = (): void => {
      if (endOf(survey.id) !== endedBefore) setState((now) => (now === 'submitted' ? now : 'dismissed'))
    }
    const listening = new AbortController()
    // Another tab has sent an answer, or hidden the survey.
    addEventListener('storage', follow, { signal: listening.signal })
    return () => listening.abort()
  }, [survey.id, endedBefore])

  const open = (): void => {
    note(survey.id, 'opened_at')
    measure({ name: 'surveys.opened', id: survey.id })
    setState('opened')
  }
  const submit = (): void => {
    note(survey.id, 'submitted_at')
    measure({ name: 'surveys.submitted', id: survey.id })
    setState('submitted')
  }
  const dismiss = (): void => {
    note(survey.id, 'dismissed_at')
    measure({ name: 'surveys.dismissed', id: survey.id })
    setState('dismissed')
    // The button is gone: the focus goes to the article, not to the top of the page.
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  }

  if (state === 'dismissed') return null
  return (
    <aside className="survey" lang={interfaceLang} aria-labelledby={titleId}>
      <h2 id={titleId}>{say(survey.teaser)}</h2>
      {state === 'submitted' ? (
        <p ref={thanks} tabIndex={-1}>
          {t('thanks')}
        </p>
      ) : (
        <>
          <p>{say(survey.question)}</p>
          {state === 'opened' && 'frame' in survey && <SurveyFrame url={survey.frame} title={t('frame')} onSubmit={submit} />}
          {state === 'opened' && 'form' in survey && <SurveyForm survey={survey} t={t} say={say} onSubmit={submit} />}
          <div className="survey-actions">
            {state === 'seen' && (
              <button type="button" className="button" onClick={open}>
                {t('take')}
              </button>
            )}
            <button type="button" className="survey-hide" onClick={dismiss}>
              {t('hide')}
            </button>
          </div>
          {survey.footnote !== undefined && <p className="survey-footnote">{say(survey.footnote)}</p>}
        </>
      )}
    </aside>
  )
}

/** The times at which the survey was answered and hidden: a forced one is shown although it was (docs/behaviour/surveys.md 5). */
function endOf(id: string): string {
  const record = readSurveyRecord(id)
  return `${record?.submitted_at} ${record?.dismissed_at}`
}

function note(id: string, time: Exclude<keyof SurveyRecord, 'random'>): void {
  storeSurveyRecord(id, { random: Math.random(), ...readSurveyRecord(id), [time]: Date.now() })
}
