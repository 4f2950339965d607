// Translation services.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useProviderName } from '#web/foundation/translations/names.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPlayerPause } from '#web/ui/icons.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { StateMark } from '../StateMark.tsx'
import { DataTable, type Column } from '../table/DataTable.tsx'
import type { TranslationState } from './answers.ts'
import { usePurposes } from './names.tsx'

type Service = TranslationState['data'][number]

export function Services({ services }: { services: readonly Service[] }) {
  const { t } = useLingui()
  const [chosen, setChosen] = useState<Service>()
  const columns = useColumns(setChosen)
  return (
    <>
      <DataTable
        label={t`Translation services`}
        columns={columns.filter(({ key }) => key !== 'quota' || services.some(({ quota }) => quota))}
        rows={services}
        total={services.length}
        rowKey={({ name }) => name}
        usualSort="listings"
      />
      {chosen && <ResumeDialog name={chosen.name} onClose={() => setChosen(undefined)} />}
    </>
  )
}

function State({ pausedUntil, failures, succeededAt, failedAt }: Service) {
  const { formats } = useSite()
  if (pausedUntil)
    return (
      <StateMark look="bad" icon={IconPlayerPause}>
        <Trans comment="a translation service">Paused until {formats.moment(pausedUntil)}</Trans>
      </StateMark>
    )
  if (failures > 0 || (failedAt && failedAt > (succeededAt ?? '')))
    return (
      <StateMark look="warn" icon={IconAlertTriangle}>
        <Trans comment="a translation service">Failed last</Trans>
      </StateMark>
    )
  return succeededAt ? (
    <StateMark look="ok" icon={IconCircleCheck}>
      <Trans context="state of a translation service">Answers</Trans>
    </StateMark>
  ) : (
    <StateMark look="plain" icon={IconCircleDashed}>
      <Trans comment="a translation service">Not asked yet</Trans>
    </StateMark>
  )
}

function useColumns(onResume: (service: Service) => void): Column<Service>[] {
  const { t } = useLingui()
  const { formats } = useSite()
  const nameOf = useProviderName()
  const purposes = usePurposes()
  const place = (at: number | null) => (at === null ? '–' : formats.number(at))
  return [
    {
      key: 'name',
      label: t({ message: 'Service', comment: 'that translates texts' }),
      main: true,
      cell: ({ name }) => nameOf(name),
    },
    { key: 'listings', label: purposes.listing, cell: ({ listings }) => place(listings) },
    { key: 'messages', label: purposes.message, cell: ({ messages }) => place(messages) },
    { key: 'state', label: t`Status`, cell: (service) => <State {...service} /> },
    {
      key: 'error',
      label: t`Last error`,
      cell: ({ error, failedAt, failures }) =>
        error && (
          <>
            <span lang="en">{error}</span>
            <p className="muted small">
              {[failedAt && formats.moment(failedAt), failures > 1 && t`${failures} times in a row`]
                .filter(Boolean)
                .join(', ')}
            </p>
          </>
        ),
    },
    {
      key: 'succeededAt',
      label: t`Last answer`,
      cell: ({ succeededAt }) => succeededAt && <span className="nowrap">{formats.moment(succeededAt)}</span>,
    },
    {
      key: 'quota',
      label: t`As the service counts`,
      cell: ({ quota }) => {
        if (!quota) return null
        const used = formats.number(quota.characters)
        if (quota.limit === null) return t`${used} characters`
        const limit = formats.number(quota.limit)
        return t`${used} of ${limit} characters`
      },
    },
    {
      key: 'acts',
      label: t`Actions`,
      cell: (service) =>
        service.pausedUntil && (
          <Button onClick={() => onResume(service)}>
            {t({ message: 'Resume', comment: 'to ask a paused service again' })}
            <span className="sr"> {nameOf(service.name)}</span>
          </Button>
        ),
    },
  ]
}

function ResumeDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t } = useLingui()
  const api = useApi()
  const { showSuccess } = useToasts()
  const { revalidate } = useRevalidator()
  const service = useProviderName()(name)
  async function resume(reason: string): Promise<void> {
    await api.translations.resume({ params: { name }, body: { reason } })
    showSuccess()
    await revalidate()
  }
  return (
    <ReasonDialog
      about={name}
      title={t`Ask ${service} again?`}
      yes={t({ message: 'Resume', comment: 'to ask a paused service again' })}
      act={resume}
      onClose={onClose}
    >
      <Trans>Its pause ends now, for all processes: readers who ask, and texts that wait, are sent to it again.</Trans>
    </ReasonDialog>
  )
}
