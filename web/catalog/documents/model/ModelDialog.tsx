// Viewer of a STEP file.
import { Trans, useLingui } from '@lingui/react/macro'
import { Fragment, type ReactNode, useEffect, useState } from 'react'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import licence from 'occt-import-js/dist/license.occt-import-js.txt?url'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/layers/Dialog.tsx'
import { Note } from '#web/ui/Note.tsx'
import { UserText } from '#web/ui/Unbroken.tsx'
import styles from './Model.module.css'
import { type Failure, type Model, ModelFailure, readModel, type ReadingStep } from './read-model.ts'
import { Stage } from './Stage.tsx'

type Props = {
  title: string
  /** Same origin. */
  addressOf: () => Promise<string>
  picture: ReactNode
  /** Open to everybody. */
  drawings: readonly ProductDocument[]
  /** Ways to the file. */
  children: ReactNode
  onClose: () => void
}
type State = { step: ReadingStep } | { model: Model } | { failure: Failure }

export function ModelDialog({ title, addressOf, picture, drawings, children, onClose }: Props) {
  const { t } = useLingui()
  const [state, setState] = useState<State>({ step: 'file' })
  const fail = (error: unknown) => setState({ failure: error instanceof ModelFailure ? error.failure : 'graphics' })
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const unlessLeft = (next: State) => {
      if (!signal.aborted) setState(next)
    }
    readModel(addressOf, { signal, onStep: (step) => unlessLeft({ step }) }).then(
      (model) => unlessLeft({ model }),
      (error: unknown) => unlessLeft({ failure: error instanceof ModelFailure ? error.failure : 'model' }),
    )
    return () => leaving.abort()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once
  }, [])
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={t`3D view of ${title}`}
      closeLabel={t`Close`}
      footer={
        <>
          {'step' in state && (
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
          )}
          <div className={styles.ways}>{children}</div>
        </>
      }
    >
      {'step' in state && <Progress step={state.step} />}
      {'model' in state && <Stage model={state.model} title={title} onFailure={fail} />}
      {'failure' in state && (
        <div className={styles.instead}>
          <Reason failure={state.failure} />
          <Drawings drawings={drawings} />
          {picture}
        </div>
      )}
      <p className="small muted">
        <a className="link" href={licence} target="_blank" rel="noopener" lang="en">
          occt-import-js, LGPL 2.1
        </a>
      </p>
    </Dialog>
  )
}

const steps: readonly ReadingStep[] = ['file', 'program', 'model']

function Progress({ step }: { step: ReadingStep }) {
  const { t } = useLingui()
  const names: Record<ReadingStep, string> = {
    file: t`Loading the file…`,
    program: t`Loading the viewer…`,
    model: t`Reading the model…`,
  }
  return (
    <div className={styles.wait}>
      <output>{names[step]}</output>
      <progress aria-label={names[step]} value={steps.indexOf(step) + 1} max={steps.length + 1} />
    </div>
  )
}

function Drawings({ drawings }: Pick<Props, 'drawings'>) {
  if (drawings.length === 0) return null
  return (
    <p>
      <Trans>Drawings of this product:</Trans>
      {drawings.map(({ documentID, title, url }) => (
        <Fragment key={documentID}>
          {' '}
          <a className="link" href={`${url}?view`} target="_blank" rel="noopener nofollow">
            <UserText text={title} />
          </a>
        </Fragment>
      ))}
    </p>
  )
}

function Reason({ failure }: { failure: Failure }) {
  const { t } = useLingui()
  const reasons: Record<Failure, string> = {
    file: t`The file did not load.`,
    model: t`This file can't be shown here.`,
    slow: t`This model takes too long to read here.`,
    graphics: t`This browser can't draw in 3D.`,
  }
  return (
    <Note look="bad" role="alert">
      {reasons[failure]} <Trans>Open the file in a CAD program.</Trans>
    </Note>
  )
}
