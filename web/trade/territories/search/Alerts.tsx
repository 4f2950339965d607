// Saved searches.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { savedSearchNameMost } from '#contract/foundation/constants.ts'
import type { TerritoryAlert } from '#contract/trade/territories/territories.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { Button, IconButton } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { IconBell, IconTrash } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { More } from '#web/ui/More.tsx'
import { type Question, questionOf } from './asked.ts'
import styles from './Search.module.css'

type Kind = TerritoryAlert['kind']
type Props = { kind: Kind; asked: Question; name: string }

export function Alerts({ kind, asked, name }: Props) {
  const api = useApi()
  const { t } = useLingui()
  const { showSuccess, showError } = useToasts()
  const [alerts, setAlerts] = useState<TerritoryAlert[]>([])
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    api.territories.alerts({ signal: controller.signal }).then(
      ({ data }) => setAlerts(data),
      () => {},
    )
    return () => controller.abort()
  }, [api])
  async function save(): Promise<void> {
    setBusy(true)
    try {
      const saved = await api.territories.saveAlert({
        body: { ...questionOf(kind, asked), name: [...name].slice(0, savedSearchNameMost).join('') },
      })
      setAlerts([saved, ...alerts.filter(({ alertID }) => alertID !== saved.alertID)])
      showSuccess(t`Saved. New ones come by e-mail once a week.`)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  async function remove(id: string): Promise<void> {
    try {
      await api.territories.removeAlert({ params: { id } })
      setAlerts(alerts.filter(({ alertID }) => alertID !== id))
    } catch (error) {
      showError(error)
    }
  }
  const own = alerts.filter((one) => one.kind === kind)
  return (
    <div className={styles.alerts}>
      <Button icon={IconBell} busy={busy} onClick={() => void save()}>
        <Trans>Tell me of new ones</Trans>
      </Button>
      {own.length > 0 && <Saved alerts={own} onRemove={(id) => void remove(id)} />}
    </div>
  )
}

function Saved({ alerts, onRemove }: { alerts: TerritoryAlert[]; onRemove: (id: string) => void }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const keepsFocus = useFocusAfterRemoval()
  return (
    <More
      more={<Plural value={alerts.length} one="# saved search" other="# saved searches" />}
      less={<Trans>Hide saved searches</Trans>}
    >
      <ul ref={keepsFocus}>
        {alerts.map(({ alertID, kind, name, question }) => (
          <li key={alertID} className="row between">
            <Link className="link" to={kind === 'line' ? paths.soughtLines(question) : paths.distributors(question)}>
              {name}
            </Link>
            <IconButton icon={IconTrash} label={t`Delete ${name}`} onClick={() => onRemove(alertID)} />
          </li>
        ))}
      </ul>
    </More>
  )
}
