// /ndas/{thread}?as={actor}: NDAs of a conversation, a proposal, and who opened which file. Private.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLoaderData, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { idOf } from '#web/foundation/paths.ts'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { NdaRow } from './NdaRow.tsx'
import { Openings } from './Openings.tsx'
import { ProposeForm, type ProposalBody } from './ProposeForm.tsx'
import styles from './Ndas.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const rid = idOf(params['id'])
  const actorID = idOf(url.searchParams.get('as') ?? undefined)
  if (!rid || !actorID) return redirectTo(paths.myMessages())
  const asked = { params: { rid }, query: { bid: actorID }, signal }
  const [thread, ndas, openings] = await Promise.all([
    api.inquiries.read(asked),
    api.ndas.ofThread(asked),
    api.ndas.openings(asked),
  ])
  return { thread, ndas, openings, actorID }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`NDA and opened files`,
  description: '',
  noindex: true,
})

export function Component() {
  const { thread, ndas, openings, actorID } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const api = useApi()
  const navigate = useNavigate()
  const { paths } = useSite()
  const canPropose = thread.can.send && !thread.held && !ndas.some(({ state }) => state === 'proposed')
  async function propose(body: ProposalBody): Promise<void> {
    const asked = { params: { rid: thread.requestID }, query: { bid: actorID }, body }
    const { ndaID } = await api.ndas.propose(asked)
    await navigate(paths.nda(ndaID, actorID))
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`Path`}
        items={[
          { name: t`NDAs`, href: paths.actorNdas(actorID) },
          { name: thread.subject, href: paths.inquiries(actorID, thread.requestID) },
          { name: t`NDA and opened files` },
        ]}
      />
      <h1>
        <Trans>NDA and opened files</Trans>
      </h1>
      <p className="muted">
        <Trans>
          Whoever sends files chooses “only after the NDA”. They open to the other side once both have signed, and close
          when the access is ended.
        </Trans>{' '}
        <Trans>
          For the other side, pages of PDFs and pictures bear its firm and the date. Other files, PDFs that are signed,
          encrypted or broken, and pictures that move or are very small, are given as they were sent. A file that takes
          too long to mark is not given.
        </Trans>
      </p>
      {ndas.length > 0 && (
        <Card as="section">
          <CardHeader title={<Trans>NDAs of this conversation</Trans>} />
          <ul className={styles.list}>
            {ndas.map((nda) => (
              <NdaRow key={nda.ndaID} nda={nda} actorID={actorID} />
            ))}
          </ul>
        </Card>
      )}
      {canPropose && (
        <Card as="section">
          <CardHeader title={<Trans>Propose an NDA</Trans>} />
          <ProposeForm onPropose={propose} />
        </Card>
      )}
      <Openings
        first={openings}
        more={(skip) => api.ndas.openings({ params: { rid: thread.requestID }, query: { bid: actorID, skip } })}
      />
    </div>
  )
}
