// /business/{id}/territories: lines by country, agreements. Private.
import { t } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { territoryPageSizeMost } from '#contract/trade/territories/constants.ts'
import type { TerritoryGrid } from '#contract/trade/territories/territories.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { IconMapPin, IconPlus, IconUpload } from '#web/ui/icons.ts'
import { Empty } from '#web/ui/States.tsx'
import { AgreementTable } from './agreements/AgreementTable.tsx'
import { Waiting } from './agreements/Waiting.tsx'
import { viewOf } from './grid/views.ts'
import { useTerritories } from './grid/use-territories.ts'
import { readOwn } from './load.ts'
import styles from './Territories.module.css'

const GridCard = lazyComponent(async () => (await import('./grid/GridCard.tsx')).GridCard)
const LineDialog = lazyComponent(async () => (await import('./lines/LineDialog.tsx')).LineDialog)
const SheetDialog = lazyComponent(async () => (await import('./grid/SheetDialog.tsx')).SheetDialog)

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, params, paths, redirectTo, signal, url } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const agreementID = idOf(url.searchParams.get('agreement') ?? '')
  if (agreementID) return redirectTo(paths.agreement({ businessID: id }, agreementID))
  const own = await readOwn(api, id, { locale, signal })
  if (!own.can.read) return redirectTo(paths.business(own.business))
  const list = (which: 'open' | 'over') =>
    api.agreements.list({
      params: { businessID: id },
      query: { side: 'supplier', which, size: territoryPageSizeMost },
      signal,
    })
  const [grid, agreements, former] = await Promise.all([
    api.territories.read({ params: { businessID: id }, signal }),
    list('open'),
    list('over'),
  ])
  return { ...own, grid, agreements, former, view: viewOf(url.searchParams.get('view')) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Territories`, description: '', noindex: true })

type Open = { kind: 'line'; line: string } | { kind: 'sheet'; text: string }

export function Component() {
  const { business, countries, can, grid: read, agreements, former, view } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const [open, setOpen] = useState<Open>()
  const territories = useTerritories(business.businessID, read)
  const { grid, reload } = territories
  const close = () => setOpen(undefined)
  return (
    <div className="wrap">
      <div className={styles.page}>
        <Breadcrumbs
          label={t`Path`}
          items={[{ name: business.companyName, href: paths.business(business) }, { name: t`Territories` }]}
        />
        <Header grid={grid} can={can} business={business} onOpen={setOpen} />
        <Waiting businessID={business.businessID} waiting={grid.waiting} />
        {grid.lines.length === 0 ? (
          <NoLines mayEdit={can.edit} onOpen={setOpen} />
        ) : (
          <Suspense fallback={<div className={styles.gridSlot} />}>
            <GridCard
              businessID={business.businessID}
              territories={territories}
              countries={countries}
              view={view}
              mayEdit={can.edit}
              onLine={(line) => setOpen({ kind: 'line', line })}
              onPasted={(text) => setOpen({ kind: 'sheet', text })}
            />
          </Suspense>
        )}
        <AgreementTable business={business} side="supplier" agreements={agreements} former={former} />
      </div>
      <Suspense>
        {open?.kind === 'line' && (
          <LineDialog
            businessID={business.businessID}
            line={grid.lines.find(({ lineID }) => lineID === open.line)}
            onSaved={reload}
            onClose={close}
          />
        )}
        {open?.kind === 'sheet' && (
          <SheetDialog businessID={business.businessID} pasted={open.text} onTaken={reload} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

type PageData = Awaited<ReturnType<typeof loader>>
type OnOpen = { onOpen: (open: Open) => void }

function Header({ grid, can, business, onOpen }: Pick<PageData, 'grid' | 'can' | 'business'> & OnOpen) {
  const { paths } = useSite()
  return (
    <header className={`row between ${styles.head}`}>
      <div>
        <h1>
          <Trans>Territories</Trans>
        </h1>
        <p className="muted">
          <Trans>Who is appointed for what, where.</Trans> <Count grid={grid} />
        </p>
      </div>
      <div className="row">
        {can.edit && (
          <>
            <Button icon={IconUpload} onClick={() => onOpen({ kind: 'sheet', text: '' })}>
              CSV
            </Button>
            <Button icon={IconPlus} onClick={() => onOpen({ kind: 'line', line: '' })}>
              <Trans comment="of a supplier's products">Line</Trans>
            </Button>
          </>
        )}
        {can.agree && (
          <LinkButton look="primary" href={paths.proposeAgreement(business, { side: 'supplier' })}>
            <Trans>Invite a distributor</Trans>
          </LinkButton>
        )}
      </div>
    </header>
  )
}

function Count({ grid: { lines, countries, confirmed } }: { grid: TerritoryGrid }) {
  if (lines.length === 0) return null
  return (
    <span>
      <Plural value={lines.length} one="# line" other="# lines" />,{' '}
      <Plural value={countries.length} one="# country" other="# countries" />,{' '}
      <Plural value={confirmed} one="# cell confirmed by both sides." other="# cells confirmed by both sides." />
    </span>
  )
}

function NoLines({ mayEdit, onOpen }: { mayEdit: boolean } & OnOpen) {
  const { t } = useLingui()
  return (
    <Empty
      icon={IconMapPin}
      title={t`No line yet`}
      action={
        mayEdit && (
          <Button look="primary" icon={IconPlus} onClick={() => onOpen({ kind: 'line', line: '' })}>
            <Trans>Add the first line</Trans>
          </Button>
        )
      }
    >
      <Trans>
        A line is what a distributor takes on as one: a series, a brand, spare parts. Then say for each country whether
        it is open, covered, or whom you seek.
      </Trans>
    </Empty>
  )
}
