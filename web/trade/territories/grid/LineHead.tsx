// Head of a row.
import { Plural, useLingui } from '@lingui/react/macro'
import { IconPencil } from '#web/ui/icons.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './LineHead.module.css'
import type { GridLine } from './shown.ts'

type Props = { line: GridLine; onOpen: (() => void) | undefined; onChoose: () => void }

export function LineHead({ line: { name, products }, onOpen, onChoose }: Props) {
  const { t } = useLingui()
  return (
    <th scope="row">
      <span className={styles.head}>
        <button type="button" title={t`Choose ${name} in all countries shown`} onClick={onChoose}>
          <UserText text={name} />
        </button>
        {onOpen && (
          <button
            type="button"
            className={styles.edit}
            aria-label={t`Edit ${name}`}
            title={t`Edit ${name}`}
            onClick={onOpen}
          >
            <Icon icon={IconPencil} size="s" />
          </button>
        )}
      </span>
      <span className="muted small">
        <Plural value={products.length} _0="no products" one="# product" other="# products" />
      </span>
    </th>
  )
}
