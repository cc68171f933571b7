import type { ReactNode } from 'react'
import { useUser } from '../../browser/user.ts'
import { SettingRow } from '../../ui/settings/setting-row.tsx'
import { SettingSwitch } from '../../ui/settings/setting-switch.tsx'
import type { SettingsSection } from '../../ui/settings/settings-section.ts'
import { settingsText } from '../../ui/settings/settings-text.ts'
import { DeleteHistory } from './delete-history.tsx'
import { saveSetting } from './save-setting.ts'

/** The history of AI Help (docs/behaviour/plus.md 124). */
export const aiHelpSection: SettingsSection = {
  id: 'ai-help',
  feature: 'ai-help',
  title: () => settingsText('ai_title'),
  Component: HistoryRows,
}

function HistoryRows(): ReactNode {
  const user = useUser()
  const row = { id: 'ai-help--history-enable', title: settingsText('ai_history') }
  if (user !== undefined && !user.isAuthenticated) return <SettingRow {...row} text={<p>{settingsText('ai_history_out')}</p>} />
  const text = <p>{settingsText('ai_history_text')}</p>
  return (
    <>
      <SettingSwitch {...row} text={text} isOn={user?.settings.aiHelpHistory} save={(isOn) => saveSetting({ ai_help_history: isOn })} />
      <DeleteHistory />
    </>
  )
}
