// Heads of the columns.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '#web/ui/Link.tsx'
import { AuthorFace, pageOfAuthor } from '#web/identity/actors/card.tsx'
import { useSite } from '#web/foundation/page.ts'
import { Badge, Verified } from '#web/ui/Badge.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import type { Column } from './columns.ts'
import styles from './Comparison.module.css'

type Props = { columns: readonly Column[]; classOf: (column: Column) => string | undefined }

export function Head({ columns, classOf }: Props) {
  const { t } = useLingui()
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="sr">{t`Term`}</span>
        </th>
        {columns.map((column) => (
          <th key={column.supplier.businessID} scope="col" className={classOf(column)}>
            <Supplier column={column} />
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Supplier({ column: { supplier, quotation, name } }: { column: Column }) {
  const { paths, formats } = useSite()
  const { t } = useLingui()
  const { business, awarded } = supplier
  const { version, createdAt, reference } = quotation
  return (
    <>
      <div className={styles.supplier}>
        {business && <AuthorFace author={business} />}
        <div>
          <p className={styles.name}>
            {business ? (
              <Link to={pageOfAuthor(business, paths)}>
                <UserText text={name} />
              </Link>
            ) : (
              <Trans>No longer here</Trans>
            )}
          </p>
          {business?.country && (
            <p className="small muted">
              {business.country.emoji} {business.country.countryName}
            </p>
          )}
          {business && (
            <Verified verified={business.verified ?? false} label={business.verified ? t`Verified` : t`Not verified`} />
          )}
        </div>
      </div>
      <p className="small">
        {reference ? <UserText text={reference} /> : <Trans>Version {version}</Trans>}{' '}
        <span className="muted">
          <Trans>dated {formats.day(createdAt)}</Trans>
        </span>
      </p>
      {awarded && <Badge look="ok">{t`Awarded`}</Badge>}
    </>
  )
}
