// Guides before the reference.
import { Trans, useLingui } from '@lingui/react/macro'
import { eventTypes } from '#contract/integration/webhooks/event-types.ts'
import styles from './DevelopersPage.module.css'
import { useSite } from '#web/foundation/page.ts'
import { ScrollArea } from '#web/ui/ScrollArea.tsx'
import { answering, assistant, dataOf, importing, linesOf, receiving, searching } from './samples.ts'

export function Guides({ api }: { api: string }) {
  const { t } = useLingui()
  return (
    <>
      <h2 id="quick-start">{t`Quick start`}</h2>
      <p>
        <Trans>Searching needs no token. The same call in three languages:</Trans>
      </p>
      <h3>curl</h3>
      <ScrollArea as="pre">{searching.curl(api)}</ScrollArea>
      <details className={styles.guide}>
        <summary>JavaScript</summary>
        <ScrollArea as="pre">{searching.javascript(api)}</ScrollArea>
      </details>
      <details className={styles.guide}>
        <summary>Python</summary>
        <ScrollArea as="pre">{searching.python(api)}</ScrollArea>
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
        <ScrollArea as="pre">{importing(api)}</ScrollArea>
        <p>
          <Trans>Or send the whole catalog as JSON Lines, one product per line, and fetch it the same way:</Trans>
        </p>
        <ScrollArea as="pre">{linesOf(api)}</ScrollArea>
      </details>
      <details className={styles.guide}>
        <summary>{t`Read and answer inquiries`}</summary>
        <p>
          <Trans>
            List the unread conversations of your company, read their messages and answer. The token needs the scope{' '}
            <code>inquiries:write</code>.
          </Trans>
        </p>
        <ScrollArea as="pre">{answering(api)}</ScrollArea>
      </details>
      <Webhooks />
      <Assistants />
    </>
  )
}

function Webhooks() {
  const { t } = useLingui()
  return (
    <>
      <h3 id="receive-webhooks">{t`Receive webhooks`}</h3>
      <p>
        <Trans>
          On the page «Webhooks» of your company you name the address of your program and choose events. Each is sent
          there by POST, signed with a secret as <a href="https://www.standardwebhooks.com/">Standard Webhooks</a> has
          it:
        </Trans>
      </p>
      <ScrollArea as="pre">{receiving.message}</ScrollArea>
      <p>
        <Trans>
          Answer 2xx within 15 seconds and work afterwards. Anything else counts as lost: the event comes again, ten
          times within three days, with the same <code>webhook-id</code>, by which you leave out what you have done
          already. Messages carry ids alone; read the rest with an API token. Check the signature before you believe
          one:
        </Trans>
      </p>
      <details className={styles.guide}>
        <summary>Node.js</summary>
        <ScrollArea as="pre">{receiving.javascript}</ScrollArea>
      </details>
      <details className={styles.guide}>
        <summary>Python</summary>
        <ScrollArea as="pre">{receiving.python}</ScrollArea>
      </details>
      <details className={styles.guide}>
        <summary>{t`Events and their data`}</summary>
        <ul>
          {eventTypes.map((type) => (
            <li key={type}>
              <code>{type}</code>: <code>{['businessID', ...dataOf[type]].join(', ')}</code>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Assistants() {
  const { t } = useLingui()
  const { origin } = useSite()
  return (
    <>
      <h3 id="assistants">{t`Connect an assistant`}</h3>
      <p>
        <Trans>
          Assistants search companies and products and read them by the{' '}
          <a href="https://modelcontextprotocol.io/">Model Context Protocol</a>, without a token and without changing
          anything. Name this address in your assistant, or write it into its settings:
        </Trans>
      </p>
      <ScrollArea as="pre">{assistant(origin)}</ScrollArea>
    </>
  )
}
