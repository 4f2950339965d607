// Notification settings by kind, saved optimistically.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import {
  kindNames,
  notificationKinds,
  type NotificationKind,
  type Telling,
} from '#contract/discovery/notifications/kinds.ts'
import { useOptimisticSettings } from '#web/foundation/optimistic.ts'
import { useApi } from '#web/foundation/page.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { Part } from '#web/ui/Part.tsx'
import { kinds } from './kinds.ts'
import styles from './NotificationsPage.module.css'

type Tellings = Record<NotificationKind, Telling>

const ways = {
  app: msg`In the app`,
  mail: msg`In the app and by e-mail at once`,
  digest: msg`In the app and in a daily e-mail`,
  off: msg({ message: 'Off', comment: 'notifications of a kind' }),
} satisfies Record<Telling, unknown>

export function NotificationSettings({ tellings }: { tellings: Tellings }) {
  const { i18n } = useLingui()
  const id = useId()
  const api = useApi()
  const { values, change } = useOptimisticSettings(tellings, (body) => api.notifications.changeSettings({ body }))
  return (
    <Part id="notifications" title={<Trans>Notifications</Trans>}>
      <div className={styles.settings}>
        {kindNames.map((kind) => (
          <Select
            key={kind}
            visible
            id={`${id}${kind}`}
            label={i18n._(kinds[kind].name)}
            value={values[kind]}
            onChange={(event) => void change(kind, event.currentTarget.value as Telling)}
          >
            {notificationKinds[kind].among.map((way) => (
              <option key={way} value={way}>
                {i18n._(ways[way])}
              </option>
            ))}
          </Select>
        ))}
      </div>
    </Part>
  )
}
