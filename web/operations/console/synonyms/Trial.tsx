// Search trial of a draft. Nothing is saved.
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSearch } from '#web/ui/icons.ts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { FieldPath } from 'react-hook-form'
import { searchTextMost } from '#contract/foundation/constants.ts'
import { locales, ownNames, type Locale } from '#contract/foundation/locales.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite, type Api } from '#web/foundation/page.ts'
import type { FieldError } from '#kit/field-errors.ts'
import { refusedFields } from '#web/foundation/form/field-errors.ts'
import type { ServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'
import { Card, CardHeader } from '#web/ui/Card.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { draftForm, type SynonymValues } from './synonym-form.ts'
import styles from './Synonyms.module.css'
import { TrialResults, type TrialPair } from './TrialResults.tsx'

type Body = Parameters<Api['synonyms']['try']>[0]['body']
type Props = {
  form: Pick<ServerForm<SynonymValues>, 'getValues' | 'setError' | 'trigger' | 'fields'>
  messageOf: (name: string, error: FieldError) => string
  synonymID: string | undefined
  text: string
}

const parts = ['kind', 'reference', 'names'] as const

async function draftIn(form: Props['form'], synonymID: string | undefined): Promise<Body['draft'] | 'invalid'> {
  const typed = draftForm.safeParse(form.getValues())
  if (!typed.success) {
    await form.trigger([...parts])
    return 'invalid'
  }
  const { names } = typed.data
  if (locales.every((language) => names[language].length === 0)) return undefined
  return { ...typed.data, ...(synonymID && { synonymID }) }
}

function showRefused(error: unknown, form: Props['form'], messageOf: Props['messageOf']): boolean {
  const refused = refusedFields(
    error,
    [...form.fields.keys()].map((name) => `draft.${name}`),
  )
  for (const [path, one] of refused) {
    const name = path.replace('draft.', '')
    form.setError(name as FieldPath<SynonymValues>, { type: 'server', message: messageOf(name, one) })
  }
  return refused.size > 0
}

type Question = Pick<Body, 'text' | 'of'> & { lang: Locale }

function useTrial({ form, messageOf, synonymID }: Omit<Props, 'text'>) {
  const api = useApi()
  const { showError } = useToasts()
  const [busy, setBusy] = useState(false)
  const [tried, setTried] = useState<TrialPair>()
  async function run(question: Question): Promise<void> {
    if (busy) return
    const draft = await draftIn(form, synonymID)
    if (draft === 'invalid') return
    setBusy(true)
    try {
      const result = await api.synonyms.try({ body: { ...question, ...(draft && { draft }) } })
      setTried({ ...result, of: question.of })
    } catch (error) {
      if (!showRefused(error, form, messageOf)) showError(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, tried, run }
}

export function Trial({ text: given, ...form }: Props) {
  const { t } = useLingui()
  const { locale } = useSite()
  const { busy, tried, run } = useTrial(form)
  const [{ text, of, lang }, setQuestion] = useState<Question>({ text: given, of: 'product', lang: locale })
  const [missing, setMissing] = useState(false)
  const change = (changed: Partial<Question>) => setQuestion({ text, of, lang, ...changed })
  async function ask(): Promise<void> {
    setMissing(text.trim() === '')
    if (text.trim() !== '') await run({ text: text.trim(), of, lang })
  }
  // A text in the address is tried at once.
  const begin = useRef(ask)
  useEffect(() => {
    if (given) void begin.current()
  }, [given])
  function send(event: FormEvent): void {
    event.preventDefault()
    void ask()
  }
  return (
    <Card as="section" className={styles.trial!}>
      <CardHeader title={t`Try on live results`} />
      <search aria-label={t`Try on live results`}>
        <form className={styles.ask} onSubmit={send}>
          <div className={styles.text}>
            <Field
              label={t`Text of a search`}
              type="search"
              value={text}
              maxLength={searchTextMost}
              error={missing ? t`Type what somebody may search for.` : undefined}
              onChange={(event) => change({ text: event.target.value })}
            />
          </div>
          <Select
            label={t`Among`}
            visible
            value={of}
            onChange={(event) => change({ of: event.target.value as Body['of'] })}
          >
            <option value="product">{t`Products`}</option>
            <option value="business">{t`Companies`}</option>
          </Select>
          <LanguageOfReader value={lang} onChange={(chosen) => change({ lang: chosen })} />
          <Button type="submit" icon={IconSearch} busy={busy}>
            {t({ message: 'Try', context: 'search text', comment: 'button' })}
          </Button>
        </form>
      </search>
      <p className="muted small">
        <Trans>Shows what is found now and with the names as they stand in the form. Nobody else sees it.</Trans>
      </p>
      <TrialResults tried={tried} />
    </Card>
  )
}

function LanguageOfReader({ value, onChange }: { value: Locale; onChange: (locale: Locale) => void }) {
  const { t } = useLingui()
  return (
    <Select
      label={t`Language of the reader`}
      visible
      value={value}
      onChange={(event) => onChange(event.target.value as Locale)}
    >
      {locales.map((language) => (
        <option key={language} value={language}>
          {ownNames[language]}
        </option>
      ))}
    </Select>
  )
}
