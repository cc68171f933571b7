import type { ReactNode } from 'react'
import { AI_CORE_QUESTIONS } from '#contracts/ai-help-limits.ts'
import { CORE_COLLECTIONS_MAX } from '#contracts/collection-limits.ts'
import { PAID_PLAN_TERMS, type PaidPlan } from '#contracts/plans.ts'
import { MANAGE_SUBSCRIPTION_PATH } from '#contracts/plus-addresses.ts'
import type { User } from '../../browser/user.ts'
import { usePage } from '../../ui/page-context.ts'
import type { LandingText } from './landing-text.ts'
import { stateOf, type Tier } from './plan-cards.ts'

interface CardProps {
  readonly t: LandingText
  readonly user: User | undefined
  /** Where questions about changes of plans are answered. */
  readonly faq: string | null
}

/** The card of the free plan: there wherever the page is. */
export function CoreCard({ t, user, faq, signIn }: CardProps & { readonly signIn: string }): ReactNode {
  const state = stateOf('core', user)
  const { features } = usePage().site
  return (
    <li className="plus-card" data-state={state}>
      <h3>Core</h3>
      <p className="plus-price">
        <strong>{t('free')}</strong>
      </p>
      <p className="plus-billed">{t('billed_core')}</p>
      <div className="plus-act">
        {state === 'start' ? (
          <a className="plain-button" rel="nofollow" href={`${signIn}&action=signup`}>
            {t('start_with', { plan: 'Core' })}
          </a>
        ) : (
          <Settled t={t} isCurrent={state === 'current'} faq={faq} />
        )}
      </div>
      <p className="plus-includes">{t('core_includes')}</p>
      <ul>
        <li>{t('core_collections', { count: CORE_COLLECTIONS_MAX })}</li>
        <li>{t('core_playground')}</li>
        <li>{t('core_progress')}</li>
        {features.includes('ai-help') && <li>{t('core_ai_help', { count: AI_CORE_QUESTIONS })}</li>}
      </ul>
    </li>
  )
}

interface PaidCardProps extends CardProps {
  readonly tier: Tier
  readonly plan: PaidPlan
  /** Undefined until the plans are loaded. */
  readonly price: { readonly text: string; readonly url: string } | undefined
}

/** The card of a paid plan. Without its price it has the same size, so that nothing moves when that comes. */
export function PaidCard({ t, user, faq, tier, plan, price }: PaidCardProps): ReactNode {
  const { brand, features } = usePage().site
  const names = { 5: `${brand.plusName} 5`, 10: `${brand.shortName} Supporter 10` } as const
  const state = stateOf(plan, user)
  return (
    <li className={tier === 10 ? 'plus-card plus-card-large' : 'plus-card'} data-state={state} aria-busy={price === undefined}>
      <h3>{names[tier]}</h3>
      <p className="plus-price">
        {price === undefined ? (
          <span className="plus-waiting" aria-hidden="true" />
        ) : (
          <>
            <strong>{price.text}</strong> <span>{t('per_month')}</span>
          </>
        )}
      </p>
      <p className="plus-billed">{price !== undefined && t(`billed_${PAID_PLAN_TERMS[plan].period}`)}</p>
      <div className="plus-act">
        {state === 'start' || state === 'upgrade' ? (
          <Buy url={price?.url} text={t(state === 'start' ? 'start_with' : 'upgrade_to', { plan: names[tier] })} />
        ) : (
          <Settled t={t} isCurrent={state === 'current'} faq={faq} manage={MANAGE_SUBSCRIPTION_PATH} />
        )}
      </div>
      <p className="plus-includes">{t('everything', { plan: tier === 5 ? 'Core' : names[5] })}</p>
      <ul>
        {tier === 5 && (
          <>
            <li>{t('plus_collections')}</li>
            {features.includes('ai-help') && <li>{t('plus_ai_help')}</li>}
            {features.includes('ads') && <li>{t('plus_no_ads')}</li>}
          </>
        )}
        <li>{t(tier === 5 ? 'plus_support' : 'supporter_more')}</li>
      </ul>
    </li>
  )
}

/** The link that subscribes; its place until the address is known. */
function Buy({ url, text }: { readonly url: string | undefined; readonly text: string }): ReactNode {
  if (url === undefined) return <span className="button plus-pending">{text}</span>
  return (
    <a className="button" rel="nofollow" href={url}>
      {text}
    </a>
  )
}

interface SettledProps {
  readonly t: LandingText
  readonly isCurrent: boolean
  readonly faq: string | null
  readonly manage?: string
}

/** In place of the button: the plan is the user's own, or a lower one. */
function Settled({ t, isCurrent, faq, manage }: SettledProps): ReactNode {
  const more = isCurrent ? manage : (faq ?? undefined)
  return (
    <p className="plus-settled">
      <b>{t(isCurrent ? 'current' : 'not_available')}</b>
      {more !== undefined && <a href={isCurrent ? more : `${more}#changing_plans`}>{t(isCurrent ? 'manage' : 'changes')}</a>}
    </p>
  )
}
