// Test card form; no money moves.
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useImperativeHandle, useRef, useState } from 'react'
import { type CardError, tokenFor } from '#contract/billing/memberships/test-cards.ts'
import { useApi } from '#web/foundation/page.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import type { CardFormProps } from './CardForm.tsx'
import styles from '../Plans.module.css'

const errors: Record<CardError, ReturnType<typeof msg>> = {
  number: msg`the number is not complete or not valid`,
  expiry: msg`the expiry is not a month and year`,
  expired: msg`the card has expired`,
  code: msg`the security code has three or four digits`,
  unknown: msg`only the test numbers are accepted here`,
}

export function TestCard({ businessID, handle }: CardFormProps) {
  const { t, i18n } = useLingui()
  const api = useApi()
  const [card, setCard] = useState({ number: '', expiry: '', code: '' })
  const [asked, setAsked] = useState<string | undefined>()
  const answered = useRef<() => void>(undefined)
  useImperativeHandle(handle, () => ({
    async tokenize() {
      const made = tokenFor(card, new Date())
      return 'token' in made ? { paymentMethod: made.token } : { message: i18n._(errors[made.error]) }
    },
    authenticate: (clientSecret) =>
      new Promise((resolve) => {
        answered.current = () => resolve({})
        setAsked(clientSecret)
      }),
  }))
  async function answer(approve: boolean): Promise<void> {
    if (asked)
      await api.memberships.answerTestBank({ body: { businessID, clientSecret: asked, approve } }).catch(() => {})
    setAsked(undefined)
    answered.current?.()
  }
  const field = (name: keyof typeof card, most: number) => ({
    value: card[name],
    maxLength: most,
    inputMode: 'numeric' as const,
    onChange: (event: { target: { value: string } }) => setCard({ ...card, [name]: event.target.value }),
  })
  return (
    <>
      <Note look="info">
        <p>
          <Trans>
            Test mode, no money moves: 4242 4242 4242 4242 succeeds, 4000 0000 0000 0002 is declined, 4000 0025 0000
            3155 asks for a second step, 4000 0000 0000 0119 gets no answer.
          </Trans>
        </p>
      </Note>
      <Field label={t`Card number`} autoComplete="cc-number" {...field('number', 23)} />
      <div className={styles.pair}>
        <Field label={t`Expiry`} placeholder={t`MM / YY`} autoComplete="cc-exp" {...field('expiry', 9)} />
        <Field label={t`Security code`} autoComplete="cc-csc" {...field('code', 4)} />
      </div>
      <Dialog
        open={asked !== undefined}
        onClose={() => void answer(false)}
        title={t`Your bank asks`}
        closeLabel={t`Close`}
        footer={
          <>
            <Button onClick={() => void answer(false)}>
              <Trans>Refuse</Trans>
            </Button>
            <Button look="primary" onClick={() => void answer(true)}>
              <Trans>Approve</Trans>
            </Button>
          </>
        }
      >
        <p>
          <Trans>This stands for the page on which a bank confirms a payment. Nothing is sent to a bank.</Trans>
        </p>
      </Dialog>
    </>
  )
}
