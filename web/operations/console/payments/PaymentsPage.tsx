// /admin/payments: payments, refunds, reconciliation.
import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router'
import { Link } from '#web/ui/Link.tsx'
import { type AdminPayment, paymentStatuses } from '#contract/billing/memberships/payments.ts'
import { type Decimal, numberIn } from '#contract/foundation/numbers.ts'
import { CorrectInvoice } from '#web/billing/memberships/correction/card.tsx'
import { useToasts } from '#web/foundation/error-messages.ts'
import { loaderContext, useApi, useSite, type Api, type Meta } from '#web/foundation/page.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Field } from '#web/ui/controls/Field.tsx'
import { Text } from '#web/ui/Text.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import { ConsoleView } from '../ConsoleView.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { tableInput } from '../table/address.ts'
import { DataTable, type Column } from '../table/DataTable.tsx'
import { FilterSelect, TableFilters } from '../table/TableFilters.tsx'
import styles from '../help/HelpRequest.module.css'

type Query = NonNullable<Parameters<Api['memberships']['listPayments']>[0]>['query']

export async function loader(args: LoaderFunctionArgs) {
  const { api, url, signal } = loaderContext(args)
  const [payments, findings] = await Promise.all([
    api.memberships.listPayments({ query: tableInput<Query>(url.searchParams)!, signal }),
    api.memberships.findings({ signal }),
  ])
  return { ...payments, findings }
}
type Act = 'refund' | 'confirm' | 'correct'
type Finding = Awaited<ReturnType<typeof loader>>['findings'][number]

export const meta: Meta<typeof loader> = ({ i18n }) => ({ title: t(i18n)`Payments`, description: '', noindex: true })

function useStatusNames(): Record<AdminPayment['status'], string> {
  const { t } = useLingui()
  return {
    pending: t({ message: 'Open', comment: 'state of a payment' }),
    action: t`Waits for the bank`,
    succeeded: t({ message: 'Paid', comment: 'state of a payment' }),
    declined: t({ message: 'Declined', comment: 'state of a payment' }),
    cancelled: t({ message: 'Withdrawn', comment: 'state of a payment' }),
    mismatch: t`Wrong amount`,
    refunded: t({ message: 'Refunded', comment: 'state of a payment' }),
  }
}

export function Component() {
  const { data, total, findings } = useLoaderData<typeof loader>()
  const { t } = useLingui()
  const names = useStatusNames()
  const [chosen, setChosen] = useState<{ act: Act; payment: AdminPayment } | undefined>()
  return (
    <ConsoleView title={t`Payments`}>
      {findings.length > 0 && <Findings findings={findings} />}
      <TableFilters search={t`Buyer, invoice or reference`}>
        <FilterSelect
          name="status"
          label={t`Status`}
          all={t({ message: 'All', comment: 'all states' })}
          options={paymentStatuses.map((value) => ({ value, text: names[value] }))}
        />
        <FilterSelect
          name="method"
          label={t`Way to pay`}
          all={t({ message: 'All', comment: 'all ways to pay' })}
          options={[
            { value: 'card', text: t`Card` },
            { value: 'transfer', text: t`Bank transfer` },
          ]}
        />
      </TableFilters>
      <DataTable
        label={t`Payments`}
        columns={useColumns((act, payment) => setChosen({ act, payment }))}
        rows={data}
        total={total}
        rowKey={({ paymentID }) => paymentID}
        usualSort="-createdAt"
      />
      {chosen?.act === 'refund' && <RefundDialog payment={chosen.payment} onClose={() => setChosen(undefined)} />}
      {chosen?.act === 'confirm' && <ConfirmDialog payment={chosen.payment} onClose={() => setChosen(undefined)} />}
      {chosen?.act === 'correct' && <CorrectDialog payment={chosen.payment} onClose={() => setChosen(undefined)} />}
    </ConsoleView>
  )
}

