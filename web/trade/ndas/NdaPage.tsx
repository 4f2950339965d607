// /nda/{id}?as={actor}: an NDA with its text, signatures and what one side may do. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import type { Nda } from '#contract/trade/ndas/ndas.ts'
import { downloadPDF } from '#web/foundation/download.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { useResettableState } from '#web/foundation/resettable-state.ts'
import { nameOf } from '#web/identity/actors/card.tsx'
import { DownloadList } from '#web/trade/inquiries/attachments/card.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { IconDownload } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Note } from '#web/ui/Note.tsx'
import { Text } from '#web/ui/Text.tsx'
import { Acts } from './Acts.tsx'
import { useKindText, useNdaStates } from './names.ts'
import { NdaText } from './NdaText.tsx'
import { Signatures } from './Signatures.tsx'
import { SignForm } from './SignForm.tsx'
import styles from './Ndas.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const ndaID = idOf(params['id'])
  if (!ndaID) return redirectTo(paths.myMessages())
  const actorID = idOf(url.searchParams.get('as') ?? undefined)
  const nda = await api.ndas.read({ params: { ndaID }, query: { bid: actorID }, signal })
  return { nda, actorID: actorID ?? nda.as?.businessID ?? nda.as?.userID ?? '' }
}

export const meta: Meta<typeof loader> = ({ data: { nda }, i18n }) => ({
  title: nda.with ? t(i18n)`NDA with ${nameOf(nda.with)}` : t(i18n)`NDA`,
  description: '',
  noindex: true,
})

export function Component() {
  const { nda: read, actorID } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const [nda, setNda] = useResettableState(read)
  const state = useNdaStates()[nda.state]
  const kindText = useKindText()
  const other = nda.with ? nameOf(nda.with) : '–'
  const firm = nda.as ? nameOf(nda.as) : '–'
  const until = formats.date(nda.signUntil)
  const proposed = formats.date(nda.proposedAt)
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`Path`}
        items={[{ name: nda.subject, href: paths.ndas(nda.requestID, actorID) }, { name: t`NDA` }]}
      />
      <header className="row between">
        <h1>
          <Trans>NDA with {other}</Trans>
        </h1>
        <span className={styles.state}>
          <Badge look={state.look}>{state.text}</Badge>
          {nda.settledAt && <span className="muted small">{formats.date(nda.settledAt)}</span>}
        </span>
      </header>
      <p className="muted">
        {kindText(nda)} <Text>·</Text> <Trans>proposed on {proposed}</Trans>
      </p>
      {nda.state === 'proposed' && (
        <Note look="info">
          <Trans>
            Files that wait for this NDA stay closed until both have signed. The proposal lapses on {until}.
          </Trans>
        </Note>
      )}
      {nda.state === 'inForce' && !nda.holds && (
        <Note look="warn">
          {nda.with ? (
            <Trans>
              One side is another firm since its pages were merged. The agreement stays with the firm that signed it;
              files open again once both have signed a new one.
            </Trans>
          ) : (
            <Trans>The other side has left the network: the files are closed. What was signed stays.</Trans>
          )}
        </Note>
      )}
      <Outcome nda={nda} actorID={actorID} />
      <Card as="section">
        <CardHeader title={<Trans>Text</Trans>} aside={<CopyButton nda={nda} actorID={actorID} />} />
        <div className={styles.inside}>
          <TextOrFile nda={nda} actorID={actorID} />
          <Signatures nda={nda} />
        </div>
      </Card>
      {nda.can.sign && <SignForm nda={nda} actorID={actorID} onChange={setNda} />}
      {nda.obstacle && <Obstacle obstacle={nda.obstacle} firm={firm} />}
      <Acts nda={nda} actorID={actorID} onChange={setNda} />
    </div>
  )
}

type NdaProps = { nda: Nda; actorID: string }

function Obstacle({ obstacle, firm }: { obstacle: NonNullable<Nda['obstacle']>; firm: string }) {
  const words = {
    access: <Trans>Owners and admins of {firm} sign. Ask one of them.</Trans>,
    claim: <Trans>Somebody else claims {firm}: until that is decided, nobody signs for it.</Trans>,
    late: <Trans>The time to sign is over. Propose an NDA anew.</Trans>,
    both: <Trans>You have signed for the other side. Somebody else signs for {firm}.</Trans>,
    merged: (
      <Trans>
        One side is another firm since its pages were merged, or has left: what was signed does not count for it.
        Withdraw or decline this NDA, and propose a new one.
      </Trans>
    ),
  }
  return <p className="muted">{words[obstacle]}</p>
}

function Outcome({ nda: { state, reason, requestID }, actorID }: NdaProps) {
  const { paths } = useSite()
  if (state === 'proposed' || state === 'inForce') return null
  return (
    <Note look="info">
      {state === 'ended' ? (
        <Trans>
          The access was ended: files that were sent for after this NDA are closed to the other side. What it says about
          secrecy stays as signed.
        </Trans>
      ) : (
        <Trans>This NDA is not in force: files that wait for one stay closed.</Trans>
      )}{' '}
      <Link className="link" to={paths.ndas(requestID, actorID)}>
        <Trans>Propose another one</Trans>
      </Link>
      {reason && (
        <p>
          <Trans>
            Reason: <bdi>{reason}</bdi>
          </Trans>
        </p>
      )}
    </Note>
  )
}

function TextOrFile({ nda: { ndaID, text }, actorID }: NdaProps) {
  const api = useApi()
  const { file } = text
  if (!file) return <NdaText {...text} />
  return (
    <div>
      <DownloadList
        files={[file]}
        addressOf={(fileID) => api.ndas.text({ params: { ndaID, fileID }, query: { bid: actorID } })}
      />
      <p className={`muted small ${styles.hash}`}>
        <Trans>SHA-256 of the text: {text.hash}</Trans>
      </p>
    </div>
  )
}

function CopyButton({ nda: { ndaID }, actorID }: NdaProps) {
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    try {
      downloadPDF(await api.ndas.copy({ params: { ndaID }, query: { bid: actorID } }))
    } catch (error) {
      showError(error)
    }
    setBusy(false)
  }
  return (
    <Button icon={IconDownload} busy={busy} onClick={() => void save()}>
      <Trans>Copy as a PDF</Trans>
    </Button>
  )
}
