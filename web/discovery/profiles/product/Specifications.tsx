// Specification table, copyable into spreadsheets.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '#contract/catalog/products/products.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Part } from '#web/ui/Part.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Specifications.module.css'
import { unbroken } from '#web/catalog/products/card.tsx'
import { tableText } from './table-text.ts'

export function Specifications({ specs }: { specs: Product['specs'] }) {
  const { t } = useLingui()
  const copy = (
    <CopyButton text={() => tableText(specs)} done={t`Table copied`} failed={t`The table could not be copied.`}>
      <Trans>Copy table</Trans>
    </CopyButton>
  )
  return (
    <Part id="specifications" title={<Trans>Specifications</Trans>} aside={specs.length > 0 && copy}>
      <table className={styles.table}>
        {specs.length === 0 && (
          <tfoot>
            <tr>
              <td className="muted">
                <Trans comment="below a table without rows">No content</Trans>
              </td>
            </tr>
          </tfoot>
        )}
        <tbody>
          {specs.map(({ key, name, value }, index) => (
            <tr key={index}>
              <th scope="row">{name ?? key}</th>
              <td>
                <UserText text={unbroken(value)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
