// Picture fitting to type, proportion, size. Uploads nothing.
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { imageBytesMost } from '#contract/foundation/constants.ts'
import { fileKinds } from '#contract/identity/files/kinds.ts'
import { bitmapOf, fileOf, fullFrame } from './canvas.ts'
import { type Cut, fits } from './crop.ts'

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
  cancel: () => void
  busy: boolean
  error: string | undefined
  /** Offered when size is the only problem. */
  shrink: (() => void) | undefined
  cropping: Cropping | undefined
}

export function useFitting(shape: Shape, onFit: (content: Blob) => void): Fitting {
  const { t } = useLingui()
  const [error, setError] = useState<string>()
  const [large, setLarge] = useState<ImageBitmap>()
  const [crop, setCrop] = useState<{ picture: ImageBitmap; file: File }>()
  const ratio = ratios[shape]

  const [busy, setBusy] = useState(false)
  // Earlier results are dropped.
  const last = useRef(0)

  function begin(): number {
    setError(undefined)
    setLarge(undefined)
    setCrop(undefined)
    setBusy(false)
    return ++last.current
  }
  async function take(file: File): Promise<void> {
    const own = begin()
    const picture = await bitmapOf(file)
    if (own !== last.current) return
    if (!picture) return setError(t`Choose a JPEG, PNG, WebP or AVIF picture.`)
    if (ratio && !fits(picture, ratio)) return setCrop({ picture, file })
    // The server accepts neither GIF nor BMP.
    if (file.size <= imageBytesMost && fileKinds.picture.types.includes(file.type)) return onFit(file)
    if (file.size <= imageBytesMost) return make(picture, fullFrame(picture))
    setLarge(picture)
    setError(t`Maximum 500 KB`)
  }
  async function make(picture: ImageBitmap, cut: Cut): Promise<void> {
    const own = ++last.current
    setCrop(undefined)
    setBusy(true)
    const made = await fileOf(picture, cut)
    if (own !== last.current) return
    begin()
    if (made) onFit(made)
    else setError(t`Maximum 500 KB`)
  }
  return {
    error,
    take: (file) => void take(file),
    cancel: () => void begin(),
    busy,
    shrink: large && (() => void make(large, fullFrame(large))),
    cropping:
      crop && ratio
        ? {
            picture: crop.picture,
            ratio,
            shrinks: crop.file.size > imageBytesMost,
            onDone: (cut) => void make(crop.picture, cut),
            onClose: begin,
          }
        : undefined,
  }
}
