import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Analysis, TestResult } from '#contracts/observatory-calls.ts'
import { type ObservatoryTextKey, observatoryText } from '#locales/observatory.ts'
import { policyHtml } from '#markup/observatory/policy-html.ts'
import { RawHtml } from '../../../ui/raw-html.tsx'
import { CopyButton } from '../parts/copy-button.tsx'
import { DataTable } from '../parts/data-table.tsx'
import { Mark } from '../parts/mark.tsx'

type Flags = NonNullable<TestResult['policy']>
type Policies = NonNullable<TestResult['policies']>

/** What is asked of a policy; `isGood` says whether a true flag is good. */
const FLAGS = [
  { flag: 'unsafeInline', isGood: false },
  { flag: 'unsafeEval', isGood: false },
  { flag: 'unsafeObjects', isGood: false },
  { flag: 'unsafeInlineStyle', isGood: false },
  { flag: 'insecureSchemeActive', isGood: false },
  { flag: 'insecureSchemePassive', isGood: false },
  { flag: 'antiClickjacking', isGood: true },
  { flag: 'defaultNone', isGood: true },
  { flag: 'insecureBaseUri', isGood: false },
  { flag: 'insecureFormAction', isGood: false },
  { flag: 'strictDynamic', isGood: true },
] as const satisfies readonly { readonly flag: keyof Flags; readonly isGood: boolean }[]

/** Why no policy is judged, by the result of the test; any other result is that of a site without one. */
const UNJUDGED: ReadonlyMap<string | undefined, ObservatoryTextKey> = new Map([
  ['csp-not-implemented-but-reporting-enabled', 'csp_report_only'],
  ['csp-header-invalid', 'csp_invalid'],
])

/** What the Content Security Policy allows (docs/behaviour/observatory.md 210). */
export function CspTab({ test, proposal }: { readonly test: TestResult | undefined; readonly proposal: Analysis['policy'] }): ReactNode {
  return (
    <>
      <Answers test={test} />
      <PolicyList policies={test?.policies ?? []} />
      {proposal !== null && <Proposal proposal={proposal} />}
    </>
  )
}

/** A policy to try, with a button that copies it (docs/behaviour/observatory.md 224). */
function Proposal({ proposal }: { readonly proposal: NonNullable<Analysis['policy']> }): ReactNode {
  const html = useMemo(() => policyHtml(proposal).toString(), [proposal])
  const root = useRef<HTMLElement>(null)
  const [container, setContainer] = useState<Element | null>(null)
  useLayoutEffect(() => setContainer(root.current?.querySelector('[data-place="copy"]') ?? null), [])
  return (
    <>
      <RawHtml as="div" ref={root} html={html} />
      {container !== null && createPortal(<CopyButton label={observatoryText('policy_copy')} text={proposal.value} />, container)}
    </>
  )
}

function Answers({ test }: { readonly test: TestResult | undefined }): ReactNode {
  const policy = test?.policy ?? null
  if (policy === null) return <p>{observatoryText(UNJUDGED.get(test?.result) ?? 'csp_none')}</p>
  const columns = [observatoryText('test'), observatoryText('csp_result'), observatoryText('csp_info')]
  const rows = FLAGS.map(({ flag, isGood }) => {
    const value = policy[flag]
    return {
      key: flag,
      cells: [
        observatoryText(`csp_${flag}`),
        <Mark key="mark" isGood={value === null ? null : value === isGood} good={observatoryText('yes')} bad={observatoryText('no')} />,
        observatoryText(`csp_${flag}_info`),
      ],
    }
  })
  return <DataTable caption={observatoryText('tab_csp')} columns={columns} rows={rows} />
}

function PolicyList({ policies }: { readonly policies: Policies }): ReactNode {
  if (policies.length === 0) return null
  return (
    <>
      <h3>{observatoryText('csp_policies')}</h3>
      {policies.map(({ from, directives }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: policies have no name, and a report does not change
        <figure className="obs-policy" key={index}>
          <figcaption>{observatoryText(from === 'header' ? 'csp_from_header' : 'csp_from_meta')}</figcaption>
          <code dir="ltr">{directives.map(({ name, values }) => [name, ...values].join(' ')).join(';\n')}</code>
        </figure>
      ))}
    </>
  )
}
