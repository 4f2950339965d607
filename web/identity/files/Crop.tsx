// Crop dialog, by dragging or sliders.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState, type Dispatch, type PointerEvent, type SetStateAction } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { drawCut } from './canvas.ts'
import { cutOf, middle, moved, type Cut, type CropPosition, zoomed, zoomMost } from './crop.ts'
import styles from './Crop.module.css'

const frameWidth = 800 // px of the canvas; CSS may show it narrower

type Props = {
  picture: ImageBitmap
  ratio: number
  round: boolean
  shrinks: boolean
  onDone: (cut: Cut) => void
  onClose: () => void
}

export function Crop({ picture, ratio, round, shrinks, onDone, onClose }: Props) {
  const { t } = useLingui()
  const [position, setPosition] = useState(middle)
  const cut = cutOf(picture, ratio, position)
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
      <Preview
        picture={picture}
        cut={cut}
        ratio={ratio}
        round={round}
        onMove={(right, down) => setPosition((now) => moved(picture, ratio, now, right, down))}
      />
      <Sliders picture={picture} cut={cut} position={position} setPosition={setPosition} />
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

type PreviewProps = Pick<Props, 'picture' | 'ratio' | 'round'> & {
  cut: Cut
  /** Parts of the frame's width and height. */
  onMove: (right: number, down: number) => void
}

function Preview({ picture, cut, ratio, round, onMove }: PreviewProps) {
  const { t } = useLingui()
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; y: number }>(undefined)
  useEffect(() => {
    if (canvas.current) drawCut(canvas.current, picture, cut)
  })

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>): void {
    if (!dragged.current) return
    const { width, height } = event.currentTarget.getBoundingClientRect()
    const right = (event.clientX - dragged.current.x) / width
    const down = (event.clientY - dragged.current.y) / height
    dragged.current = { x: event.clientX, y: event.clientY }
    onMove(right, down)
  }
  return (
    <canvas
      ref={canvas}
      className={`${styles.frame} ${round ? styles.round : ''}`}
      width={frameWidth}
      height={Math.round(frameWidth / ratio)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a canvas is drawn by script; sliders move it by keyboard
      role="img"
      aria-label={t`The visible part of the picture`}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        dragged.current = { x: event.clientX, y: event.clientY }
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => void (dragged.current = undefined)}
      onPointerCancel={() => void (dragged.current = undefined)}
    />
  )
}

type SlidersProps = {
  picture: ImageBitmap
  cut: Cut
  position: CropPosition
  setPosition: Dispatch<SetStateAction<CropPosition>>
}

function Sliders({ picture, cut, position, setPosition }: SlidersProps) {
  const { t } = useLingui()
  return (
    <>
      <Slider
        label={t`Enlarge`}
        from={1}
        to={zoomMost}
        value={position.zoom}
        onChange={(zoom) => setPosition((now) => zoomed(now, zoom))}
      />
      {picture.width > cut.width && (
        <Slider label={t`Left or right`} value={position.x} onChange={(x) => setPosition((now) => ({ ...now, x }))} />
      )}
      {picture.height > cut.height && (
        <Slider label={t`Up or down`} value={position.y} onChange={(y) => setPosition((now) => ({ ...now, y }))} />
      )}
    </>
  )
}

type SliderProps = { label: string; from?: number; to?: number; value: number; onChange: (value: number) => void }

function Slider({ label, from = 0, to = 1, value, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        dir="ltr"
        min={from}
        max={to}
        step={(to - from) / 100}
        value={value}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </div>
  )
}
