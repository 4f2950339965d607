// Sanction dialog with email preview.
import { useLingui } from '@lingui/react/macro'
import { useDeferredValue, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { reportReasons, staffReasonMost } from '#contract/foundation/constants.ts'
import { locales, ownNames, type Locale } from '#contract/foundation/locales.ts'
import { actsFor, finalActs, type ModeratedKind, type SanctionAct } from '#contract/trust/sanctions/acts.ts'
import { useKeptText } from '#web/foundation/form/kept-text.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, type Api } from '#web/foundation/page.ts'
import { useSession } from '#web/foundation/session.ts'
import { Select } from '#web/ui/controls/Field.tsx'
import { TextArea } from '#web/ui/controls/TextArea.tsx'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { useActVerbs, useRuleNames } from './names.ts'
import styles from './Sanctions.module.css'

type Rule = (typeof reportReasons)[number]
export type Choice = { act: SanctionAct; rule: Rule; explanation: string; days: number | undefined }
const terms = [7, 30, 90, 365] as const

export function SanctionDialog({
  kind,
  id,
  name,
  only,
  rule = 'spam',
  send,
  onClose,
}: {
  kind: ModeratedKind
  id: string
  name: string
  only?: 'moderators'
  rule?: Rule
  send?: (choice: Choice, reason: string) => Promise<void>
  onClose: () => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const verbs = useActVerbs()
  const { revalidate } = useRevalidator()
  const { showSuccess } = useToasts()
  const [explanation, setExplanation, dropExplanation] = useKeptText(`explanation ${id}`)
  const [chosen, setChoice] = useState<Choice>({ act: 'warn', rule, explanation: '', days: 30 })
  const choice = { ...chosen, explanation }
  async function act(reason: string): Promise<void> {
    if (send) {
      await send(choice, reason)
      return dropExplanation()
    }
    await impose(api, { objectKind: kind, objectID: id, reason }, choice)
    dropExplanation()
    showSuccess()
    await revalidate()
  }
  return (
    <ReasonDialog
      about={id}
      title={t`Take action: ${name}`}
      yes={verbs[choice.act]}
      look={choice.act === 'warn' ? 'primary' : 'danger'}
      hint={t`For the staff alone; stands in the audit log. The email names the rule and has your explanation.`}
      act={act}
      onClose={onClose}
    >
      <SanctionChoice kind={kind} only={only} choice={choice} onChange={setChoice} />
      <TextArea
        label={t`Explanation for the person`}
        hint={t`Stands in the email and on the page of the decision.`}
        most={staffReasonMost}
        rows={3}
        value={choice.explanation}
        onChange={(event) => setExplanation(event.target.value)}
      />
      <EmailPreview kind={kind} id={id} choice={choice} />
    </ReasonDialog>
  )
}

export async function impose(
  api: Api,
  about: { objectKind: ModeratedKind; objectID: string; reason: string },
  { act, rule, explanation, days }: Choice,
): Promise<void> {
  if (act === 'reject' || act === 'terminate') await api.sanctions.close({ body: { ...about, act, rule, explanation } })
  else await api.sanctions.impose({ body: { ...about, act, rule, explanation, ...(hasTerm(act) && days && { days }) } })
}

function hasTerm(act: SanctionAct): boolean {
  return act === 'limit' || act === 'suspend'
}

function SanctionChoice({
  kind,
  only,
  choice,
  onChange,
}: {
  kind: ModeratedKind
  only: 'moderators' | undefined
  choice: Choice
  onChange: (choice: Choice) => void
}) {
  const { t } = useLingui()
  const verbs = useActVerbs()
  const rules = useRuleNames()
  const isAdministrator = useSession()?.roles.includes('administrator') ?? false
  const acts = actsFor[kind].filter((act) => (isAdministrator && !only) || !finalActs.includes(act))
  return (
    <div className={styles.choice}>
      <Select
        label={t`Action`}
        visible
        value={choice.act}
        onChange={(event) => onChange({ ...choice, act: event.target.value as SanctionAct })}
      >
        {acts.map((act) => (
          <option key={act} value={act}>
            {verbs[act]}
          </option>
        ))}
      </Select>
      <Select
        label={t`Rule`}
        visible
        value={choice.rule}
        onChange={(event) => onChange({ ...choice, rule: event.target.value as Rule })}
      >
        {reportReasons.map((rule) => (
          <option key={rule} value={rule}>
            {rules[rule]}
          </option>
        ))}
      </Select>
      {hasTerm(choice.act) && (
        <Select
          label={t`Duration`}
          visible
          value={choice.days ?? ''}
          onChange={(event) => onChange({ ...choice, days: Number(event.target.value) || undefined })}
        >
          {terms.map((days) => (
            <option key={days} value={days}>
              {t`${days} days`}
            </option>
          ))}
          <option value="">{t`without end`}</option>
        </Select>
      )}
    </div>
  )
}

function EmailPreview({ kind, id, choice }: { kind: ModeratedKind; id: string; choice: Choice }) {
  const { t } = useLingui()
  const api = useApi()
  const [lang, setLang] = useState<Locale>()
  const [email, setEmail] = useState<{ locale: string; subject: string; text: string }>()
  const { act, rule, explanation: written, days } = choice
  const explanation = useDeferredValue(written)
  useEffect(() => {
    const controller = new AbortController()
    const query = {
      objectKind: kind,
      objectID: id,
      act,
      rule,
      explanation,
      ...(hasTerm(act) && days && { days }),
      ...(lang && { lang }),
    }
    api.sanctions.preview({ query, signal: controller.signal }).then(setEmail, () => setEmail(undefined))
    return () => controller.abort()
  }, [api, kind, id, act, rule, explanation, days, lang])
  if (!email) return null
  return (
    <div className={styles.email}>
      <div className="row between">
        <strong>{t`Email`}</strong>
        <fieldset className="row" aria-label={t`Language of the email`}>
          {locales.map((locale) => (
            <button
              key={locale}
              type="button"
              className={styles.language}
              aria-pressed={email.locale === locale}
              lang={locale}
              onClick={() => setLang(locale)}
            >
              {ownNames[locale]}
            </button>
          ))}
        </fieldset>
      </div>
      <pre lang={email.locale}>{email.text.split('\n\n-- ')[0]}</pre>
    </div>
  )
}
