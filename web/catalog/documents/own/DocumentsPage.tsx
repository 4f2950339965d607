// /business/{id}/edit/documents.
import { t as translate } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { hasPermission } from '#contract/identity/access.ts'
import type { OwnDocument } from '#contract/catalog/documents/documents.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { loaderContext, useApi, useSite, type Meta } from '#web/foundation/page.ts'
import { pageNumber } from '#web/foundation/page-number.ts'
import { idOf } from '#web/foundation/paths.ts'
import { ConfirmDialog } from '#web/foundation/shell/ConfirmDialog.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Breadcrumbs } from '#web/ui/Breadcrumbs.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { IconFileText, IconPlus } from '#web/ui/icons.ts'
import { Link } from '#web/ui/Link.tsx'
import { Pagination } from '#web/ui/Pagination.tsx'
import { Empty } from '#web/ui/States.tsx'
import { Text } from '#web/ui/Text.tsx'
import { About } from '../About.tsx'
import { Thumbnail } from '../Thumbnail.tsx'
import { useDocumentAccessNames } from '../names.ts'
import styles from './Documents.module.css'
import { Failed } from './Failed.tsx'
import { PictureFailure } from './PictureFailure.tsx'
import { Shown } from './Shown.tsx'

const DocumentDialog = lazyComponent(async () => (await import('./DocumentDialog.tsx')).DocumentDialog)
const RevisionDialog = lazyComponent(async () => (await import('./DocumentDialog.tsx')).RevisionDialog)
const CodeDialog = lazyComponent(async () => (await import('../CodeDialog.tsx')).CodeDialog)

const pageSize = 50
const productsMost = 100

export async function loader(args: LoaderFunctionArgs) {
  const { api, params, paths, redirectTo, signal, url } = loaderContext(args)
  const id = idOf(params['slug'])
  if (!id) return redirectTo(paths.home())
  const { data: business, session } = await api.businesses.read({ params: { id }, signal })
  if (!hasPermission('editProducts', session.access)) return redirectTo(paths.business(business))
  const page = pageNumber(url.searchParams)
  const product = idOf(url.searchParams.get('product') ?? undefined)
  const document = idOf(url.searchParams.get('document') ?? undefined)
  const query = { size: pageSize, skip: (page - 1) * pageSize, product, document }
  const of = { businessID: id }
  const [documents, catalogue, requests, leads] = await Promise.all([
    api.documents.list({ params: of, query, signal }),
    api.products.catalogue({ query: { bid: id, size: productsMost }, signal }),
    api.documentRequests.list({ params: of, query: { size: 20 }, signal }),
    api.documents.leads({ params: of, query: { size: 20 }, signal }),
  ])
  if (document && documents.total === 0) return redirectTo(paths.documents(business))
  return {
    business,
    documents,
    products: catalogue.data,
    requests,
    leads,
    page,
    product,
    isOne: document !== undefined,
  }
}

export const meta: Meta<typeof loader> = ({ data: { business }, i18n }) => ({
  title: translate(i18n)`Documents of ${business.general.companyName}`,
  description: '',
  noindex: true,
})

type Act = 'edit' | 'revise' | 'remove' | 'code'

export function Component() {
  const { business, documents, products, page, product, isOne } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths } = useSite()
  const { revalidate } = useRevalidator()
  const { showSuccess } = useToasts()
  const [open, setOpen] = useState<{ act: Act; document: OwnDocument | undefined }>()
  const one = isOne ? documents.data[0] : undefined
  const opened = useRef(false)
  useEffect(() => {
    if (one && !opened.current) setOpen({ act: 'edit', document: one })
    opened.current = true
  }, [one])
  const { businessID } = business
  const close = () => setOpen(undefined)
  function saved(): void {
    showSuccess()
    close()
    void revalidate()
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs
        label={t`Breadcrumb`}
        items={[
          { name: business.general.companyName, href: paths.business(business) },
          { name: t`Catalogue`, href: paths.catalogue(business) },
          ...(isOne ? [{ name: t`Documents`, href: paths.documents(business) }] : []),
        ]}
      />
      <div className={styles.head}>
        <h1>{t`Documents`}</h1>
        <Button look="main" icon={IconPlus} onClick={() => setOpen({ act: 'edit', document: undefined })}>
          {t`Add a document`}
        </Button>
      </div>
      {documents.total === 0 ? (
        <Empty icon={IconFileText} title={t`No documents yet`}>
          <Trans>Buyers look for datasheets, drawings, CAD models and declarations before they ask.</Trans>
        </Empty>
      ) : (
        <Card>
          <ul className={styles.list}>
            {documents.data.map((document) => (
              <Row key={document.documentID} document={document} onAct={(act) => setOpen({ act, document })} />
            ))}
          </ul>
        </Card>
      )}
      <Pagination
        page={page}
        pages={Math.ceil(documents.total / pageSize)}
        hrefOf={(number) => paths.documents(business, { product, page: number === 1 ? undefined : String(number) })}
        labels={{ list: t`Pages`, previous: t`Previous`, next: t`Next`, page: (number) => t`Page ${number}` }}
      />
      <Failed links={documents.failed} />
      <Requests />
      <Leads />
      <Suspense>
        {open?.act === 'edit' && (
          <DocumentDialog
            businessID={businessID}
            document={open.document}
            productID={product}
            products={products}
            onClose={close}
            onSaved={saved}
          />
        )}
        {open?.act === 'revise' && (
          <RevisionDialog businessID={businessID} document={open.document!} onClose={close} onSaved={saved} />
        )}
        {open?.act === 'code' && <CodeDialog document={open.document!} onClose={close} />}
      </Suspense>
      {open?.act === 'remove' && (
        <Removal businessID={businessID} document={open.document!} onClose={close} onRemoved={saved} />
      )}
    </div>
  )
}

