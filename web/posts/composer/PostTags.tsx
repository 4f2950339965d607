// The industries that a new post is about. Loaded when they are asked for.
import { useLingui } from '@lingui/react/macro'
import { useField } from '#web/form/form-context.ts'
import { TagChoice } from '#web/posts/TagChoice.tsx'
import type { PostValues } from './post-form.ts'

export function PostTags() {
  const { t } = useLingui()
  const { value, onChange } = useField<PostValues['tags']>('tags', t`Industries`)
  return <TagChoice chosen={value ?? undefined} focused onChange={onChange} />
}
