// Files of a product: documents and videos.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { ProductDocuments } from '#web/catalog/documents/card.tsx'
import { Part } from '#web/ui/Part.tsx'
import { Video } from '#web/ui/video/Video.tsx'
import styles from './ProductPage.module.css'

export function Files({ product, member }: { product: Product; member: boolean }) {
  return (
    <>
      {product.documents.length > 0 && <ProductDocuments product={product} member={member} />}
      <Videos product={product} />
    </>
  )
}

function Videos({ product: { name, videos } }: { product: Product }) {
  const { t } = useLingui()
  if (videos.length === 0) return null
  return (
    <Part id="videos" title={<Trans>Videos</Trans>}>
      <div className={styles.videos}>
        {videos.map(({ videoID, url }) => (
          <Video key={videoID} url={url} title={t`Video of ${name}`} watchOn={(host) => t`Watch on ${host}`} />
        ))}
      </div>
    </Part>
  )
}
