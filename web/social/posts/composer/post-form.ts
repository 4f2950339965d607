// Form of a new post.
import * as z from 'zod'
import type { MentionInput } from '#contract/social/mentions.ts'
import { PostText } from '#contract/social/posts/fields.ts'
import type { ListedPhoto } from '#web/identity/files/card.tsx'
import { checkedText } from '#web/foundation/form/codecs.ts'

export const postForm = z.object({
  content: checkedText(PostText).transform((text) => text.trim()),
  picks: z.array(z.custom<MentionInput>()),
  photos: z.array(z.custom<ListedPhoto>()),
  alts: z.record(z.string(), z.string()),
  tags: z.array(z.string()).nullable(),
  language: z.string(),
})
export type PostValues = z.input<typeof postForm>
export type PostBody = z.output<typeof postForm>

export const emptyPost: PostValues = { content: '', picks: [], photos: [], alts: {}, tags: null, language: '' }

export function picturesOf({ photos, alts }: PostBody): { token: string; alt: string }[] {
  return photos.flatMap((photo) => ('token' in photo ? [{ token: photo.token, alt: alts[photo.token] ?? '' }] : []))
}
