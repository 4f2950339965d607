// History of an agreement, the latest first.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Agreement } from '#contract/trade/territories/agreements.ts'
import { useSite } from '#web/foundation/page.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from '../Territories.module.css'

type Entry = Agreement['history'][number]

export function useHistoryActs(): Record<Entry['act'], string> {
  const { t } = useLingui()
  return {
    propose: t({ message: 'proposed', comment: 'history of an agreement' }),
    confirm: t({ message: 'confirmed', comment: 'history of an agreement' }),
    decline: t({ message: 'declined', comment: 'history of an agreement' }),
    giveNotice: t({ message: 'notice given', comment: 'history of an agreement' }),
    withdraw: t({ message: 'not confirmed any more', comment: 'history of an agreement' }),
    dispute: t({ message: 'put in question', comment: 'history of an agreement' }),
    show: t({ message: 'display changed', comment: 'history of an agreement' }),
    end: t({ message: 'ended', context: 'an agreement' }),
    lapse: t({ message: 'ran out', comment: 'history of an agreement' }),
    keep: t({ message: 'left as it was', comment: 'history of an agreement' }),
    refute: t({ message: 'set to not confirmed', comment: 'history of an agreement' }),
  }
}

export function History({ agreement: { history, side } }: { agreement: Agreement }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const acts = useHistoryActs()
  const who = (by: Entry['by']) =>
    by === side ? t`you` : by === 'time' ? t`by its date` : by === 'staff' ? t`verifier` : t`the other side`
  if (history.length === 0) return null
  return (
    <Card as="section">
      <CardHeader title={<Trans comment="what happened to an agreement">History</Trans>} />
      <ul className={styles.inside}>
        {history.toReversed().map(({ at, by, act }) => (
          <li key={`${at} ${act}`} className="row between">
            <span>
              {acts[act]}, {who(by)}
            </span>
            <span className="muted small">{formats.dateTime(at)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
