// Documents of a product: opened, or asked for.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useState } from 'react'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import type { Product } from '#contract/catalog/products/products.ts'
import type { DocumentRequest } from '#contract/trade/document-requests.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useApi } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Checkbox } from '#web/ui/controls/Field.tsx'
import { Part } from '#web/ui/Part.tsx'
import { About } from './About.tsx'
import { OpenButton } from './OpenButton.tsx'
import { type OpeningProps, useOpening } from './opening.ts'
import styles from './ProductDocuments.module.css'
import { Thumbnail } from './Thumbnail.tsx'
import { ViewButton } from './ViewButton.tsx'

const AskDialog = lazyComponent(async () => (await import('./AskDialog.tsx')).AskDialog)
const CodeDialog = lazyComponent(async () => (await import('./CodeDialog.tsx')).CodeDialog)

const shownFirst = 6

type Props = { product: Product; member: boolean }

export function ProductDocuments({ product, member }: Props) {
  const { t } = useLingui()
  const { documents, productID, businessProfile: business } = product
  const session = useSession()
  const [agreed, setAgreed] = useState(false)
  const [isWhole, setWhole] = useState(false)
  const [asking, setAsking] = useState<ProductDocument>()
  const [isCoded, setCoded] = useState(false)
  const [requests, addRequest] = useRequests(product, member)
  const shown = isWhole ? documents : documents.slice(0, shownFirst)
  const drawings = documents.filter(({ kind, url }) => kind === 'drawing' && url !== null)
  const name = business.general.companyName
  return (
    <Part
      id="documents"
      title={<Trans>Documents</Trans>}
      aside={<Button look="ghost" onClick={() => setCoded(true)}>{t`QR code`}</Button>}
    >
      <ul className={styles.list}>
        {shown.map((document) => (
          <Row
            key={document.documentID}
            document={document}
            drawings={drawings}
            productID={productID}
            agreed={agreed}
            member={member}
            request={requests.find(({ documentID }) => documentID === document.documentID)}
            onAsk={() => setAsking(document)}
          />
        ))}
      </ul>
      <div className={styles.foot}>
        {documents.length > shown.length && (
          <Button onClick={() => setWhole(true)}>
            <Plural value={documents.length - shown.length} one="Show # more" other="Show # more" />
          </Button>
        )}
        {session && !member && (
          <Checkbox
            label={t`${name} may see that I opened documents`}
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
          />
        )}
      </div>
      <Suspense>
        {asking && (
          <AskDialog
            document={asking}
            productID={productID}
            name={name}
            onAsked={addRequest}
            onClose={() => setAsking(undefined)}
          />
        )}
        {isCoded && <CodeDialog product={product} onClose={() => setCoded(false)} />}
      </Suspense>
    </Part>
  )
}

type RowProps = OpeningProps & { drawings: readonly ProductDocument[]; onAsk: () => void }

function Row({ drawings, onAsk, ...props }: RowProps) {
  const { document, request } = props
  const opening = useOpening(props)
  const { mayOpen } = opening
  const file = <OpenButton document={document} opening={opening} request={request} onAsk={onAsk} />
  return (
    <li>
      <Thumbnail document={document} mayOpen={mayOpen} />
      <About document={document} />
      <div className={styles.acts}>
        <ViewButton
          document={document}
          opening={opening}
          picture={<Thumbnail large document={document} mayOpen={mayOpen} />}
          drawings={drawings}
        >
          {file}
        </ViewButton>
        {file}
      </div>
    </li>
  )
}

function useRequests({ productID, documents }: Product, member: boolean) {
  const api = useApi()
  const session = useSession()
  const [requests, setRequests] = useState<DocumentRequest[]>([])
  const isAsked = session !== undefined && !member && documents.some(({ access }) => access === 'request')
  useEffect(() => {
    if (!isAsked) return undefined
    const leaving = new AbortController()
    api.documentRequests
      .mine({ query: { product: productID }, signal: leaving.signal })
      .then(setRequests)
      .catch(() => {})
    return () => leaving.abort()
  }, [api, isAsked, productID])
  return [requests, (one: DocumentRequest) => setRequests((all) => [one, ...all])] as const
}
