// Files of a product: datasheets and videos.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { Part } from '#web/ui/Part.tsx'
import { Video } from '#web/ui/video/Video.tsx'
import { Datasheets } from './Datasheets.tsx'
import styles from './ProductPage.module.css'

export function Files({ product }: { product: Product }) {
  return (
    <>
      {product.datasheets.length > 0 && <Datasheets datasheets={product.datasheets} />}
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
