// Note: collections receive no inquiries.
import { Trans } from '@lingui/react/macro'
import { useSite } from '#web/foundation/page.ts'
import { LinkButton } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import styles from '../SendInquiryPage.module.css'

export function CollectionNote() {
  const { paths } = useSite()
  return (
    <Note look="info">
      <p>
        <Trans>
          This is a collection of products, not a company: nobody would read an inquiry. Ask companies that make the
          thing instead.
        </Trans>
      </p>
      <p className={styles.way}>
        <LinkButton href={paths.createRfq()}>
          <Trans>Ask for quotations</Trans>
        </LinkButton>
      </p>
    </Note>
  )
}
