import { type ReactNode, useState } from 'react'
import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { interfaceLocaleOf } from '#contracts/locales.ts'
import { subscribeLink } from '#contracts/plus-addresses.ts'
import type { PlusLandingPage } from '#contracts/plus-landing.ts'
import { formatPrice } from '#locales/format-price.ts'
import { useUser } from '../../browser/user.ts'
import { FilledText } from '../../texts/filled-text.tsx'
import type { LandingText } from './landing-text.ts'
import { CoreCard, PaidCard } from './plan-card.tsx'
import { hasTwoFreeMonths, type Period, periodOf, periodsOf, planOf, type Tier } from './plan-cards.ts'
import type { Offer } from './read-offer.ts'
import { useOffer } from './use-offer.ts'

const TIERS = [5, 10] as const satisfies readonly Tier[]

interface PlanChooserProps {
  readonly view: PlusLandingPage
  readonly t: LandingText
}

/** The plans with their prices, and the way to each (docs/behaviour/plus.md 101 to 104). */
export function PlanChooser({ view, t }: PlanChooserProps): ReactNode {
  const user = useUser()
  const state = useOffer()
  const [chosen, setChosen] = useState<Period>()
  const signIn = `${SIGN_IN_PATH}?next=${encodeURIComponent(view.url)}`
  const offer = state.kind === 'offer' ? state.offer : undefined
  const periods = offer === undefined ? [] : periodsOf(offer)
  const wanted = chosen ?? periodOf(user)
  const period = periods.includes(wanted) ? wanted : (periods[0] ?? wanted)
  return (
    <section className="plus-section plus-plans" id="subscribe" aria-labelledby="subscribe-title">
      <h2 id="subscribe-title">
        {user?.isAuthenticated === false ? (
          <FilledText
            text={t('choose_or')}
            values={{
              logIn: (
                <a rel="nofollow" href={signIn}>
                  {t('log_in')}
                </a>
              ),
            }}
          />
        ) : (
          t('choose')
        )}
      </h2>
      <div className="plus-period">
        <p role="status">
          {state.kind === 'loading' && t('loading')}
          {state.kind === 'offline' && t('offline')}
        </p>
        {offer !== undefined && periods.length > 1 && (
          <label className="plus-yearly">
            <input type="checkbox" checked={period === 'year'} onChange={({ target }) => setChosen(target.checked ? 'year' : 'month')} />
            <span>{t(hasTwoFreeMonths(offer) ? 'yearly_free' : 'yearly')}</span>
          </label>
        )}
      </div>
      <ul className="plus-cards">
        <CoreCard t={t} user={user} signIn={signIn} faq={view.links.faq} />
        {state.kind === 'none' ||
          TIERS.map((tier) => {
            const plan = planOf(tier, period)
            if (offer !== undefined && offer.plans[plan] === undefined) return null
            return (
              <PaidCard
                key={tier}
                t={t}
                tier={tier}
                plan={plan}
                user={user}
                faq={view.links.faq}
                price={offer === undefined ? undefined : priceOf(offer, plan, view)}
              />
            )
          })}
      </ul>
      {view.links.terms !== null && (
        <p className="plus-terms">
          <a href={view.links.terms}>{t('terms')}</a>
        </p>
      )}
    </section>
  )
}

function priceOf(offer: Offer, plan: ReturnType<typeof planOf>, { locale }: PlusLandingPage) {
  const price = offer.plans[plan]
  if (price === undefined) return undefined
  const text = formatPrice(price.monthlyPriceInCents, offer.currency, interfaceLocaleOf(locale))
  return { text, url: subscribeLink(offer.subscribeUrl, price.id) }
}
