import type { ReactNode } from 'react'

/*
 * Small drawings of what the product shows, made of elements in the colours of the theme. They are decoration: the words next to them say the
 * same, so screen readers skip them. Their texts are names that no language translates.
 */

/** Pages on a shelf, one of them with a ribbon: for the dark part of the page. */
export function ShelfDrawing(): ReactNode {
  return (
    <svg className="shelf-drawing" viewBox="0 0 420 320" width="420" height="320" aria-hidden="true" focusable="false">
      <g className="shelf-back" transform="rotate(-7 110 250)">
        <rect x="40" y="70" width="150" height="196" rx="8" />
        <path d="M64 104h70M64 128h96M64 152h84M64 176h100" />
      </g>
      <g className="shelf-back" transform="rotate(6 320 250)">
        <rect x="236" y="86" width="146" height="180" rx="8" />
        <path d="M260 120h60M260 144h92M260 168h78M260 192h96" />
      </g>
      <g className="shelf-front">
        <rect x="122" y="34" width="176" height="232" rx="8" />
        <path d="M148 78h70M148 108h122M148 132h108M148 156h118M148 204h122M148 228h84" />
        <path className="shelf-note" d="M148 180h64" />
      </g>
      <path className="shelf-ribbon" d="M250 26h28v66l-14-12-14 12z" />
      <path className="shelf-board" d="M10 266h400l-14 18H24z" />
    </svg>
  )
}

const QUOTED = [
  { title: 'place-items', area: 'CSS' },
  { title: 'display: grid', area: 'CSS' },
  { title: 'flex-direction', area: 'CSS' },
] as const

/** The numbered sources of an answer. */
export function AnswerDrawing(): ReactNode {
  return (
    <div className="drawing drawing-collection" aria-hidden="true" dir="ltr">
      {QUOTED.map(({ title, area }, index) => (
        <div className="drawing-item" key={title}>
          <b className="drawing-number">{index + 1}</b>
          <div>
            <code>{title}</code>
            <small>{area}</small>
          </div>
        </div>
      ))}
    </div>
  )
}

const SAVED = [
  { title: 'grid-template-columns', area: 'CSS', note: 2 },
  { title: 'Promise.allSettled()', area: 'JavaScript', note: 0 },
  { title: '<dialog>', area: 'HTML', note: 1 },
] as const

/** A collection: saved pages, some with notes. */
export function CollectionDrawing(): ReactNode {
  return (
    <div className="drawing drawing-collection" aria-hidden="true">
      {SAVED.map(({ title, area, note }) => (
        <div className="drawing-item" key={title}>
          <svg aria-hidden="true" viewBox="0 0 16 20" width="16" height="20">
            <path d="M2 1h12v17l-6-5-6 5z" />
          </svg>
          <div>
            <code>{title}</code>
            <small>{area}</small>
            {note > 0 && <span className="drawing-note" data-lines={note} />}
          </div>
        </div>
      ))}
    </div>
  )
}

const NEW_FEATURES = [
  { name: ':has()', release: 'Firefox 121' },
  { name: '@starting-style', release: 'Safari 17.5' },
  { name: 'Promise.try()', release: 'Chrome 128' },
] as const

/** Releases of browsers with what is new in them. */
export function UpdatesDrawing(): ReactNode {
  return (
    <div className="drawing drawing-collection" aria-hidden="true" dir="ltr">
      {NEW_FEATURES.map(({ name, release }) => (
        <div className="drawing-item" key={name}>
          <svg aria-hidden="true" viewBox="0 0 16 20" width="16" height="20">
            <path d="M8 3l1.8 5.2L15 10l-5.2 1.8L8 17l-1.8-5.2L1 10l5.2-1.8z" />
          </svg>
          <div>
            <code>{name}</code>
            <small>{release}</small>
          </div>
        </div>
      ))}
    </div>
  )
}

const STORED = [
  { name: 'CSS', lines: 1 },
  { name: 'HTTP', lines: 2 },
  { name: 'JavaScript', lines: 1 },
] as const

/** Areas on their way into the browser. */
export function ReadingDrawing(): ReactNode {
  return (
    <div className="drawing drawing-collection" aria-hidden="true" dir="ltr">
      {STORED.map(({ name, lines }) => (
        <div className="drawing-item" key={name}>
          <svg aria-hidden="true" viewBox="0 0 16 20" width="16" height="20">
            <path d="M6.5 2h3v7H13l-5 5.5L3 9h3.5zM2 16.5h12v2H2z" />
          </svg>
          <div>
            <code>{name}</code>
            <span className="drawing-note" data-lines={lines} />
          </div>
        </div>
      ))}
    </div>
  )
}

/** The playground: code on one side, its result on the other. */
export function PlaygroundDrawing(): ReactNode {
  return (
    <div className="drawing drawing-playground" aria-hidden="true" dir="ltr">
      <pre>
        <b>button</b>
        {' {\n  '}
        <i>background</i>: <u>seagreen</u>
        {';\n  '}
        <i>border-radius</i>: <u>2em</u>
        {';\n  '}
        <i>padding</i>: <u>0.5em 1.4em</u>
        {';\n}'}
      </pre>
      <div className="drawing-result">
        <span>OK</span>
      </div>
    </div>
  )
}

const MODULES = [
  { name: 'HTML', done: 5, of: 5 },
  { name: 'CSS', done: 4, of: 6 },
  { name: 'JavaScript', done: 1, of: 6 },
] as const

/** Modules of the curriculum, and how far a learner has come. */
export function ProgressDrawing(): ReactNode {
  return (
    <div className="drawing drawing-progress" aria-hidden="true">
      {MODULES.map(({ name, done, of }) => (
        <div className="drawing-module" key={name}>
          <svg
            aria-hidden="true"
            className="drawing-check"
            viewBox="0 0 20 20"
            width="20"
            height="20"
            data-done={done === of ? '' : undefined}
          >
            <circle cx="10" cy="10" r="8" />
            <path d="M6 10.5l3 3 5-6.5" />
          </svg>
          <span>{name}</span>
          <svg aria-hidden="true" className="drawing-steps" viewBox="0 0 60 6" width="60" height="6" preserveAspectRatio="none">
            <rect width="60" height="6" />
            <rect className="drawing-done" width={(60 * done) / of} height="6" />
          </svg>
        </div>
      ))}
    </div>
  )
}
