// Label of the Save button.
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import type { Button } from '#web/ui/Button.tsx'

export type Savable = {
  resourceType: 'business' | 'product'
  resourceID: string
  name?: string | undefined
} & Pick<ComponentProps<typeof Button>, 'look' | 'size'>

export function SaveWords({ resourceType }: Pick<Savable, 'resourceType'>) {
  return resourceType === 'business' ? <Trans>Save Business</Trans> : <Trans>Save Product</Trans>
}
