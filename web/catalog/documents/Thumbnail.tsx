// Picture of a model, else an icon.
import { useEffect, useState } from 'react'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import { useApi } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconCertificate, IconFileText, IconTool } from '#web/ui/icons.ts'
import styles from './ProductDocuments.module.css'

type Props = { document: ProductDocument; mayOpen: boolean; large?: boolean }

export function Thumbnail({ document, mayOpen, large = false }: Props) {
  const address = usePicture(document, mayOpen)
  const [broken, setBroken] = useState<string>()
  if (!address || address === broken) return large ? null : <Icon icon={iconOf(document)} />
  return (
    <img
      className={large ? styles.large : styles.thumbnail}
      src={address}
      width={large ? 640 : 80}
      height={large ? 480 : 60}
      alt=""
      loading="lazy"
      onError={() => setBroken(address)}
    />
  )
}

function iconOf({ kind, file }: ProductDocument) {
  if (kind === 'certificate') return IconCertificate
  return file.contentType === 'application/pdf' ? IconFileText : IconTool
}

function usePicture({ documentID, picture }: ProductDocument, mayOpen: boolean): string | undefined {
  const api = useApi()
  const [signed, setSigned] = useState<string>()
  const isAsked = picture !== null && picture.url === null && mayOpen
  useEffect(() => {
    if (!isAsked) return undefined
    const leaving = new AbortController()
    api.documents
      .picture({ params: { documentID }, signal: leaving.signal })
      .then(({ url }) => {
        const { pathname, search } = new URL(url)
        setSigned(pathname + search)
      })
      // The icon stays.
      .catch(() => {})
    return () => leaving.abort()
  }, [api, documentID, isAsked])
  return picture?.url ?? (isAsked ? signed : undefined)
}