function useColumns(choose: (act: Act, payment: AdminPayment) => void): Column<AdminPayment>[] {
  const { t } = useLingui()
  const { formats, paths } = useSite()
  const names = useStatusNames()
  const looks = { succeeded: 'ok', mismatch: 'bad', declined: 'warn', pending: 'info', action: 'info' } as const
  return [
    {
      key: 'company',
      label: t`Company`,
      main: true,
      cell: ({ businessID, companyName }) => (
        <Link to={paths.business({ businessID, key: '' })}>
          <UserText text={companyName} />
        </Link>
      ),
    },
    { key: 'plan', label: t`Plan`, cell: ({ subscription }) => subscription.toUpperCase() },
    {
      key: 'status',
      label: t`Status`,
      cell: ({ status }) => <Badge look={looks[status as keyof typeof looks] ?? 'plain'}>{names[status]}</Badge>,
    },
    {
      key: 'total',
      label: 'US$',
      numeric: true,
      cell: ({ total, refunded }) => (
        <>
          <Text>{formats.amount(total / 100)}</Text>
          {refunded > 0 && <p className="muted small nowrap">{t`${formats.amount(refunded / 100)} given back`}</p>}
        </>
      ),
    },
    {
      key: 'reference',
      label: t`Reference`,
      wide: true,
      cell: ({ reference }) => reference && <span className="nowrap">{reference}</span>,
    },
    {
      key: 'createdAt',
      label: t`Made`,
      cell: ({ createdAt }) => (
        <time className="nowrap" dateTime={createdAt} title={formats.dateTime(createdAt)}>
          {formats.date(createdAt)}
        </time>
      ),
    },
    {
      key: 'act',
      label: t`Act`,
      cell: (payment) => {
        const { companyName, method, status, invoice } = payment
        if (method === 'transfer' && status === 'pending')
          return (
            <Button aria-label={t`Confirm the transfer of ${companyName}`} onClick={() => choose('confirm', payment)}>
              <Trans>Confirm</Trans>
            </Button>
          )
        if (status !== 'succeeded') return null
        return (
          <div className="row">
            <Button aria-label={t`Refund ${companyName}`} onClick={() => choose('refund', payment)}>
              <Trans>Refund</Trans>
            </Button>
            {invoice && (
              <Button aria-label={t`Correct invoice ${invoice.number}`} onClick={() => choose('correct', payment)}>
                <Trans>Correct invoice</Trans>
              </Button>
            )}
          </div>
        )
      },
    },
  ]
}

function centsIn(text: string, decimal: Decimal): number {
  const cents = numberIn(text, decimal) * 100
  return Math.abs(cents - Math.round(cents)) < 1e-6 ? Math.round(cents) : Number.NaN
}

function useAmount(start: number) {
  const { t } = useLingui()
  const { formats } = useSite()
  const [text, setText] = useState(() => formats.amount(start / 100))
  const amount = centsIn(text, formats.decimal)
  const isValid = amount > 0
  const field = (
    <Field
      label={t`Amount in US$`}
      inputMode="decimal"
      value={text}
      onChange={(event) => setText(event.target.value)}
      hint={isValid ? `US$ ${formats.amount(amount / 100)}` : undefined}
      error={isValid ? undefined : t`A number, for example 14200.5`}
    />
  )
  return { amount, isValid, field }
}

type DialogProps = { payment: AdminPayment; onClose: () => void }

function RefundDialog({ payment, onClose }: DialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { amount, isValid, field } = useAmount(payment.total - payment.refunded)
  const [key] = useState(() => crypto.randomUUID())
  return (
    <ReasonDialog
      about={payment.paymentID}
      title={t`Refund ${payment.companyName}`}
      yes={t`Give back`}
      look="danger"
      onClose={onClose}
      act={async (reason) => {
        if (!isValid) return
        await api.memberships.refund({ params: { paymentID: payment.paymentID }, body: { key, amount, reason } })
        await revalidate()
      }}
    >
      {field}
      <p className="muted">{t`Everything that is left ends the membership that was bought with it. A credit note is written.`}</p>
    </ReasonDialog>
  )
}

function ConfirmDialog({ payment, onClose }: DialogProps) {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { amount, isValid, field } = useAmount(payment.total)
  return (
    <ReasonDialog
      about={payment.paymentID}
      title={t`The money of ${payment.companyName} has arrived`}
      yes={t`Confirm`}
      hint={t`For example the number of the bank statement.`}
      onClose={onClose}
      act={async (reference) => {
        if (!isValid) return
        const body = { amount, reference: reference.slice(0, 100) }
        await api.memberships.confirmTransfer({ params: { paymentID: payment.paymentID }, body })
        await revalidate()
      }}
    >
      {field}
    </ReasonDialog>
  )
}

function CorrectDialog({ payment: { invoice }, onClose }: DialogProps) {
  const api = useApi()
  const { countries } = useSite()
  const { revalidate } = useRevalidator()
  if (!invoice) return null
  return (
    <CorrectInvoice
      invoice={invoice}
      countries={countries.map(({ code, name }) => ({ code, countryName: name }))}
      asksWhy
      save={async (details, reason) => {
        const params = { invoiceID: invoice.invoiceID }
        await api.memberships.correctPayment({ params, body: { details, reason } })
        await revalidate()
      }}
      onClose={onClose}
    />
  )
}

function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useLingui()
  const api = useApi()
  const { revalidate } = useRevalidator()
  const { showError } = useToasts()
  const texts: Record<Finding['kind'], string> = {
    unknown: t`The provider has a payment that we do not know`,
    amount: t`The provider charged another amount`,
    refund: t`The provider gave back more than was asked for`,
  }
  async function resolve(findingID: string): Promise<void> {
    await api.memberships.resolveFinding({ params: { findingID } }).then(revalidate, showError)
  }
  return (
    <Card as="section">
      <CardHeader title={t`Reconciliation`} />
      <ul className={styles.inside}>
        {findings.map(({ findingID, kind, reference, detail }) => (
          <li key={findingID} className="row between">
            <span>
              {texts[kind]}: <code>{reference}</code> {detail}
            </span>
            <Button onClick={() => void resolve(findingID)}>
              <Trans>Done</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
