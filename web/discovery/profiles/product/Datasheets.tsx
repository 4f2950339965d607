// Product datasheets: PDFs with name and size.
import { Trans } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { IconFileText } from '#web/ui/icons.ts'
import { Part } from '#web/ui/Part.tsx'
import styles from './ProductPage.module.css'

export function Datasheets({ datasheets }: Pick<Product, 'datasheets'>) {
  const { formats } = useSite()
  return (
    <Part id="datasheets" title={<Trans>Datasheets</Trans>}>
      <ul className={styles.datasheets}>
        {datasheets.map(({ url, name, bytes }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <Icon icon={IconFileText} />
              <span className="link">{name}</span>
              <span className="muted small nowrap">PDF · {formats.bytes(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Part>
  )
}
