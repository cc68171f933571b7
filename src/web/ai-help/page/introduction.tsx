import type { ReactNode } from 'react'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { usePage } from '../../ui/page-context.ts'
import { helpText } from '../answer/help-text.ts'
import './introduction.css'

const POINTS = ['intro_sources', 'intro_support', 'intro_history'] as const

/** What anonymous users see: what AI Help does, and where to log in. */
export function Introduction({ title }: { readonly title: string }): ReactNode {
  const { name } = usePage().site.brand
  const signIn = `${SIGN_IN_PATH}?next=${encodeURIComponent(location.pathname + location.search)}`
  return (
    <div className="help-intro">
      <div className="help-intro-text">
        <h1>{title}</h1>
        <p className="help-lead">{helpText('intro_lead', { name })}</p>
        <ul>
          {POINTS.map((point) => (
            <li key={point}>{helpText(point)}</li>
          ))}
        </ul>
        <p className="help-intro-links">
          <a className="button" rel="nofollow" href={signIn}>
            {helpText('log_in')}
          </a>
          <a rel="nofollow" href={`${signIn}&action=signup`}>
            {helpText('sign_up')}
          </a>
        </p>
      </div>
      <Drawing />
    </div>
  )
}

/** A conversation as the page shows it: its question and code, no answer that was never given. The words next to it say the same. */
function Drawing(): ReactNode {
  return (
    <div className="help-drawing" aria-hidden="true">
      <p className="help-drawing-question">{helpText('example_center')}</p>
      <div className="help-drawing-answer">
        <p className="help-drawing-label">{helpText('consulted')}</p>
        <p className="help-drawing-source">
          <b>1</b> <span dir="ltr">CSS grid layout: place-items</span>
        </p>
        <pre dir="ltr">
          <span>.parent</span>
          {' {\n  '}
          <i>display</i>: grid;
          {'\n  '}
          <i>place-items</i>: center;
          {'\n}'}
        </pre>
        <p className="help-drawing-lines">
          <s /> <s /> <b>1</b>
        </p>
      </div>
    </div>
  )
}
