// The form of a group: a new one, or one that is changed. What was typed is kept on the device until it is saved.
import { useLingui } from '@lingui/react/macro'
import { useState, type SubmitEvent } from 'react'
import { groupNameMost, groupTextMost } from '#contract/constants.ts'
import type { Group } from '#contract/groups.ts'
import { Refusal } from '#kit/refusal.ts'
import { useDraft } from '#web/draft.ts'
import { useOutcome } from '#web/failure-words.ts'
import { useApi, useSite } from '#web/page.ts'
import { useNavigate } from '#web/routing.ts'
import { useSending } from '#web/sending.ts'
import { Field, Select } from '#web/ui/Field.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { Unsaved } from '#web/unsaved.tsx'
import { AdmissionChoice } from './AdmissionChoice.tsx'
import styles from './GroupForm.module.css'

type Values = { name: string; description: string; rules: string; industry: string; admission: Group['admission'] }
type Problems = Partial<Record<keyof Values, string>>

export function GroupForm({
  industries,
  group,
}: {
  industries: { id: string; text: string }[]
  group: Group | undefined
}) {
  const api = useApi()
  const { paths } = useSite()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { saved, failed } = useOutcome()
  const [start] = useState<Values>({
    name: group?.name ?? '',
    description: group?.description ?? '',
    rules: group?.rules ?? '',
    industry: group?.industry?.id ?? '',
    admission: group?.admission ?? 'open',
  })
  const [values, setValues, clear] = useDraft<Values>('group', start)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Problems>({})
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const { idOf } = useSending()
  const changed = JSON.stringify(values) !== JSON.stringify(start)

  const found: Problems = {
    ...(values.name.trim().length < 3 && { name: t`Give the group a name of three letters or more.` }),
    ...(values.description.trim() === '' && { description: t`Say what the group is about.` }),
    ...(values.description.length > groupTextMost && { description: t`This is too long.` }),
    ...(values.rules.length > groupTextMost && { rules: t`This is too long.` }),
    ...(values.industry === '' && { industry: t`Choose an industry.` }),
  }
  const problems: Problems = { ...refused, ...(tried && found) }

  function change(more: Partial<Values>): void {
    setValues({ ...values, ...more })
    setRefused({})
  }
  async function save(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(found)
    if (first) return event.currentTarget.querySelector<HTMLElement>(`#group-${first}`)?.focus()
    setBusy(true)
    try {
      const made = group
        ? await api.groups.change({ params: { groupID: group.groupID }, body: values })
        : await api.groups.create({ body: values, key: idOf(values) })
      setSent(true)
      clear()
      saved()
      navigate(paths.group(made), { replace: true })
    } catch (error) {
      const isTaken = error instanceof Refusal && error.name === 'Conflict' && error.fields?.['name']
      const taken = t`You have a group of this name already.`
      if (isTaken) setRefused({ name: taken })
      failed(error, isTaken ? taken : undefined)
      setBusy(false)
    }
  }
  const label = group ? t`Save` : t`Create group`
  return (
    <form
      className={styles.form}
      onSubmit={(event) => void save(event)}
      noValidate
      aria-label={group ? t`Edit group` : t`Create a group`}
    >
      <Unsaved changed={changed && !busy && !sent} />
      <div className={styles.inside}>
        <Field
          id="group-name"
          label={t`Name`}
          value={values.name}
          maxLength={groupNameMost}
          error={problems.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <TextArea
          id="group-description"
          label={t`What it is about`}
          value={values.description}
          most={groupTextMost}
          rows={4}
          error={problems.description}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <Select
          id="group-industry"
          visible
          label={t`Industry`}
          value={values.industry}
          error={problems.industry}
          onChange={(event) => change({ industry: event.currentTarget.value })}
        >
          <option value="">{t`Choose an industry`}</option>
          {industries.map(({ id, text }) => (
            <option key={id} value={id}>
              {text}
            </option>
          ))}
        </Select>
        <AdmissionChoice value={values.admission} onChange={(admission) => change({ admission })} />
        <TextArea
          id="group-rules"
          label={t`Rules (optional)`}
          value={values.rules}
          most={groupTextMost}
          rows={3}
          error={problems.rules}
          onChange={(event) => change({ rules: event.currentTarget.value })}
        />
      </div>
      <SaveBar
        note={changed ? t`Draft kept on this device` : undefined}
        save={label}
        discard={t`Discard`}
        onDiscard={changed ? clear : undefined}
        busy={busy}
      />
    </form>
  )
}
