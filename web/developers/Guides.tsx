// Guides before the reference: a first search in three languages, a catalog kept up to date, inquiries answered by a program.
import { Trans, useLingui } from '@lingui/react/macro'
import styles from './DevelopersPage.module.css'
import { answering, importing, searching } from './samples.ts'

export function Guides({ api }: { api: string }) {
  const { t } = useLingui()
  return (
    <>
      <h2 id="quick-start">{t`Quick start`}</h2>
      <p>
        <Trans>Searching needs no token. The same call in three languages:</Trans>
      </p>
      <h3>curl</h3>
      <pre tabIndex={0}>{searching.curl(api)}</pre>
      <details className={styles.guide}>
        <summary>JavaScript</summary>
        <pre tabIndex={0}>{searching.javascript(api)}</pre>
      </details>
      <details className={styles.guide}>
        <summary>Python</summary>
        <pre tabIndex={0}>{searching.python(api)}</pre>
      </details>
      <h2 id="guides">{t`Guides`}</h2>
      <details className={styles.guide}>
        <summary>{t`Keep a catalog up to date`}</summary>
        <p>
          <Trans>
            Rows with a known part number change that product, others are added. Send up to 500 rows at a time, have
            them checked, then start the import: all rows become products, or none. The token needs the scope{' '}
            <code>products:write</code>.
          </Trans>
        </p>
        <pre tabIndex={0}>{importing(api)}</pre>
      </details>
      <details className={styles.guide}>
        <summary>{t`Read and answer inquiries`}</summary>
        <p>
          <Trans>
            List the unread conversations of your company, read their messages and answer. The token needs the scope{' '}
            <code>inquiries:write</code>.
          </Trans>
        </p>
        <pre tabIndex={0}>{answering(api)}</pre>
      </details>
    </>
  )
}
