// Form of a new or existing group.
import { useLingui } from '@lingui/react/macro'
import { groupNameMost, groupTextMost } from '#contract/foundation/constants.ts'
import type { Group } from '#contract/social/groups/groups.ts'
import { useToasts } from '#web/foundation/error-messages.ts'
import { useApi, useSite } from '#web/foundation/page.ts'
import { useNavigate } from 'react-router'
import { RadioGroupField, SelectField } from '#web/foundation/form/ChoiceFields.tsx'
import { Form } from '#web/foundation/form/Form.tsx'
import { FormSaveBar } from '#web/foundation/form/FormButtons.tsx'
import { TextAreaField, TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { groupForm, groupValues } from './group-form.ts'
import styles from './GroupForm.module.css'

type Industries = { id: string; text: string }[]

export function GroupForm({ industries, group }: { industries: Industries; group: Group | undefined }) {
  const api = useApi()
  const { paths } = useSite()
  const { t } = useLingui()
  const navigate = useNavigate()
  const { showSuccess } = useToasts()
  const named = t`Give the group a name of three letters or more.`
  const form = useServerForm({
    id: 'group',
    schema: groupForm,
    saved: groupValues(group),
    draft: 'group',
    errorMessages: {
      name: { required: named, tooShort: named, taken: t`You already have a group with this name.` },
      description: { required: t`Say what the group is about.` },
      industry: t`Choose an industry.`,
    },
    async submit(body, { key }) {
      const answer = group
        ? await api.groups.change({ params: { groupID: group.groupID }, body })
        : await api.groups.create({ body, key })
      showSuccess()
      void navigate(paths.group(answer), { replace: true })
    },
  })
  return (
    <Form form={form} className={styles.form} label={group ? t`Edit group` : t`Create a group`}>
      <div className={styles.inside}>
        <TextField name="name" label={t`Name`} maxLength={groupNameMost} />
        <TextAreaField name="description" label={t`What it is about`} most={groupTextMost} rows={4} />
        <SelectField
          name="industry"
          label={t`Industry`}
          empty={t`Choose an industry`}
          options={industries.map(({ id, text }) => ({ value: id, text }))}
        />
        <AdmissionField />
        <TextAreaField name="rules" label={t`Rules (optional)`} most={groupTextMost} rows={3} />
      </div>
      <FormSaveBar form={form} save={group ? t`Save` : t`Create group`} />
    </Form>
  )
}

function AdmissionField() {
  const { t } = useLingui()
  return (
    <RadioGroupField
      name="admission"
      label={t`Who gets in`}
      options={[
        {
          value: 'open',
          text: t({ message: 'Open group', comment: 'a group that everybody may join' }),
          hint: t`Anybody can join at once. Everyone who is logged in can read and comment, members can post.`,
        },
        {
          value: 'approval',
          text: t({ message: 'By approval', comment: 'a group whose moderators let people in' }),
          hint: t`You and your moderators admit new members. Only members can read the posts.`,
        },
      ]}
    />
  )
}
