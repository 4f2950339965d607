// Opens the viewer of STEP files.
import { Trans } from '@lingui/react/macro'
import { type ReactNode, Suspense, useState } from 'react'
import { technicalBytesMost } from '#contract/foundation/constants.ts'
import { stepType } from '#contract/catalog/documents/kinds.ts'
import type { ProductDocument } from '#contract/catalog/documents/shapes.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { Button } from '#web/ui/Button.tsx'
import { IconEye } from '#web/ui/icons.ts'
import type { Opening } from './opening.ts'

const ModelDialog = lazyComponent(async () => (await import('./model/ModelDialog.tsx')).ModelDialog)

type Props = {
  document: ProductDocument
  opening: Opening
  picture: ReactNode
  drawings: readonly ProductDocument[]
  children: ReactNode
}

export function ViewButton({ document, opening: { mayOpen, tell }, picture, drawings, children }: Props) {
  const [isShown, setShown] = useState(false)
  const { title, url, file } = document
  if (!mayOpen || file.contentType !== stepType || file.bytes > technicalBytesMost) return null
  async function addressOf(): Promise<string> {
    if (url) {
      void tell().catch(() => {})
      return url
    }
    const { pathname, search } = new URL((await tell()).url)
    return pathname + search
  }
  return (
    <>
      <Button icon={IconEye} onClick={() => setShown(true)}>
        <Trans>View in 3D</Trans>
        <span className="sr"> {title}</span>
      </Button>
      <Suspense>
        {isShown && (
          <ModelDialog
            title={title}
            addressOf={addressOf}
            picture={picture}
            drawings={drawings}
            onClose={() => setShown(false)}
          >
            {children}
          </ModelDialog>
        )}
      </Suspense>
    </>
  )
}
