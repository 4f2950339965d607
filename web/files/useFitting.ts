// Fits a chosen picture to the required type, proportion and size. Uploads nothing.
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { imageBytesMost } from '#contract/constants.ts'
import { fileKinds } from '#contract/files/kinds.ts'
import { bitmapOf, fileOf, fullFrame } from './canvas.ts'
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
  /** Error message of the chosen file. */
  error: string | undefined
  /** Shrinks the chosen file, when size is the only problem. */
  shrink: (() => void) | undefined
  /** Props of the crop dialog while open. */
  cropping: Cropping | undefined
}

/** `onFit` gets the file as it is, or as fitted. */
export function useFitting(shape: Shape, onFit: (content: Blob) => void): Fitting {
  const { t } = useLingui()
  const [error, setError] = useState<string>()
  const [large, setLarge] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<{ picture: ImageBitmap; file: File }>()
  const ratio = ratios[shape]

  function clear(): void {
    setError(undefined)
    setLarge(undefined)
    setCrop(undefined)
  }
  async function take(file: File): Promise<void> {
    clear()
    const picture = await bitmapOf(file)
    if (!picture) return setError(t`Choose a JPEG, PNG, WebP or AVIF picture.`)
    if (ratio && !fits(picture, ratio)) return setCrop({ picture, file })
    // Re-encodes formats that the server does not accept (GIF, BMP …).
    if (file.size <= imageBytesMost && fileKinds.picture.types.includes(file.type)) return onFit(file)
    if (file.size <= imageBytesMost) return make(picture, fullFrame(picture))
    setLarge(picture)
    setError(t`Maximum 500 KB`)
  }
  async function make(picture: ImageBitmap, cut: Cut): Promise<void> {
    clear()
    const made = await fileOf(picture, cut)
    if (made) onFit(made)
    else setError(t`Maximum 500 KB`)
  }
  return {
    error,
    take: (file) => void take(file),
    shrink: large && (() => void make(large, fullFrame(large))),
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
