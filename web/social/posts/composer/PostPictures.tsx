// Pictures of a new post. Lazy.
import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { postPicturesMost } from '#contract/foundation/constants.ts'
import { PhotoListFormField } from '#web/identity/files/card.tsx'
import { useField } from '#web/foundation/form/form-context.ts'
import { PictureTexts } from './PictureTexts.tsx'
import type { PostValues } from './post-form.ts'

export function PostPictures({ businessID }: { businessID: string | undefined }) {
  const { t } = useLingui()
  const photos = useWatch<PostValues, 'photos'>({ name: 'photos' })
  const { value, onChange } = useField<PostValues['alts']>('alts', t`Pictures`)
  return (
    <>
      <PhotoListFormField
        name="photos"
        label={t`Pictures`}
        purpose="post"
        businessID={businessID}
        most={postPicturesMost}
      />
      <PictureTexts photos={photos} texts={value} onChange={onChange} />
    </>
  )
}
