import type { ReactNode } from 'react'
import type { PlusLandingPage as PlusLandingData } from '#contracts/plus-landing.ts'
import { usePage } from '../../ui/page-context.ts'
import {
  AnswerDrawing,
  CollectionDrawing,
  PlaygroundDrawing,
  ProgressDrawing,
  ReadingDrawing,
  ShelfDrawing,
  UpdatesDrawing,
} from './drawings.tsx'
import { type LandingText, landingText } from './landing-text.ts'
import { NoSubscriptionNotice } from './no-subscription-notice.tsx'
import { PlanChooser } from './plan-chooser.tsx'
import './plus-landing.css'
import './drawings.css'
import './plan-chooser.css'

interface PlusLandingPageProps {
  readonly view: PlusLandingData
}

/** What Plus offers; only what the site has. */
const FEATURES = [
  { id: 'ai_help', Drawing: AnswerDrawing },
  { id: 'collections', Drawing: CollectionDrawing },
  { id: 'updates', Drawing: UpdatesDrawing },
  { id: 'reading', Drawing: ReadingDrawing },
  { id: 'playground', Drawing: PlaygroundDrawing },
  { id: 'progress', Drawing: ProgressDrawing },
] as const

/** The page about Plus (docs/behaviour/plus.md 100): what it is, what it offers, what it costs. */
export function PlusLandingPage({ view }: PlusLandingPageProps): ReactNode {
  const { site, interfaceLang } = usePage()
  const t = landingText(view, site.brand)
  return (
    <main className="plus" id="content" tabIndex={-1} lang={interfaceLang}>
      <div className="plus-hero">
        <div className="plus-hero-text">
          <p className="plus-name">{site.brand.plusName}</p>
          <h1 tabIndex={-1}>{t('heading')}</h1>
          <p className="plus-lead">{t('lead')}</p>
          <p className="plus-ways">
            <a className="button" href="#subscribe">
              {t('start')}
            </a>
            <a className="plus-second" href="#features">
              {t('included')}
            </a>
          </p>
        </div>
        <ShelfDrawing />
      </div>
      <Features view={view} t={t} />
      <PlanChooser key={view.url} view={view} t={t} />
      <NoSubscriptionNotice t={t} />
    </main>
  )
}

function Features({ view, t }: PlusLandingPageProps & { readonly t: LandingText }): ReactNode {
  const { aiHelp, collections, updates, reading, playground, curriculum } = view.links
  const links = { ai_help: aiHelp, collections, updates, reading, playground, progress: curriculum }
  return (
    <section className="plus-section" id="features" aria-labelledby="features-title">
      <h2 id="features-title">{t('included')}</h2>
      {FEATURES.map(({ id, Drawing }) => {
        const url = links[id]
        if (url === null) return null
        return (
          <section className="plus-feature" id={id} key={id} aria-labelledby={`${id}-title`}>
            <div className="plus-feature-text">
              <h3 id={`${id}-title`}>{t(id)}</h3>
              <p>{t(`${id}_text`)}</p>
              <p>
                <a href={url}>{t(`${id}_link`)}</a>
              </p>
            </div>
            <Drawing />
          </section>
        )
      })}
    </section>
  )
}
