// The eleven search types.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Site } from '#web/foundation/page.ts'

/** Reference data names the other types. */
const productsLabel: MessageDescriptor = msg({ message: 'Products', comment: 'type of search' })
const usersLabel: MessageDescriptor = msg({ message: 'Users', comment: 'type of search: people' })

export function searchTypesOf(
  { types }: Site,
  translate: (message: MessageDescriptor) => string,
): { code: string; name: string }[] {
  return [{ code: 'PR', name: translate(productsLabel) }, { code: 'UR', name: translate(usersLabel) }, ...types]
}
