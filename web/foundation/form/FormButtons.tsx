// Submit buttons, with draft state on edit pages.
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import { Text } from '#web/ui/Text.tsx'
import { useFormContextValue } from './form-context.ts'
import type { ServerForm } from './use-server-form.ts'

export function SubmitButton({ children, ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { busy, wait } = useFormContextValue()
  return (
    <Button {...rest} type="submit" busy={busy} disabled={wait > 0}>
      <Text>{children}</Text>
      {wait > 0 && <span className="num">({wait})</span>}
    </Button>
  )
}

export function FormSaveBar({ form, save }: { form: Pick<ServerForm, BarState>; save: string }) {
  const { t } = useLingui()
  const { changed, keepsDraft, busy, uploading, discard } = form
  return (
    <SaveBar
      note={changed && keepsDraft ? t`Draft kept on this device` : undefined}
      save={save}
      discard={t`Discard`}
      onDiscard={changed ? discard : undefined}
      busy={busy}
      disabled={uploading}
    />
  )
}
type BarState = 'changed' | 'keepsDraft' | 'busy' | 'uploading' | 'discard'
