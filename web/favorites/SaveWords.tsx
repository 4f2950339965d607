// What is saved, in the words of the button.
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Button } from '#web/ui/Button.tsx'

export type Savable = {
  resourceType: 'business' | 'product'
  resourceID: string
  /** Read with the name, where there are several in a list. */
  name?: string | undefined
} & Pick<ComponentProps<typeof Button>, 'look' | 'size'>

export function SaveWords({ resourceType }: Pick<Savable, 'resourceType'>) {
  return resourceType === 'business' ? <Trans>Save Business</Trans> : <Trans>Save Product</Trans>
}
