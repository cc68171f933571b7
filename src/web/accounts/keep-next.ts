import { SIGN_IN_PATH } from '#contracts/account-paths.ts'
import { shortenNext } from './long-next.ts'

/**
 * The ways to log in and out lead back to the page that is shown then, with its query, which only the browser knows: they are set right when a
 * user is about to take one, by whatever device. Links of other features to log in have their own `next`, which may be too long.
 */
export function keepNext(slot: HTMLElement): void {
  const refresh = ({ target }: Event): void => {
    if (!(target instanceof Element)) return
    const isHere = slot.contains(target)
    const address = location.pathname + location.search
    const link = target.closest<HTMLAnchorElement>(`a[href^="${SIGN_IN_PATH}"]`)
    if (link !== null) {
      const url = new URL(link.href)
      url.searchParams.set('next', shortenNext(isHere ? address : (url.searchParams.get('next') ?? '/')))
      link.href = url.pathname + url.search
    }
    const field = slot.querySelector('input')
    if (isHere && field !== null) field.value = shortenNext(address)
  }
  for (const trigger of ['pointerdown', 'focusin', 'click']) document.addEventListener(trigger, refresh)
}
