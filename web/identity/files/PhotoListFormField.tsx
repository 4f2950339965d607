// PhotoList bound to a form by `name`; the form waits for the uploads.
import { Plural } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { pictureOf } from '#web/foundation/pictures.ts'
import { useField, useFormContextValue } from '#web/foundation/form/form-context.ts'
import { PhotoList, type ListedPhoto } from './PhotoList.tsx'
import styles from './PhotoList.module.css'

type Props = { name: string } & Omit<ComponentProps<typeof PhotoList>, 'value' | 'onChange' | 'onBusy' | 'error'>

/** Value for the codec `fileReferences`. */
export function PhotoListFormField({ name, ...props }: Props) {
  const form = useFormContextValue()
  const { id, value, error, onChange, ref } = useField<ListedPhoto[]>(name, props.label, (photos) => (
    <Sketches photos={photos} />
  ))
  return (
    <div id={id} ref={ref} tabIndex={-1}>
      <PhotoList
        key={form.generation}
        {...props}
        value={value}
        onChange={onChange}
        onBusy={(busy) => form.setUploading(name, busy)}
        error={error}
      />
    </div>
  )
}

function Sketches({ photos }: { photos: readonly ListedPhoto[] }) {
  return (
    <span className={styles.sketches}>
      {photos.map((photo) => {
        const shown = 'preview' in photo ? photo.preview : photo
        return <img key={shown.url} {...pictureOf(shown)} sizes="64px" alt="" width={64} height={48} />
      })}
      <span className="muted small">
        <Plural value={photos.length} one="# picture" other="# pictures" />
      </span>
    </span>
  )
}
