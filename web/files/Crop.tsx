// Chooses the part of a picture that a frame shows: pushed with the pointer, or by sliders that keys move.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { drawCut } from './canvas.ts'
import { cutOf, middle, moved, type Cut, zoomed, zoomMost } from './crop.ts'
import styles from './Crop.module.css'

const frameWidth = 800 // px of the canvas; its place on the screen may be narrower

/** `shrinks`: says that the picture will be made smaller. */
export function Crop({
  picture,
  ratio,
  round,
  shrinks,
  onDone,
  onClose,
}: {
  picture: ImageBitmap
  ratio: number
  round: boolean
  shrinks: boolean
  onDone: (cut: Cut) => void
  onClose: () => void
}) {
  const { t } = useLingui()
  const [place, setPlace] = useState(middle)
  const canvas = useRef<HTMLCanvasElement>(null)
  const held = useRef<{ x: number; y: number }>(undefined)
  const cut = cutOf(picture, ratio, place)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, cut)
  })

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>): void {
    if (!held.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const right = (event.clientX - held.current.x) / width
    const down = (event.clientY - held.current.y) / height
    held.current = { x: event.clientX, y: event.clientY }
    setPlace((now) => moved(picture, ratio, now, right, down))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Position the picture`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button look="primary" onClick={() => onDone(cut)}>
            <Trans>Use this part</Trans>
          </Button>
        </>
      }
    >
      <canvas
        ref={canvas}
        className={`${styles.frame} ${round ? styles.round : ''}`}
        width={frameWidth}
        height={Math.round(frameWidth / ratio)}
        role="img"
        aria-label={t`The visible part of the picture`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          held.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={onPointerMove}
        onPointerUp={() => void (held.current = undefined)}
        onPointerCancel={() => void (held.current = undefined)}
      />
      <Slider
        label={t`Enlarge`}
        from={1}
        to={zoomMost}
        value={place.zoom}
        onChange={(zoom) => setPlace((now) => zoomed(now, zoom))}
      />
      {picture.width > cut.width && (
        <Slider label={t`Left or right`} value={place.x} onChange={(x) => setPlace((now) => ({ ...now, x }))} />
      )}
      {picture.height > cut.height && (
        <Slider label={t`Up or down`} value={place.y} onChange={(y) => setPlace((now) => ({ ...now, y }))} />
      )}
      <p className="small muted">
        <Trans>Drag the picture, or use the sliders.</Trans>
        {shrinks && (
          <>
            {' '}
            <Trans>It is larger than 500 KB and will be made smaller.</Trans>
          </>
        )}
      </p>
    </Dialog>
  )
}

function Slider({
  label,
  from = 0,
  to = 1,
  value,
  onChange,
}: {
  label: string
  from?: number
  to?: number
  value: number
  onChange: (value: number) => void
}) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={from}
        max={to}
        step={(to - from) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
