// The buttons that send a form: one at its end, or the bar of an edit page with the state of the draft.
import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { SaveBar } from '#web/ui/SaveBar.tsx'
import { useFormContextValue } from './form-context.ts'
import type { ServerForm } from './use-server-form.ts'

/** Counts down while another attempt makes no sense yet. */
export function SubmitButton({ children, ...rest }: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { busy, wait } = useFormContextValue()
  return (
    <Button {...rest} type="submit" busy={busy} disabled={wait > 0}>
      {children}
      {wait > 0 && <span className="num">({wait})</span>}
    </Button>
  )
}

/** Stands at the end of `Form`: whether there is a draft, discard, save. `save` is the button's text. */
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
