// Addresses of imports that gave no document.
import { useLingui } from '@lingui/react/macro'
import type { documents } from '#contract/catalog/documents/documents.ts'
import type { ResponseData } from '#contract/foundation/endpoint.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import styles from './Documents.module.css'

type Props = { links: ResponseData<typeof documents.list>['failed'] }

export function Failed({ links }: Props) {
  const { t } = useLingui()
  if (links.length === 0) return null
  const reasons = {
    address: t`Nothing came from the address.`,
    file: t`This is no file of a type that is taken.`,
    documents: t`Your company has its most documents.`,
    product: t`The product has its most documents.`,
  }
  return (
    <Card as="section">
      <CardHeader title={t`Could not be fetched`} />
      <ul className={styles.list}>
        {links.map(({ link, name, reason }) => (
          <li key={`${name} ${link}`}>
            <span>{name}</span>
            <span className="muted small">{link}</span>
            {reason && <span className="small">{reasons[reason]}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
