// Canvas with its buttons.
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '#web/ui/Button.tsx'
import {
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconChevronUp,
  IconMinus,
  IconPlus,
  IconRefresh,
} from '#web/ui/icons.ts'
import { listenTo, turnStep, zoomStep } from './gestures.ts'
import styles from './Model.module.css'
import type { Model } from './read-model.ts'
import { openView, type View } from './scene.ts'

type Props = { model: Model; title: string; onFailure: (error: unknown) => void }

export function Stage({ model, title, onFailure }: Props) {
  const { t } = useLingui()
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const view = useRef<View>(undefined)
  const hint = useId()
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    const [on, leaving] = [canvas.current!, new AbortController()]
    on.addEventListener('webglcontextlost', onFailure, { signal: leaving.signal })
    try {
      view.current = openView(on, model)
    } catch (error) {
      onFailure(error)
      return undefined
    }
    setDrawn(true)
    const stop = listenTo(frame.current!, view.current)
    return () => {
      leaving.abort()
      stop()
      view.current?.end()
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one view of a model
  }, [model])
  const acts = [
    [t`Turn left`, IconChevronLeft, () => view.current?.turn(-turnStep, 0)],
    [t`Turn right`, IconChevronRight, () => view.current?.turn(turnStep, 0)],
    [t`Turn up`, IconChevronUp, () => view.current?.turn(0, turnStep)],
    [t`Turn down`, IconChevronDown, () => view.current?.turn(0, -turnStep)],
    [t`Zoom in`, IconPlus, () => view.current?.zoom(zoomStep)],
    [t`Zoom out`, IconMinus, () => view.current?.zoom(1 / zoomStep)],
    [t`Reset the view`, IconRefresh, () => view.current?.reset()],
  ] as const
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        role="application"
        aria-label={t`3D model of ${title}`}
        aria-describedby={hint}
        aria-busy={!isDrawn}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys turn it
        tabIndex={0}
      >
        <canvas ref={canvas} />
      </div>
      <div className={styles.acts}>
        {acts.map(([label, icon, act]) => (
          <IconButton key={label} label={label} icon={icon} onClick={act} />
        ))}
      </div>
      <p id={hint} className="small muted">
        <Trans>Drag or use the arrow keys to turn, the wheel, two fingers or + and − to zoom, 0 to start again.</Trans>
      </p>
    </>
  )
}
