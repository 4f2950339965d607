// Quotation in a thread.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { IconFileInvoice } from '#web/ui/icons.ts'
import { Suspense, useId, type ReactNode } from 'react'
import { Link } from '#web/ui/Link.tsx'
import type { Message, QuotationTerms, Thread } from '#contract/trade/inquiries/inquiries.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { useQuantity, useUnitOf, useUnitPrice } from '#web/trade/units/card.tsx'
import { Written } from '#web/social/mentions/card.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { Text } from '#web/ui/Text.tsx'
import styles from './QuotationCard.module.css'
import { useIsForeign } from './use-thread-translation.ts'

const TranslatedTerms = lazyComponent(async () => (await import('./Translated.tsx')).TranslatedTerms)

type Props = { message: Message; thread: Thread; terms: QuotationTerms; always: boolean }

export function QuotationCard({ message, thread, terms, always }: Props) {
  const { t } = useLingui()
  const { paths } = useSite()
  const isForeign = useIsForeign()
  const titleID = useId()
  const { rfqID, version } = terms
  const termsOf = (note: string, language: string | null) => <Terms terms={terms} note={note} language={language} />
  const original = termsOf(message.content, message.language)
  return (
    <article className={styles.card} aria-label={t`Quotation, version ${version}`}>
      <h3 id={titleID} className={styles.head}>
        <Icon icon={IconFileInvoice} size="s" />
        <Trans>Quotation</Trans>
        <span className="muted small">
          <Trans>Version {version}</Trans>
        </span>
      </h3>
      {isForeign(message, thread.side) ? (
        <Suspense fallback={original}>
          <TranslatedTerms message={message} always={always} describedBy={titleID} termsOf={termsOf} />
        </Suspense>
      ) : (
        original
      )}
      <Link className={`link ${styles.more}`} to={paths.rfq(rfqID)}>
        <Trans>View the request for quotation</Trans>
      </Link>
    </article>
  )
}

function Terms({ terms, note, language }: { terms: QuotationTerms; note: string; language: string | null }) {
  const { formats } = useSite()
  const [unitOf, quantityOf, priceOf] = [useUnitOf(), useQuantity(), useUnitPrice()]
  const { unitPrice, quantity, tiers, currency, minimumOrder, leadTime, validUntil } = terms
  return (
    <>
      <dl className={styles.terms}>
        <Term name={<Trans>Unit price</Trans>}>
          <strong className="num">{priceOf(unitPrice, currency, terms.unit)}</strong>{' '}
          <span className="muted small">
            <Text>{formats.number(quantity)}</Text>
            <Text>+</Text> <Text>{unitOf(quantity, terms.unit)}</Text>
            {tiers > 1 && (
              <>
                <Text>{' · '}</Text>
                <Plural value={tiers} one="# price step" other="# price steps" />
              </>
            )}
          </span>
        </Term>
        <Term name={<Trans>Minimum order</Trans>}>{minimumOrder !== null && quantityOf(minimumOrder, terms.unit)}</Term>
        <Term name={<Trans>Lead time</Trans>}>
          {leadTime !== null && <Plural value={leadTime} one="# day" other="# days" />}
        </Term>
        <Term name={<Trans>Valid until</Trans>}>{validUntil && formats.date(validUntil)}</Term>
      </dl>
      {note && (
        <p className={styles.note} lang={language ?? undefined} dir="auto">
          <Written text={note} mentions={[]} />
        </p>
      )}
    </>
  )
}

function Term({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children || (
          <span className="muted">
            <Trans>Not stated</Trans>
          </span>
        )}
      </dd>
    </div>
  )
}
