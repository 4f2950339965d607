// Form schema of logo, cover and video.
import * as z from 'zod'
import { sections } from '#contract/identity/businesses/sections.ts'
import type { BusinessProfile } from '#contract/identity/businesses/businesses.ts'
import { isDrawn } from '#web/foundation/pictures.ts'
import type { FileChange, PhotoValue } from '#web/identity/files/card.tsx'
import { checkedBy, fileReference } from '#web/foundation/form/codecs.ts'

export type VideoValue = string | { url: string } | FileChange

const { profilePhoto, coverPhoto, video } = sections.general
const photo = fileReference<NonNullable<PhotoValue>>()
const link = z.string().transform((url) => ({ url: url.trim() }))
const film = fileReference<Exclude<VideoValue, string>>()

export const mediaForm = z.object({
  general: z.object({
    profilePhoto: checkedBy(photo, profilePhoto.written),
    coverPhoto: checkedBy(photo, coverPhoto.written),
    video: checkedBy(z.union([link, film]), video.written),
  }),
})
export const mediaFields = ['general.profilePhoto', 'general.coverPhoto', 'general.video'] as const

export function mediaValues({ general }: BusinessProfile): z.input<typeof mediaForm> {
  const url = general.video?.url ?? ''
  return {
    general: {
      profilePhoto: isDrawn(general.profilePhoto) ? null : general.profilePhoto,
      coverPhoto: isDrawn(general.coverPhoto) ? null : general.coverPhoto,
      // Uploads have an address of this site.
      video: url.startsWith('/') ? { url } : url,
    },
  }
}