function Row({ document, onAct }: { document: OwnDocument; onAct: (act: Act) => void }) {
  const { t } = useLingui()
  const accesses = useDocumentAccessNames()
  const { products, revisions, downloads, granted, access, pictureFailure } = document
  const sr = <span className="sr"> {document.title}</span>
  return (
    <li>
      <div className={styles.document}>
        <Thumbnail document={document} mayOpen />
        <About document={document}>
          <PictureFailure pictureFailure={pictureFailure} />
          <Shown products={products} />
          <p className="muted small">
            <Plural value={downloads} one="Opened once" other="Opened # times" />
            {revisions.length > 1 && (
              <>
                <Text>{' · '}</Text>
                <Plural value={revisions.length} one="# revision" other="# revisions" />
              </>
            )}
            {access === 'request' && (
              <>
                <Text>{' · '}</Text>
                <Plural value={granted} one="given to # firm or person" other="given to # firms or people" />
              </>
            )}
          </p>
        </About>
      </div>
      <Badge look={access === 'open' ? 'ok' : 'info'}>{accesses[access]}</Badge>
      <div className={styles.actions}>
        <Button onClick={() => onAct('edit')}>
          {t`Edit`}
          {sr}
        </Button>
        <Button onClick={() => onAct('revise')}>
          {t`New revision`}
          {sr}
        </Button>
        <Button look="ghost" onClick={() => onAct('code')}>
          {t`QR code`}
          {sr}
        </Button>
        <Button look="ghost" onClick={() => onAct('remove')}>
          {t`Remove`}
          {sr}
        </Button>
      </div>
    </li>
  )
}

type RemovalProps = { businessID: string; document: OwnDocument; onClose: () => void; onRemoved: () => void }

function Removal({ businessID, document, onClose, onRemoved }: RemovalProps) {
  const { t } = useLingui()
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const { documentID, title } = document
  async function remove(): Promise<void> {
    setBusy(true)
    try {
      await api.documents.remove({ params: { businessID, documentID } })
      onRemoved()
    } catch (error) {
      showError(error)
      setBusy(false)
    }
  }
  return (
    <ConfirmDialog
      title={t`Remove ${title}?`}
      yes={t`Remove for good`}
      busy={busy}
      onClose={onClose}
      onYes={() => void remove()}
    >
      <Trans>All revisions and all leave to open it end with it.</Trans>
    </ConfirmDialog>
  )
}

function Requests() {
  const { business, requests } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  if (requests.total === 0) return null
  const states = { waiting: t`waits`, granted: t`given`, refused: t`refused`, ended: t`ended` }
  return (
    <Card as="section">
      <CardHeader title={t`Asked for`} />
      <ul className={styles.list}>
        {requests.data.map(({ requestID, title, from, state, askedAt }) => (
          <li key={requestID}>
            <Link className="link" to={paths.inquiries(business.businessID, requestID)}>
              {title}
            </Link>
            <span className="muted small">
              {[
                from.companyName ?? [from.firstName, from.lastName].filter(Boolean).join(' '),
                formats.date(askedAt),
              ].join(' · ')}
            </span>
            <Badge look={state === 'waiting' ? 'warn' : 'plain'}>{states[state]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Leads() {
  const { leads } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const { paths, formats } = useSite()
  if (leads.total === 0) return null
  return (
    <Card as="section">
      <CardHeader title={t`Opened, and agreed that you see it`} />
      <ul className={styles.list}>
        {leads.data.map(({ leadID, title, person, business, at }) => (
          <li key={leadID}>
            <Link className="link" to={paths.person(person)}>
              {person.name}
            </Link>
            {business && (
              <Link className="link" to={paths.business(business)}>
                {business.companyName}
              </Link>
            )}
            <span className="muted small">
              {title} · {formats.date(at)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
