import type { ReactNode } from 'react'
import type { Analysis, TestResult } from '#contracts/observatory-calls.ts'
import type { ObservatoryReport, ServerLines } from '#contracts/observatory-pages.ts'
import { observatoryText } from '#locales/observatory.ts'
import { RichText } from '../../rich-text.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { Mark } from '../parts/mark.tsx'
import { orderedTests } from '../parts/ordered-tests.ts'
import { points } from '../parts/points.ts'
import { countsBonus } from '../parts/score-of.ts'

interface ScoringTabProps {
  readonly view: ObservatoryReport
  readonly analysis: Analysis
}

/** Each test with its points, the reason and what to do (docs/behaviour/observatory.md 208). */
export function ScoringTab({ view, analysis }: ScoringTabProps): ReactNode {
  const tests = orderedTests(analysis)
  const hasBonus = countsBonus(tests.map(({ score_modifier }) => score_modifier))
  const isLeftOut = ({ score_modifier }: TestResult): boolean => !hasBonus && score_modifier > 0
  const columns = [observatoryText('test'), observatoryText('score'), observatoryText('reason'), observatoryText('recommendation')]
  const rows = tests.map((test) => ({
    key: test.name,
    cells: [
      <Title key="title" test={test} url={view.guides[test.name]} />,
      <Points key="points" test={test} isLeftOut={isLeftOut(test)} />,
      <RichText key="reason" text={test.score_description} />,
      <Recommendation key="recommendation" test={test} advice={view.advice[test.name] ?? []} />,
    ],
  }))
  return (
    <>
      <DataTable caption={observatoryText('tab_scoring')} columns={columns} rows={rows} />
      {tests.some(isLeftOut) && <p className="obs-quiet">{observatoryText('bonus_note')}</p>}
    </>
  )
}

function Title({ test, url }: { readonly test: TestResult; readonly url: string | undefined }): ReactNode {
  return url === undefined ? test.title : <a href={url}>{test.title}</a>
}

function Points({ test, isLeftOut }: { readonly test: TestResult; readonly isLeftOut: boolean }): ReactNode {
  const mark = <Mark isGood={test.pass} good={observatoryText('passed')} bad={observatoryText('failed')} />
  if (test.pass === null) return mark
  return (
    <span className="obs-points">
      {isLeftOut ? '0*' : points(test.score_modifier)} {mark}
    </span>
  )
}

function Recommendation({ test, advice }: { readonly test: TestResult; readonly advice: readonly ServerLines[] }): ReactNode {
  if (test.recommendation === null || test.recommendation === '') return observatoryText('none')
  return (
    <>
      <RichText text={test.recommendation} />
      {test.pass === false && advice.length > 0 && (
        <details className="obs-advice">
          <summary>
            {observatoryText('configure')}
            <span className="visually-hidden">: {test.title}</span>
          </summary>
          <dl>
            {advice.map(({ server, code }) => (
              <div key={server}>
                <dt>{server}</dt>
                <dd>
                  <code>{code}</code>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  )
}
