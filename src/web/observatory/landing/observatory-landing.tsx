import type { ReactNode } from 'react'
import type { ObservatoryLanding as LandingData } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { AdSlot } from '../../ui/ad-slot.tsx'
import { SampleCard } from './sample-card.tsx'
import { ScanForm } from './scan-form.tsx'
import '../progress.css'
import './observatory-landing.css'

interface ObservatoryLandingProps {
  readonly view: LandingData
}

const ABOUT = ['what', 'grade', 'fix', 'public'] as const

/** The page of the scanner (docs/behaviour/observatory.md 201). */
export function ObservatoryLanding({ view }: ObservatoryLandingProps): ReactNode {
  const { report, scoring, faq } = view.links
  return (
    <>
      <main className="obs-landing" id="content" tabIndex={-1}>
        <div className="obs-hero">
          <div className="obs-hero-text">
            <h1 tabIndex={-1}>{observatoryText('name')}</h1>
            <p className="obs-lead">{observatoryText('lead')}</p>
            <ScanForm report={report} />
            <p className="obs-more">
              {faq !== null && <a href={faq}>{observatoryText('faq_link')}</a>}
              {scoring !== null && <a href={scoring}>{observatoryText('scoring_link')}</a>}
            </p>
          </div>
          <SampleCard />
        </div>
        <div className="obs-about">
          {ABOUT.map((id) => (
            <section key={id}>
              <h2>{observatoryText(`about_${id}`)}</h2>
              <p>{observatoryText(`about_${id}_text`)}</p>
            </section>
          ))}
        </div>
      </main>
      <AdSlot name="side" url={view.url} />
    </>
  )
}
