// Catalog row in the editor.
import { Link } from '#web/ui/Link.tsx'
import { useLingui } from '@lingui/react/macro'
import type { OwnProduct } from '#contract/catalog/products/products.ts'
import { useSite } from '#web/foundation/page.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Button, LinkButton } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { IconArchive, IconCopy, IconEye, IconPencil, IconTrash } from '#web/ui/icons.ts'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './CatalogueRow.module.css'
import { StatusBadge } from './StatusBadge.tsx'

export type Act = (product: OwnProduct, what: 'active' | 'archived' | 'duplicate' | 'remove') => Promise<void>

export function CatalogueRow({
  product,
  editHref,
  busy,
  onAct,
}: {
  product: OwnProduct
  editHref: string
  busy: boolean
  onAct: Act
}) {
  const { t } = useLingui()
  const { formats } = useSite()
  const { name, status, partNumber, category, updatedAt, mainImage } = product
  const day = formats.date(updatedAt)
  const about = [partNumber, category?.name].filter(Boolean).join(' · ')
  return (
    <Card as="li" pad="m" className={styles.row}>
      <Picture {...pictureOf(mainImage)} sizes="96px" alt="" width={96} height={72} />
      <div className={styles.about}>
        <h2>
          <Link to={editHref}>{name}</Link>
        </h2>
        <p className="muted small">
          {about && <span>{about}</span>}
          <span>{t`Changed ${day}`}</span>
        </p>
        <StatusBadge status={status} />
      </div>
      <div className={styles.actions}>
        <LinkButton icon={IconPencil} href={editHref} aria-label={t`Edit ${name}`}>{t`Edit`}</LinkButton>
        <Button look="ghost" icon={IconCopy} busy={busy} onClick={() => void onAct(product, 'duplicate')}>
          {t`Duplicate`}
        </Button>
        {status === 'active' ? (
          <Button
            look="ghost"
            icon={IconArchive}
            busy={busy}
            onClick={() => void onAct(product, 'archived')}
          >{t`Archive`}</Button>
        ) : (
          <Button
            look="ghost"
            icon={IconEye}
            busy={busy}
            onClick={() => void onAct(product, 'active')}
          >{t`Show to buyers`}</Button>
        )}
        <Button
          look="ghost"
          icon={IconTrash}
          busy={busy}
          aria-label={t`Remove ${name}`}
          onClick={() => void onAct(product, 'remove')}
        >
          {t`Remove`}
        </Button>
      </div>
    </Card>
  )
}
