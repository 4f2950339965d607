// FileField bound to a form by `name`; the form waits for the upload.
import type { ComponentProps } from 'react'
import type { Document, Photo } from '#contract/foundation/shapes.ts'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { FileField, type FileChange } from './FileField.tsx'

/** Value for the codec `fileReference`. */
export type FileValue = Photo | Document | FileChange | null

type Props = { name: string } & Omit<ComponentProps<typeof FileField>, 'value' | 'onChange' | 'onBusy' | 'error'>

export function FileFormField({ name, ...props }: Props) {
  const form = useFormContextValue()
  const { id, value, error, onChange, ref } = useField<FileValue>(name, props.label, (one) => {
    const file = fileOf(one)
    if (!file || 'name' in file) return file?.name
    return <img {...pictureOf(file)} alt="" width={64} loading="lazy" />
  })
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      <FileField
        key={form.generation}
        {...props}
        value={fileOf(value)}
        onChange={onChange}
        onBusy={(busy) => form.setUploading(name, busy)}
        error={error}
      />
    </div>
  )
}

function fileOf(value: FileValue): Photo | Document | null {
  return value && 'token' in value ? (value.photo ?? value.document) : value
}
