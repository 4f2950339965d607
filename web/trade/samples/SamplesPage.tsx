// /my-samples: samples that an actor asked for or supplies. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Sample } from '#contract/trade/samples/samples.ts'
import { download } from '#web/foundation/download.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { isolated } from '#kit/direction.ts'
import { type Api, loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconDownload, IconPackage } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { useSession } from '#web/foundation/session.ts'
import { freightName, linesOf, outcomeName, useSampleStates } from './names.ts'
import { SampleBadge } from './SampleBadge.tsx'
import styles from './Samples.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const as = idOf(url.searchParams.get('as') ?? '')
  const role = url.searchParams.get('role') === 'supplier' ? ('supplier' as const) : ('buyer' as const)
  return { as, role, found: await api.samples.list({ query: { bid: as, role }, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Samples`, description: '', noindex: true })

export function Component() {
  const { as, role, found } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  const { t } = useLingui()
  const { showError } = useToasts()
  const api = useApi()
  const [more, setMore] = useState<{ of: typeof found; data: Sample[]; nextID: string | null }>()
  const shown = more?.of === found ? more : { of: found, ...found }
  async function load(): Promise<void> {
    try {
      const { data, nextID } = await api.samples.list({ query: { bid: as, role, nextID: shown.nextID ?? undefined } })
      setMore({ of: found, data: [...shown.data, ...data], nextID })
    } catch (error) {
      showError(error)
    }
  }
  return (
    <div className="wrap">
      <div className={styles.page}>
        <header className="row between">
          <h1>
            <Trans>Samples</Trans>
          </h1>
          {shown.data.length > 0 && <TakeSamples as={as} role={role} />}
        </header>
        <nav className="tabs" aria-label={t`Samples`}>
          <Link to={paths.mySamples({ as })} aria-current={role === 'buyer' ? 'page' : undefined}>
            <Trans comment="samples">Asked for</Trans>
          </Link>
          <Link to={paths.mySamples({ as, role: 'supplier' })} aria-current={role === 'supplier' ? 'page' : undefined}>
            <Trans comment="samples">Supplied</Trans>
          </Link>
        </nav>
        {shown.data.length === 0 && (
          <Empty icon={IconPackage} title={t`No samples yet`}>
            <Trans>A buyer asks for a sample in the conversation with the supplier.</Trans>
          </Empty>
        )}
        <List samples={shown.data} as={as} />
        {shown.nextID && (
          <Button look="soft" onClick={() => void load()}>
            <Trans>Load more</Trans>
          </Button>
        )}
      </div>
    </div>
  )
}

function List({ samples, as }: { samples: readonly Sample[]; as: string | undefined }) {
  const { formats, paths } = useSite()
  const userID = useSession()?.userID ?? ''
  return (
    <ul className={styles.list}>
      {samples.map(({ sampleID, requestID, name, state, other, requestedAt }) => (
        <Card as="li" key={sampleID} className={styles.row!}>
          <h2>
            <Link to={paths.inquiries(as ?? userID, requestID)}>
              <UserText text={name} />
            </Link>
          </h2>
          <SampleBadge state={state} />
          <p className="muted small">
            <Text>{other && `${isolated(nameOf(other))} · `}</Text>
            <time dateTime={requestedAt}>{formats.date(requestedAt)}</time>
          </p>
        </Card>
      ))}
    </ul>
  )
}

async function allSamples(
  { samples }: Api,
  query: { bid: string | undefined; role: 'buyer' | 'supplier' },
): Promise<Sample[]> {
  const found: Sample[] = []
  let nextID: string | null | undefined
  do {
    const page = await samples.list({ query: { ...query, nextID: nextID ?? undefined } })
    found.push(...page.data)
    nextID = page.nextID
  } while (nextID)
  return found
}

function TakeSamples({ as, role }: { as: string | undefined; role: 'buyer' | 'supplier' }) {
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { i18n, t } = useLingui()
  const { locale } = useSite()
  const states = useSampleStates()
  async function take(): Promise<void> {
    const { delimiterFor, writeCsv } = await import('#web/foundation/csv.ts')
    const samples = await allSamples(api, { bid: as, role })
    const head = [
      t`Sample`,
      t`Stage`,
      t`Other side`,
      t`Quantity`,
      t`Unit`,
      t`Purpose`,
      t`Address`,
      t`Freight`,
      t`Freight account`,
      t`Cost`,
      t`Currency`,
      t`Deduction`,
      t`Carrier`,
      t`Tracking number`,
      t`Outcome`,
      t`Reason`,
      t`Requested on`,
      t`Decided on`,
      t`Shipped on`,
      t`Arrived on`,
    ]
    const rows = samples.map((one) => [
      one.name,
      states[one.state].text,
      one.other ? nameOf(one.other) : '',
      one.details?.quantity ?? '',
      one.details?.unit ?? '',
      one.details?.purpose ?? '',
      one.details?.address ? linesOf(one.details.address) : '',
      one.details ? freightName(one.details.freight, i18n) : '',
      one.details?.freightAccount ?? '',
      one.fee ?? '',
      one.currency ?? '',
      one.details?.deducted ? t`To be deducted from a later order` : '',
      one.carrier,
      one.tracking,
      one.outcome ? outcomeName(one.outcome, i18n) : '',
      one.reason,
      ...[one.requestedAt, one.decidedAt, one.shippedAt, one.receivedAt].map((at) => at?.slice(0, 10) ?? ''),
    ])
    download('samples.csv', 'text/csv', await writeCsv([head, ...rows], delimiterFor(locale)))
  }
  async function press(): Promise<void> {
    setBusy(true)
    try {
      await take()
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Button icon={IconDownload} busy={busy} aria-label={t`Samples as CSV`} onClick={() => void press()}>
      {t`CSV`}
    </Button>
  )
}
