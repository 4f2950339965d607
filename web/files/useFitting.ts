// Makes a chosen picture fit what is asked for: its kind, its proportion, its size. Sends nothing.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { imageBytesMost } from '#contract/constants.ts'
import { fileKinds } from '#contract/file-kinds.ts'
import { bitmapOf, fileOf, whole } from './canvas.ts'
import { type Cut, fits } from './crop.ts'

/** `free` keeps the picture's own proportion. */
export type Shape = 'round' | 'square' | 'cover' | 'free'

const ratios: Record<Shape, number | undefined> = { round: 1, square: 1, cover: 4, free: undefined }

type Cropping = {
  picture: ImageBitmap
  ratio: number
  shrinks: boolean
  onDone: (cut: Cut) => void
  onClose: () => void
}
type Fitting = {
  take: (file: File) => void
  /** What is wrong with the chosen one, in words. */
  problem: string | undefined
  /** Makes the chosen one small enough, where that is the only thing wrong with it. */
  shrink: (() => void) | undefined
  /** The dialog to show, while the part is being chosen. */
  cropping: Cropping | undefined
}

/** `onFit` gets what may be sent: the file as it is, or what was made of it. */
export function useFitting(shape: Shape, onFit: (content: Blob) => void): Fitting {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string>()
  const [large, setLarge] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<{ picture: ImageBitmap; file: File }>()
  const ratio = ratios[shape]

  function clear(): void {
    setProblem(undefined)
    setLarge(undefined)
    setCrop(undefined)
  }
  async function take(file: File): Promise<void> {
    clear()
    const picture = await bitmapOf(file)
    if (!picture) return setProblem(t`Choose a JPEG, PNG, WebP or AVIF picture.`)
    if (ratio && !fits(picture, ratio)) return setCrop({ picture, file })
    // What the browser can read but the server does not take (GIF, BMP …) is drawn anew.
    if (file.size <= imageBytesMost && fileKinds.picture.types.includes(file.type)) return onFit(file)
    if (file.size <= imageBytesMost) return make(picture, whole(picture))
    setLarge(picture)
    setProblem(t`Maximum 500 KB`)
  }
  async function make(picture: ImageBitmap, cut: Cut): Promise<void> {
    clear()
    const made = await fileOf(picture, cut)
    if (made) onFit(made)
    else setProblem(t`Maximum 500 KB`)
  }
  return {
    problem,
    take: (file) => void take(file),
    shrink: large && (() => void make(large, whole(large))),
    cropping:
      crop && ratio
        ? {
            picture: crop.picture,
            ratio,
            shrinks: crop.file.size > imageBytesMost,
            onDone: (cut) => void make(crop.picture, cut),
            onClose: clear,
          }
        : undefined,
  }
}
