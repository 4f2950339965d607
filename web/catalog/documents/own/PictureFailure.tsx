// Reason why a model has no picture.
import { useLingui } from '@lingui/react/macro'
import type { OwnDocument } from '#contract/catalog/documents/documents.ts'

export function PictureFailure({ pictureFailure }: Pick<OwnDocument, 'pictureFailure'>) {
  const { t } = useLingui()
  if (!pictureFailure) return null
  const reasons = {
    unreadable: t`No picture: the file can't be read as a model.`,
    beyondLimits: t`No picture: the model is too large to draw.`,
    ended: t`No picture: drawing it failed three times.`,
  }
  return <p className="small">{reasons[pictureFailure]}</p>
}
