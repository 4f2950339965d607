// One current alert, linked to its page.
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '#web/ui/icons.ts'
import type { AlertKey } from '#contract/operations/console/activity.ts'
import type { Alert } from '#contract/operations/console/figures.ts'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { ageOf, useAge } from '../ages.ts'
import { StateMark } from '../StateMark.tsx'
import { useFigureFormats } from './figure-formats.ts'

const places: Record<AlertKey, [section: string, query?: Record<string, string>]> = {
  jobs: ['system', { state: 'failed' }],
  webhooks: ['system/deliveries'],
  findings: ['payments'],
  backup: ['system'],
  archive: ['system'],
  audit: ['audit'],
  disk: ['system'],
  errors: ['system'],
  pushKey: ['system'],
}

export function AlertLine({ alert }: { alert: Alert }) {
  const { t } = useLingui()
  const { paths } = useSite()
  const age = useAge()
  const text = useAlertText(alert)
  return (
    <li>
      <StateMark look="bad" icon={IconAlertTriangle}>
        {text}
      </StateMark>
      <span className="muted">{alert.since && <Trans>for {age(ageOf(alert.since))}</Trans>}</span>
      <LinkButton href={paths.admin(...places[alert.key])} aria-label={t`Open: ${text}`}>
        {t({ message: 'Open', context: 'button' })}
      </LinkButton>
    </li>
  )
}

function useAlertText({ key, amount, since }: Alert): string {
  const { t } = useLingui()
  const { formats } = useSite()
  const written = useFigureFormats()
  const count = amount ?? 0
  switch (key) {
    case 'jobs':
      return t`${plural(count, { one: '# job failed for good', other: '# jobs failed for good' })}`
    case 'webhooks':
      return t`${plural(count, { one: '# delivery to a webhook fails', other: '# deliveries to webhooks fail' })}`
    case 'findings':
      return t`${plural(count, {
        one: '# payment differs from the books of the card provider',
        other: '# payments differ from the books of the card provider',
      })}`
    case 'backup':
      return since ? t`The last backup is too old` : t`There is no backup yet`
    case 'archive':
      return t`The database can’t archive its log`
    case 'audit': {
      const entry = formats.number(count)
      return t`The chain of the audit log is broken at entry ${entry}`
    }
    case 'disk': {
      const free = written.value('bytes', count)
      return t`The disk is nearly full: ${free} are free`
    }
    case 'pushKey':
      return t`A push service refused the key of this site: devices may not ring`
    case 'errors': {
      const share = written.value('share', count)
      return t`${share} of the answers of the last hour are errors, more than usual`
    }
  }
}
