// Pictures of STEP files.
import { join } from 'node:path'
import pLimit from 'p-limit'
import { askLimited } from '../files/limited-process.ts'

export type DrawOrder = { path: string }
export type StepPicture = { picture: Uint8Array | undefined }

export const pictureSize = { width: 640, height: 480 }
const limits = { seconds: 60, resident: 1024 ** 3, heap: 768 }
const limit = pLimit(1)

export type DrawFailure = 'unreadable' | 'beyondLimits'

/** WebP. Unreadable: broken or empty. */
export function drawStep(path: string): Promise<Buffer | DrawFailure> {
  return limit(async () => {
    const child = join(import.meta.dirname, 'draw-step.child.ts')
    const answer = await askLimited<StepPicture>(child, { path } satisfies DrawOrder, limits)
    if (!answer) return 'beyondLimits'
    return answer.picture ? Buffer.from(answer.picture) : 'unreadable'
  })
}
