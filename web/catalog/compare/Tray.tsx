// Selection tray.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconFileInvoice, IconX } from '#web/ui/icons.ts'
import { comparedMost } from '#contract/foundation/constants.ts'
import { useSite } from '#web/foundation/page.ts'
import { Button, IconButton, LinkButton } from '#web/ui/Button.tsx'
import { useFocusAfterRemoval } from '#web/ui/focus/after-removal.ts'
import { select, type SelectedItem, type SelectedKind, type Selection } from './selection.ts'
import styles from './Tray.module.css'

export function Tray({ selection }: { selection: Selection }) {
  const { t } = useLingui()
  return (
    <section className={styles.tray} aria-label={t`Your selection`} ref={useFocusAfterRemoval()}>
      <Line kind="product" items={selection.product} />
      <Line kind="business" items={selection.business} />
    </section>
  )
}

type LineProps = { kind: SelectedKind; items: readonly SelectedItem[] }

function Line({ kind, items }: LineProps) {
  const { t } = useLingui()
  const { paths } = useSite()
  if (items.length === 0) return null
  const ids = items.map(({ id }) => id).join(',')
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
      <div className={styles.actions}>
        <Button look="ghost" onClick={() => select(kind, [])}>
          <Trans comment="button: empty the selection">Clear</Trans>
        </Button>
        <Compare kind={kind} items={items} />
        <LinkButton
          look="primary"
          icon={IconFileInvoice}
          rel="nofollow"
          href={paths.createRfq(kind === 'product' ? { products: ids } : { businesses: ids })}
        >
          <Trans>Ask for quotations</Trans>
        </LinkButton>
      </div>
    </div>
  )
}

function Compare({ kind, items }: LineProps) {
  const { paths } = useSite()
  const ids = items.map(({ id }) => id)
  if (items.length > comparedMost)
    return (
      <span className={`muted small ${styles.tooMany}`}>
        <Trans>Up to {comparedMost} can be compared</Trans>
      </span>
    )
  return (
    <LinkButton href={paths.compare(kind === 'product' ? { products: ids } : { companies: ids })}>
      {kind === 'product' ? (
        <Plural value={items.length} one="Compare # product" other="Compare # products" />
      ) : (
        <Plural value={items.length} one="Compare # company" other="Compare # companies" />
      )}
    </LinkButton>
  )
}
