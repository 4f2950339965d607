// What each picture shows, for whoever can't see it: one field a picture.
import { useLingui } from '@lingui/react/macro'
import type { ListedPhoto } from '#web/files/card.tsx'
import { Field } from '#web/ui/Field.tsx'

/** `words` by the picture's token. */
export function PictureWords({
  photos,
  words,
  onChange,
}: {
  photos: readonly ListedPhoto[]
  words: Record<string, string>
  onChange: (words: Record<string, string>) => void
}) {
  const { t } = useLingui()
  return photos.map((photo, index) => {
    const number = index + 1
    return 'token' in photo ? (
      <Field
        key={photo.token}
        label={t`Picture ${number}: what does it show?`}
        hint={index === 0 ? t`Read aloud to people who cannot see it` : undefined}
        maxLength={300}
        value={words[photo.token] ?? ''}
        onChange={(event) => onChange({ ...words, [photo.token]: event.target.value })}
      />
    ) : null
  })
}
