// /contact-us/form: help request. Input is kept on the device until sent.
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { isStateOfUSA } from '#contract/operations/need-help/fields.ts'
import { loaderContext, useSite, type Meta } from '#web/foundation/page.ts'
import { readReferenceLists } from '#web/foundation/reference-lists.ts'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Note } from '#web/ui/Note.tsx'
import { HelpForm } from './HelpForm.tsx'
import styles from './HelpFormPage.module.css'

export async function loader(args: LoaderFunctionArgs) {
  const { api, locale, signal } = loaderContext(args)
  const [lists, states] = await Promise.all([
    readReferenceLists(api, ['countries', 'businessTypes', 'jobPositions', 'industries'], { locale, signal }),
    api.reference.states({ params: { code: 'US' }, query: { lang: locale }, signal }),
  ])
  return { lists, states: states.filter(({ stateID }) => isStateOfUSA(stateID)) }
}

export const meta: Meta<typeof loader> = ({ i18n }) => ({
  title: t(i18n)`Need business help`,
  description: t(i18n)`Tell us what you want to buy or sell, and our team helps you to find the right partners.`,
})

export function Component() {
  const { lists, states } = useLoaderData<typeof loader>()
  const [sent, setSent] = useState<{ reference: string; email: string }>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <div className={`wrap ${styles.columns}`}>
      <div className={styles.page}>
        <header>
          <h1 ref={heading} tabIndex={-1}>
            <Trans>Need business help</Trans>
          </h1>
          <p className="muted">
            <Trans>Tell us what you want to buy or sell, and our team helps you to find the right partners.</Trans>
          </p>
        </header>
        {sent ? (
          <Sent {...sent} onAgain={() => setSent(undefined)} />
        ) : (
          <HelpForm
            lists={lists}
            states={states}
            onSent={(answer) => {
              setSent(answer)
              // The focused form is gone.
              heading.current?.focus()
              window.scrollTo(0, 0)
            }}
          />
        )}
      </div>
      <Next />
    </div>
  )
}

function Next() {
  const { operator } = useSite()
  return (
    <Card as="aside">
      <CardHeader title={<Trans>What happens next</Trans>} />
      <div className={styles.next}>
        <p>
          <Trans>Our team reads your request and answers by e-mail, usually within {operator.answerHours} hours.</Trans>
        </p>
        <p>
          <Trans>Few fields are needed; each further one helps to find the right partners.</Trans>
        </p>
        <p className="muted">
          <Trans>
            You prefer to write?{' '}
            <a className="link" href={`mailto:${operator.email}`}>
              {operator.email}
            </a>
          </Trans>
        </p>
      </div>
    </Card>
  )
}

function Sent({ reference, email, onAgain }: { reference: string; email: string; onAgain: () => void }) {
  return (
    <>
      <Note look="ok">
        <p>
          <Trans>
            We have received your request. Its number is <b>{reference}</b>, and a confirmation is on its way to {email}
            .
          </Trans>
        </p>
      </Note>
      <div>
        <Button onClick={onAgain}>
          <Trans>Send another request</Trans>
        </Button>
      </div>
    </>
  )
}
