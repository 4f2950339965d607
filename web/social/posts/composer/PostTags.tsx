// Industries of a new post. Lazy.
import { useLingui } from '@lingui/react/macro'
import { useField } from '#web/foundation/form/form-context.ts'
import { TagChoice } from '../TagChoice.tsx'
import type { PostValues } from './post-form.ts'

export function PostTags() {
  const { t } = useLingui()
  const { value, onChange } = useField<PostValues['tags']>('tags', t`Industries`)
  return <TagChoice chosen={value ?? undefined} focused onChange={onChange} />
}
