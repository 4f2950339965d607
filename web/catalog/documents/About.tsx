// Title of a document, and what it is.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import { useSite } from '#web/foundation/page.ts'
import { UserText } from '#web/ui/Unbroken.tsx'
import { typeName, useDocumentKindNames } from './names.ts'
import styles from './ProductDocuments.module.css'

type Props = { document: Omit<ProductDocument, 'url'>; children?: ReactNode }

export function About({ document, children }: Props) {
  const { t } = useLingui()
  const { formats } = useSite()
  const kinds = useDocumentKindNames()
  const { kind, title, languages, revision, issuedOn, endsOn, ended, appliesTo, file } = document
  const facts = [
    kinds[kind],
    typeName(file.contentType),
    formats.bytes(file.bytes),
    languages.map((code) => code.toUpperCase()).join(', '),
    revision && t({ message: `Revision ${revision}`, comment: 'edition of a drawing or datasheet' }),
    issuedOn && formats.date(issuedOn),
    endsOn && (ended ? t`ended ${formats.date(endsOn)}` : t`valid until ${formats.date(endsOn)}`),
  ].filter(Boolean)
  return (
    <div className={styles.about}>
      <b>
        <UserText text={title} />
      </b>
      <p className="muted small">{facts.join(' · ')}</p>
      {appliesTo && (
        <p className="small">
          <UserText text={appliesTo} />
        </p>
      )}
      {children}
    </div>
  )
}
