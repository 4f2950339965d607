// /business/{id}/boosts. Owners and admins only.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSpeakerphone } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { Boost, Boosts } from '#contract/billing/boosts/boosts.ts'
import { boostDays } from '#contract/billing/boosts/rules.ts'
import { Refusal } from '#kit/refusal.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card, Section } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { planNames } from '#web/foundation/plan-names.ts'
import styles from '../Plans.module.css'
import { BoostPlot } from './BoostPlot.tsx'
import { StartBoost } from './StartBoost.tsx'

const productsMost = 50

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal } = loaderContext(args)
  const businessID = idOf(params['slug'])
  if (!businessID) return redirectTo(paths.home())
  const [boosts, products] = await Promise.all([
    api.boosts.list({ params: { businessID }, signal }).catch((error: unknown) => {
      if (error instanceof Refusal && error.name === 'Forbidden') redirectTo(paths.business({ businessID, key: '' }))
      throw error
    }),
    api.products.byBusiness({ query: { bid: businessID, size: productsMost }, signal }),
  ])
  return { boosts, products: products.data.map(({ productID, name }) => ({ productID, name })) }
}

export const meta: Meta<typeof loader> = ({ data, i18n }) => ({
  title: t(i18n)`Boosts of ${data.boosts.companyName}`,
  description: '',
  noindex: true,
})

export function Component() {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { boosts: loaded, products } = useLoaderData<typeof loader>()
  const [boosts, setBoosts] = useResettableState<Boosts>(loaded)
  const { businessID, companyName, subscription, allowance } = boosts
  const { total, used } = allowance
  const left = Math.max(0, total - used)
  const plan = planNames[subscription]
  const renewsOn = formats.date(allowance.renewsOn)
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1>
          <Trans>Boosts of {companyName}</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>
            A boost shows your company or a product for {boostDays} days in the slot marked Promoted: in searches of its
            categories, on the first page and in the feed. The order of search results stays what it is.
          </Trans>
        </p>
      </header>
      {total > 0 ? (
        <StartBoost boosts={boosts} products={products} left={left} onChange={setBoosts}>
          {left > 0 ? (
            <Trans>
              {left} of {total} boosts of your {plan} plan are left this month.
            </Trans>
          ) : (
            <Trans>
              All {total} boosts of your {plan} plan are used. New ones come on {renewsOn}.
            </Trans>
          )}
        </StartBoost>
      ) : (
        <Card>
          <Empty
            icon={IconSpeakerphone}
            title={t`The ${plan} plan has no boosts`}
            action={
              <LinkButton look="primary" href={paths.membership({ businessID })}>
                <Trans>See plans with boosts</Trans>
              </LinkButton>
            }
          />
        </Card>
      )}
      <Past boosts={boosts} onChange={setBoosts} />
    </div>
  )
}

function Past({ boosts, onChange }: { boosts: Boosts; onChange: (boosts: Boosts) => void }) {
  const { t } = useLingui()
  const [stopping, setStopping] = useState<Boost>()
  return (
    <Section title={t`Running and past boosts`}>
      {boosts.boosts.length === 0 && <p className="muted">{t`No boost has been started yet.`}</p>}
      <div className={styles.page}>
        {boosts.boosts.map((boost) => (
          <BoostCard
            key={boost.boostID}
            boost={boost}
            companyName={boosts.companyName}
            onStop={() => setStopping(boost)}
          />
        ))}
      </div>
      {stopping && (
        <StopDialog
          businessID={boosts.businessID}
          boost={stopping}
          onChange={onChange}
          onClose={() => setStopping(undefined)}
        />
      )}
    </Section>
  )
}

function BoostCard({ boost, companyName, onStop }: { boost: Boost; companyName: string; onStop: () => void }) {
  const { t } = useLingui()
  const { paths, formats } = useSite()
  const { product, startsAt, endsAt, running } = boost
  return (
    <Card as="section">
      <div className={styles.inside}>
        <div className="row between">
          <h3>{product ? <ProductName product={product} /> : companyName}</h3>
          {running ? (
            <Badge look="ok">{t`Running`}</Badge>
          ) : (
            <Badge>{t({ message: 'Ended', comment: 'a boost' })}</Badge>
          )}
        </div>
        <p className="muted small">
          <Text>{formats.date(startsAt)}</Text> <Text>–</Text> <Text>{formats.date(endsAt)}</Text>
          {product && (
            <>
              <Text>{' · '}</Text>
              <Link className="link" to={paths.product({ ...product, key: '' })}>
                <Trans>To the product</Trans>
              </Link>
            </>
          )}
        </p>
        <BoostPlot boost={boost} />
        {running && (
          <div className={styles.buttons}>
            <Button look="ghost" onClick={onStop}>
              <Trans>End this boost</Trans>
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function ProductName({ product: { name } }: { product: NonNullable<Boost['product']> }) {
  return name ? <Text>{name}</Text> : <Trans>A product that is not shown any more</Trans>
}

type StopProps = { businessID: string; boost: Boost; onChange: (boosts: Boosts) => void; onClose: () => void }

function StopDialog({ businessID, boost: { boostID }, onChange, onClose }: StopProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function stop(): Promise<void> {
    setBusy(true)
    try {
      onChange(await api.boosts.stop({ params: { businessID, boostID } }))
      onClose()
    } catch (error) {
      setBusy(false)
      showError(error)
    }
  }
  return (
    <ConfirmDialog
      title={t`End this boost?`}
      yes={t`End this boost`}
      busy={busy}
      onClose={onClose}
      onYes={() => void stop()}
    >
      <Trans>It is not shown any more, and its remaining days are not given back.</Trans>
    </ConfirmDialog>
  )
}
