// /business/{id}/kept-requests: own kept inquiries. Private.
import { t as translate } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClockPause } from '#web/ui/icons.ts'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import type { KeptInquiry } from '#contract/trade/inquiries/kept.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Empty } from '#web/ui/States.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ForwardLink } from './ForwardLink.tsx'
import styles from './Kept.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const bid = idOf(params['slug'])
  if (!bid) return redirectTo(paths.myMessages())
  const nextID = idOf(url.searchParams.get('after') ?? '')
  const found = await api.inquiries.kept({ query: { bid, ...(nextID && { nextID }) }, signal })
  return { bid, ...found }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: translate(i18n)`Kept for companies that nobody runs yet`,
  description: '',
  noindex: true,
})

export function Component() {
  const { bid, data, nextID } = useLoaderData<typeof loader>()
  const { paths } = useSite()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>
          <Trans>Kept for companies that nobody runs yet</Trans>
        </h1>
        <p className="muted">
          <Trans>Nobody has read these. They are delivered when the company takes over its page.</Trans>
        </p>
        <p>
          <Link className="link" to={paths.inquiries(bid)}>
            <Trans>Back to the conversations</Trans>
          </Link>
        </p>
      </header>
      {data.length === 0 ? (
        <Nothing />
      ) : (
        <ul className={styles.list}>
          {data.map((one) => (
            <Item key={one.id} kept={one} bid={bid} />
          ))}
        </ul>
      )}
      {nextID && (
        <p>
          <LinkButton href={`${paths.keptInquiries(bid)}?after=${nextID}`}>
            <Trans>Older ones</Trans>
          </LinkButton>
        </p>
      )}
    </div>
  )
}

function Nothing() {
  const { t } = useLingui()
  return <Empty icon={IconClockPause} title={t`Nothing is kept`} />
}

function Item({ kept, bid }: { kept: KeptInquiry; bid: string }) {
  const { paths, formats } = useSite()
  const { business, subject, product, message, language, keptUntil, state, token, held } = kept
  const until = formats.date(keptUntil)
  const name = business?.general.companyName ?? '…'
  return (
    <Card as="li" pad="m" className={styles.item!}>
      <h2>{business ? <Link to={paths.business(business)}>{name}</Link> : <Trans>A company that has left</Trans>}</h2>
      <p className="semi">
        {state === 'kept' ? (
          <Trans>Kept until {until}. Nobody has read it.</Trans>
        ) : (
          <Trans>Ended. Nobody has read it, and the text is deleted.</Trans>
        )}
      </p>
      <p className="muted">{[subject, product?.name].filter(Boolean).join(' · ')}</p>
      {state === 'kept' && (
        <>
          <p className={styles.text} lang={language ?? undefined}>
            <UserText text={message} />
          </p>
          {!held && <ForwardLink token={token} name={name} />}
          <Acts id={kept.id} bid={bid} name={name} />
        </>
      )}
    </Card>
  )
}

function Acts({ id, bid, name }: { id: string; bid: string; name: string }) {
  const api = useApi()
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const { showError, showSuccess } = useToasts()
  const [busy, setBusy] = useState(false)
  const asked = { params: { id }, query: { bid } }
  async function act(call: () => Promise<unknown>, done: string) {
    setBusy(true)
    try {
      await call()
      showSuccess(done)
      await revalidate()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <p className="row">
      <Button
        busy={busy}
        aria-label={t`Keep 30 days from today: ${name}`}
        onClick={() => void act(() => api.inquiries.renewKept({ ...asked, body: {} }), t`Kept for 30 days from today`)}
      >
        <Trans>Keep 30 days from today</Trans>
      </Button>
      <Button
        look="ghost"
        busy={busy}
        aria-label={t`Withdraw: ${name}`}
        onClick={() => void act(() => api.inquiries.withdrawKept(asked), t`Withdrawn, the text is deleted`)}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </p>
  )
}
