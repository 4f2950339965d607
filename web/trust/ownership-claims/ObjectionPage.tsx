// /ownership-claim/objection/{token}: objection to a claim, opened from an email without login.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { claimNoteMost } from '#contract/foundation/constants.ts'
import { shownHost } from '#kit/hosts.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { Note } from '#web/ui/Note.tsx'
import { useMethodNames, useRoleNames } from './names.ts'
import styles from './ObjectionPage.module.css'

type OwnershipObjection = Awaited<ReturnType<typeof loader>>['objection']

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, signal } = loaderContext(args)
  const token = params['token'] ?? ''
  return { token, objection: await api.ownershipClaims.objection({ params: { token }, signal }) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Somebody claims your company`,
  description: '',
  noindex: true,
})

export function Component() {
  const { token, objection: read } = useLoaderData<typeof loader>()
  const [objection, setObjection] = useResettableState(read, read)
  const { t } = useLingui()
  const { paths } = useSite()
  return (
    <div className="wrap">
      <div className={styles.page}>
        <h1>{t`Somebody claims your company`}</h1>
        <p className="muted">
          <Link className="link" to={paths.business(objection)}>
            {objection.companyName}
          </Link>
        </p>
        <Facts objection={objection} />
        {objection.state === 'open' && <ObjectionForm token={token} objection={objection} onSent={setObjection} />}
        {objection.state === 'objected' && (
          <Note look="ok" status>
            <Trans>We have your objection. Nothing changes hands until a person has decided by document.</Trans>
          </Note>
        )}
        {objection.state === 'ended' && (
          <Note look="info">
            <Trans>The time to object is over, or the claim was withdrawn.</Trans>
          </Note>
        )}
      </div>
    </div>
  )
}

function Facts({ objection: { method, domain, role, provenAt, until } }: { objection: OwnershipObjection }) {
  const { t } = useLingui()
  const { formats } = useSite()
  const methods = useMethodNames()
  const roles = useRoleNames()
  const facts: [string, string][] = [
    [t`Says to be`, roles[role]],
    [t`Proof`, domain ? `${methods[method]} (${shownHost(domain)})` : methods[method]],
    [t`Proven`, formats.date(provenAt)],
    [t`You can object until`, formats.date(until)],
  ]
  return (
    <Card pad="l">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

type Props = { token: string; objection: OwnershipObjection; onSent: (objection: OwnershipObjection) => void }

function ObjectionForm({ token, objection, onSent }: Props) {
  const { t } = useLingui()
  const api = useApi()
  const { formats } = useSite()
  const { showError } = useToasts()
  const [reason, setReason, dropReason] = useKeptText('objection')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const missing = reason.trim() === ''
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault()
    setAsked(true)
    if (missing || [...reason].length > claimNoteMost) return
    setBusy(true)
    try {
      onSent(await api.ownershipClaims.object({ params: { token }, body: { reason: reason.trim() } }))
      dropReason()
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  const until = formats.date(objection.until)
  return (
    <>
      <Confirmation token={token} objection={objection} onSent={onSent} />
      <p>
        <Trans>If it is wrong, object until {until}: the claim stops, and a person decides by document.</Trans>
      </p>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <TextArea
          label={t`Why is it wrong?`}
          rows={4}
          most={claimNoteMost}
          value={reason}
          hint={t`For example: this person has left the company.`}
          error={asked && missing ? t`A reason is required.` : undefined}
          onChange={(event) => setReason(event.target.value)}
        />
        <div>
          <Button type="submit" look="primary" busy={busy}>
            <Trans context="to a claim">Object</Trans>
          </Button>
        </div>
      </form>
    </>
  )
}

function Confirmation({ token, objection, onSent }: Props) {
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function send(): Promise<void> {
    setBusy(true)
    await api.ownershipClaims.confirm({ params: { token } }).then(onSent).catch(showError)
    setBusy(false)
  }
  if (objection.confirmedAt)
    return (
      <Note look="ok" status>
        <Trans>Noted: somebody with this link says that it is a colleague. You can still object.</Trans>
      </Note>
    )
  return (
    <div className={styles.form}>
      <p>
        <Trans>Is it a colleague, and right? Say so, or do nothing: it goes on by itself.</Trans>
      </p>
      <div>
        <Button busy={busy} onClick={() => void send()}>
          <Trans>This is a colleague</Trans>
        </Button>
      </div>
    </div>
  )
}
