// Alternative texts of post pictures.
import { useLingui } from '@lingui/react/macro'
import type { ListedPhoto } from '#web/identity/files/card.tsx'
import { Field } from '#web/ui/controls/Field.tsx'

type Props = {
  photos: readonly ListedPhoto[]
  texts: Record<string, string>
  onChange: (texts: Record<string, string>) => void
}

export function PictureTexts({ photos, texts, onChange }: Props) {
  const { t } = useLingui()
  return photos.map((photo, index) => {
    const number = index + 1
    return 'token' in photo ? (
      <Field
        key={photo.token}
        label={t`Picture ${number}: what does it show?`}
        hint={index === 0 ? t`Read aloud to people who cannot see it` : undefined}
        maxLength={300}
        value={texts[photo.token] ?? ''}
        onChange={(event) => onChange({ ...texts, [photo.token]: event.target.value })}
      />
    ) : null
  })
}
