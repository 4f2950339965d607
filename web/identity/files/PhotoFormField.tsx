// PhotoField bound to a form by `name`; the form waits for the upload. `savedAtOnce` (record forms): the upload saves
// itself.
import type { ComponentProps } from 'react'
import type { Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { PhotoField, type PhotoChange } from './PhotoField.tsx'

/** Value for the codec `fileReference`. */
export type PhotoValue = Photo | PhotoChange | null

type Props = { name: string; savedAtOnce?: boolean } & Omit<
  ComponentProps<typeof PhotoField>,
  'value' | 'onChange' | 'onBusy' | 'error'
>

export function PhotoFormField({ name, savedAtOnce = false, ...props }: Props) {
  const form = useFormContextValue()
  const { id, value, error, onChange, ref } = useField<PhotoValue>(name, props.label, (one) => {
    const photo = photoOf(one)
    return photo && <img {...pictureOf(photo)} alt="" width={64} loading="lazy" />
  })
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      <PhotoField
        key={form.generation}
        {...props}
        value={photoOf(value)}
        onChange={(change) => {
          onChange(change)
          if (savedAtOnce && change) void form.saveField?.(name, { token: change.token })
        }}
        onBusy={(busy) => form.setUploading(name, busy)}
        error={error}
      />
    </div>
  )
}

function photoOf(value: PhotoValue): Photo | null {
  return value && 'preview' in value ? value.preview : value
}
