// The form of a new post. No words, no markup.
import * as z from 'zod'
import type { MentionGiven } from '#contract/mentions.ts'
import { PostText } from '#contract/post-fields.ts'
import type { ListedPhoto } from '#web/files/card.tsx'
import { checkedText } from '#web/form/codecs.ts'

export const postForm = z.object({
  content: checkedText(PostText).transform((text) => text.trim()),
  picks: z.array(z.custom<MentionGiven>()),
  photos: z.array(z.custom<ListedPhoto>()),
  /** Alternative text of each picture, by its token. */
  alts: z.record(z.string(), z.string()),
  /** Null until some were proposed or chosen. */
  tags: z.array(z.string()).nullable(),
})
export type PostValues = z.input<typeof postForm>
export type PostBody = z.output<typeof postForm>

export const emptyPost: PostValues = { content: '', picks: [], photos: [], alts: {}, tags: null }

/** The pictures as they are sent, each with its words for who can't see it. */
export function picturesOf({ photos, alts }: PostBody): { token: string; alt: string }[] {
  return photos.flatMap((photo) => ('token' in photo ? [{ token: photo.token, alt: alts[photo.token] ?? '' }] : []))
}
