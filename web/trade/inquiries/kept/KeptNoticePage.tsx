// /kept/{token}: a waiting inquiry, for its company. Shows only the buyer's country.
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockPause } from '#web/ui/icons.ts'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Refusal } from '#kit/refusal.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import styles from './Kept.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  try {
    return { notice: await api.inquiries.keptNotice({ params: { token: params['token'] ?? '' }, signal }) }
  } catch (error) {
    // Delivered, withdrawn, over, or never there: not told apart.
    if (error instanceof Refusal && (error.name === 'NotFound' || error.name === 'ValidationError')) return {}
    throw error
  }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: translate(i18n)`An inquiry waits for you`,
  description: '',
  noindex: true,
})

export function Component() {
  const { notice } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  if (!notice)
    return (
      <div className={`wrap ${styles.page}`}>
        <Empty icon={IconClockPause} level={1} title={t`This inquiry does not wait any more`}>
          <Trans>It was delivered, withdrawn, or its time is over.</Trans>
        </Empty>
      </div>
    )
  const { business, subject, product, country, keptUntil } = notice
  const { companyName } = business.general
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>
        <Trans>An inquiry waits for {companyName}</Trans>
      </h1>
      <Card pad="m" className={styles.notice!}>
        <dl>
          <dt>
            <Trans>Subject</Trans>
          </dt>
          <dd>{subject}</dd>
          {product && (
            <>
              <dt>
                <Trans>Product</Trans>
              </dt>
              <dd>{product}</dd>
            </>
          )}
          {country && (
            <>
              <dt>
                <Trans>Buyer from</Trans>
              </dt>
              <dd>
                {country.emoji} {country.countryName}
              </dd>
            </>
          )}
          <dt>
            <Trans>Kept until</Trans>
          </dt>
          <dd>{formats.date(keptUntil)}</dd>
        </dl>
        <p>
          <Trans>
            A buyer wrote it on WBN, where nobody runs the page of {companyName} yet. Take over the page to read and
            answer it. It is free.
          </Trans>
        </p>
        <p className="row">
          <LinkButton look="main" href={paths.claimBusiness(business)}>
            <Trans>Claim this page</Trans>
          </LinkButton>
          <LinkButton href={paths.business(business)}>
            <Trans>See the page</Trans>
          </LinkButton>
        </p>
      </Card>
    </div>
  )
}
