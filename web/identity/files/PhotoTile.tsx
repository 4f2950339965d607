// Picture tile. Stateless.
import { Trans, useLingui } from '@lingui/react/macro'
import type { Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { IconButton } from '#web/ui/Button.tsx'
import { IconChevronLeft, IconChevronRight, IconTrash } from '#web/ui/icons.ts'
import styles from './PhotoList.module.css'

export function PhotoTile({
  photo,
  at,
  count,
  dragged,
  onDrag,
  onOver,
  onMove,
  onRemove,
}: {
  photo: Photo
  at: number
  count: number
  dragged: boolean
  onDrag: (dragging: boolean) => void
  onOver: () => void
  onMove: (to: number) => void
  onRemove: () => void
}) {
  const { t } = useLingui()
  const number = at + 1
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- drags by pointer; its buttons move it by keyboard
    <li
      className={styles.tile}
      draggable
      data-dragged={dragged || undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
      onDragEnter={onOver}
      onDragOver={(event) => !event.dataTransfer.types.includes('Files') && event.preventDefault()}
    >
      <div className={styles.picture}>
        <img {...pictureOf(photo)} sizes="160px" alt={t`Picture ${number} of ${count}`} draggable={false} />
        {at === 0 && (
          <span className={styles.main}>
            <Badge look="info">
              <Trans>Main picture</Trans>
            </Badge>
          </span>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton
          label={t`Move picture ${number} forward`}
          icon={IconChevronLeft}
          aria-disabled={at === 0}
          onClick={() => at > 0 && onMove(at - 1)}
        />
        <IconButton
          label={t`Move picture ${number} back`}
          icon={IconChevronRight}
          aria-disabled={at === count - 1}
          onClick={() => at < count - 1 && onMove(at + 1)}
        />
        <IconButton label={t`Remove picture ${number}`} icon={IconTrash} onClick={onRemove} />
      </div>
    </li>
  )
}
