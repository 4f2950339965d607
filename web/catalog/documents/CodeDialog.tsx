// QR code of a product, or of a document, to print.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useToasts } from '#web/foundation/error-messages.ts'
import { download } from '#web/foundation/download.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import styles from './ProductDocuments.module.css'

type Code = { address: string; svg: string }
type Props = { product?: { productID: string; name: string }; document?: { documentID: string; title: string } } & {
  onClose: () => void
}

export function CodeDialog({ product, document, onClose }: Props) {
  const { t } = useLingui()
  const code = useCode(product?.productID, document?.documentID, onClose)
  const name = product?.name ?? document?.title ?? ''
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`QR code of ${name}`}
      closeLabel={t`Close`}
      footer={
        code && (
          <>
            <CopyButton
              text={() => code.address}
              done={t`Copied`}
              failed={t`Copying failed`}
            >{t`Copy address`}</CopyButton>
            <Button look="primary" onClick={() => download('qr.svg', 'image/svg+xml', code.svg)}>
              <Trans>Download</Trans>
            </Button>
          </>
        )
      }
    >
      {code && (
        <>
          <img
            className={styles.picture}
            src={`data:image/svg+xml,${encodeURIComponent(code.svg)}`}
            width={240}
            height={240}
            alt={t`QR code of ${code.address}`}
          />
          <p className="small muted">{code.address}</p>
          <p className="small">
            <Trans>Print it on the product, its label or the document: it leads to the page here.</Trans>
          </p>
        </>
      )}
    </Dialog>
  )
}

function useCode(productID: string | undefined, documentID: string | undefined, onFailure: () => void) {
  const api = useApi()
  const { showError } = useToasts()
  const [code, setCode] = useState<Code>()
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const read = productID
      ? api.products.code({ params: { id: productID }, signal })
      : api.documents.code({ params: { documentID: documentID! }, signal })
    read.then(setCode).catch((error: unknown) => {
      if (signal.aborted) return
      showError(error)
      onFailure()
    })
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once for a thing
  }, [api, productID, documentID])
  return code
}
