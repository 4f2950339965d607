// Favorite list form.
import { Trans, useLingui } from '@lingui/react/macro'
import * as z from 'zod'
import { favoriteListNameMost } from '#contract/foundation/constants.ts'
import { NewFavoriteList } from '#contract/social/favorites/fields.ts'
import { useApi } from '#web/foundation/page.ts'
import { checkedText } from '#web/foundation/form/codecs.ts'
import { Form } from '#web/foundation/form/Form.tsx'
import { TextField } from '#web/foundation/form/TextFields.tsx'
import { useServerForm } from '#web/foundation/form/use-server-form.ts'
import { Button } from '#web/ui/Button.tsx'

const schema = z.object({ name: checkedText(NewFavoriteList.shape.name) })

export function ListForm({
  list,
  onSaved,
  onCancel,
}: {
  list: { id: string; name: string } | undefined
  onSaved: (id: string | undefined) => void
  onCancel: () => void
}) {
  const { t } = useLingui()
  const api = useApi()
  const form = useServerForm({
    draft: `list ${list?.id ?? ''}`,
    asksBeforeLeaving: false,
    schema,
    saved: { name: list?.name ?? '' },
    failureMessages: { Conflict: t`You already have a list with this name` },
    async submit(body) {
      if (!list) return onSaved((await api.favorites.addList({ body })).id)
      await api.favorites.renameList({ params: { id: list.id }, body })
      onSaved(undefined)
    },
  })
  return (
    <Form form={form}>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- opened on demand */}
      <TextField name="name" label={t`Name of the list`} maxLength={favoriteListNameMost} required autoFocus />
      <div className="row">
        <Button look="primary" type="submit" busy={form.busy}>
          <Trans>Save</Trans>
        </Button>
        <Button look="ghost" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Form>
  )
}
