// Drawing process: one file.
import { readFile } from 'node:fs/promises'
import { drawMeshes } from './draw-meshes.ts'
import { type DrawOrder, pictureSize, type StepPicture } from './draw-step.ts'

/** Drawn larger: smooth edges. */
const times = 2
const fineness = {
  linearDeflectionType: 'bounding_box_ratio',
  linearDeflection: 0.003,
  angularDeflection: 0.5,
} as const

process.once('message', (order: DrawOrder) => {
  void drawn(order).then((picture) => process.send!({ picture } satisfies StepPicture, () => process.disconnect()))
})

async function drawn({ path }: DrawOrder): Promise<Uint8Array | undefined> {
  try {
    const { default: openReader } = await import('occt-import-js')
    const reader = await openReader()
    const { success, meshes = [] } = reader.ReadStepFile(await readFile(path), fineness)
    const size = { width: pictureSize.width * times, height: pictureSize.height * times }
    const pixels = success ? drawMeshes(meshes, size) : undefined
    if (!pixels) return undefined
    const { default: sharp } = await import('sharp')
    const whole = sharp(pixels, { raw: { ...size, channels: 4 } })
    return await whole.resize(pictureSize).webp({ quality: 82 }).toBuffer()
  } catch {
    return undefined
  }
}
