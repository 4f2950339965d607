// Caps of characters.
import { Trans, useLingui } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { IconAlertTriangle, IconBan } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Text } from '#web/ui/Text.tsx'
import { usePortals } from '../announcements/names.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import type { TranslationUsage } from './answers.ts'
import styles from './Translations.module.css'

type Budget = TranslationUsage['budgets'][number]

const warnShare = 0.8

export function Caps({ budgets }: { budgets: readonly Budget[] }) {
  const { t } = useLingui()
  return (
    <section className={styles.part}>
      <h2>{t`Caps`}</h2>
      <p className="muted">
        <Trans>
          Characters of what is sent, as DeepL counts them. At four fifths of the cap of the day, the month or a portal
          you get an email; at the cap nothing is sent, buttons say until when, and what was translated before is still
          shown.
        </Trans>
      </p>
      <DataTable
        label={t`Caps`}
        columns={useColumns()}
        rows={budgets}
        total={budgets.length}
        pageSize={budgets.length}
        rowKey={({ kind, scope }) => `${kind} ${scope}`}
        usualSort="kind"
      />
    </section>
  )
}

function useColumns(): Column<Budget>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const portals = new Map(usePortals().map(({ value, text }) => [value, text]))
  return [
    {
      key: 'kind',
      label: t({ message: 'Cap', comment: 'limit of characters' }),
      main: true,
      cell: ({ kind, scope }) => {
        if (kind === 'day') return t`Today, all together`
        if (kind === 'month') return t`This month, all together`
        if (kind === 'portal') return portals.get(scope) ?? scope
        return (
          <Link className="link" to={paths.admin(`businesses/${scope}`)}>
            {t`Company ${scope.slice(-8)}`}
          </Link>
        )
      },
    },
    { key: 'used', label: t({ message: 'Used', comment: 'of a cap' }), cell: (budget) => <Used {...budget} /> },
    {
      key: 'cap',
      label: t({ message: 'Cap', comment: 'limit of characters' }),
      numeric: true,
      cell: ({ cap }) => (cap === null ? t`none set` : formats.number(cap)),
    },
    {
      key: 'startsOn',
      label: t`Since`,
      cell: ({ startsOn }) => <span className="nowrap">{formats.date(startsOn)}</span>,
    },
    {
      key: 'until',
      label: t`A new period begins`,
      cell: ({ until }) => <span className="nowrap">{formats.dateTime(until)}</span>,
    },
  ]
}

function Used({ characters, cap }: Budget) {
  const { formats } = useSite()
  const used = formats.number(characters)
  if (cap === null) return used
  const share = cap === 0 ? 1 : characters / cap
  const percent = formats.number(Math.floor(share * 100))
  return (
    <>
      <span className="row">
        <Text>{`${used} (${percent} %)`}</Text>
        {share >= 1 ? (
          <StateMark look="bad" icon={IconBan}>
            <Trans>used up</Trans>
          </StateMark>
        ) : (
          share >= warnShare && (
            <StateMark look="warn" icon={IconAlertTriangle}>
              <Trans comment="of a cap of characters">nearly used up</Trans>
            </StateMark>
          )
        )}
      </span>
      <span className={styles.share} aria-hidden="true">
        <i data-full={share >= 1 || undefined} style={{ inlineSize: `${Math.min(100, share * 100)}%` }} />
      </span>
    </>
  )
}
