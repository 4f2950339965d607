// The selection at the edge of the screen: what is in it, the way to the comparison, removing and clearing.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { useSite } from '#web/app/page.ts'
import { Button, IconButton, LinkButton } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts'
import { select, type ComparedKind, type SelectedItem, type Selection } from './selection.ts'
import styles from './Tray.module.css'

export function Tray({ selection }: { selection: Selection }) {
  const { t } = useLingui()
  return (
    <section className={styles.tray} aria-label={t`Selected for comparing`} ref={useFocusAfterRemoval()}>
      <Line kind="product" items={selection.product} />
      <Line kind="business" items={selection.business} />
    </section>
  )
}

function Line({ kind, items }: { kind: ComparedKind; items: readonly SelectedItem[] }) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (items.length === 0) return null
  const ids = items.map(({ id }) => id)
  return (
    <div className={styles.line} data-row>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id}>
            <span className="cut" title={item.name}>
              {item.name}
            </span>
            <IconButton
              icon={IconX}
              label={t`Remove ${item.name}`}
              onClick={() =>
                select(
                  kind,
                  items.filter(({ id }) => id !== item.id),
                )
              }
            />
          </li>
        ))}
      </ul>
      <Button look="ghost" onClick={() => select(kind, [])}>
        <Trans comment="button: empty the selection">Clear</Trans>
      </Button>
      <LinkButton look="primary" href={paths.compare(kind === 'product' ? { products: ids } : { companies: ids })}>
        {kind === 'product' ? (
          <Plural value={items.length} one="Compare # product" other="Compare # products" />
        ) : (
          <Plural value={items.length} one="Compare # company" other="Compare # companies" />
        )}
      </LinkButton>
    </div>
  )
}
