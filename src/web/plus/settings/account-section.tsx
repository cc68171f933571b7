import type { ReactNode } from 'react'
import { ACCOUNT_DATA_PATH, ACCOUNT_PATH } from '#contracts/account-paths.ts'
import { MANAGE_SUBSCRIPTION_PATH } from '#contracts/plus-addresses.ts'
import { type User, useUser } from '../../browser/user.ts'
import { usePage } from '../../ui/page-context.ts'
import { SettingRow } from '../../ui/settings/setting-row.tsx'
import { SettingSwitch } from '../../ui/settings/setting-switch.tsx'
import type { SettingsSection } from '../../ui/settings/settings-section.ts'
import { settingsText } from '../../ui/settings/settings-text.ts'
import { saveSetting } from './save-setting.ts'

/** The user's account: ads, plan, sessions, data (docs/behaviour/plus.md 122, 123). */
export const accountSection: SettingsSection = {
  id: 'account',
  title: () => settingsText('account_title'),
  Component: AccountRows,
}

function AccountRows(): ReactNode {
  const user = useUser()
  return (
    <>
      <AdFree user={user} />
      {user?.isAuthenticated === true && <AccountLinks isSubscriber={user.isSubscriber} />}
    </>
  )
}

function AdFree({ user }: { readonly user: User | undefined }): ReactNode {
  const { site } = usePage()
  const plans = site.pageUrls?.plans
  const row = { id: 'account--ad-free', title: settingsText('ad_free') }
  if (user === undefined || (user.isAuthenticated && user.isSubscriber))
    return (
      <SettingSwitch
        {...row}
        text={<p>{settingsText('ad_free_text')}</p>}
        isOn={user?.settings.noAds}
        save={(isOn) => saveSetting({ no_ads: isOn })}
      />
    )
  const control = plans === undefined ? {} : { control: <RowLink id={row.id} url={`${plans}#subscribe`} text={settingsText('plans')} /> }
  return <SettingRow {...row} text={<p>{settingsText('ad_free_core', { plusName: site.brand.plusName })}</p>} {...control} />
}

function AccountLinks({ isSubscriber }: Pick<User, 'isSubscriber'>): ReactNode {
  return (
    <>
      <LinkRow name="account" url={ACCOUNT_PATH} />
      {isSubscriber && <LinkRow name="subscription" url={MANAGE_SUBSCRIPTION_PATH} />}
      <LinkRow name="sessions" url={`${ACCOUNT_PATH}#sessions`} />
      <LinkRow name="data" url={ACCOUNT_DATA_PATH} isFile />
      <LinkRow name="delete" url={`${ACCOUNT_PATH}#delete`} />
    </>
  )
}

interface LinkRowProps {
  readonly name: 'account' | 'subscription' | 'sessions' | 'data' | 'delete'
  readonly url: string
  readonly isFile?: boolean
}

function LinkRow({ name, url, isFile = false }: LinkRowProps): ReactNode {
  const id = `account--${name}`
  return (
    <SettingRow
      id={id}
      title={settingsText(name)}
      text={<p>{settingsText(`${name}_text`)}</p>}
      control={<RowLink id={id} url={url} text={settingsText(`${name}_link`)} isFile={isFile} />}
    />
  )
}

interface RowLinkProps {
  readonly id: string
  readonly url: string
  readonly text: string
  readonly isFile?: boolean
}

function RowLink({ id, url, text, isFile = false }: RowLinkProps): ReactNode {
  return (
    <a className="setting-link" href={url} aria-describedby={`${id}-text`} download={isFile ? '' : undefined}>
      {text}
    </a>
  )
}
