// The eleven search types.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Site } from '#web/foundation/page.ts'

/** PR and UR are search types only; reference data names the others. */
const productsLabel: MessageDescriptor = msg({ message: 'Products', comment: 'type of search' })
const usersLabel: MessageDescriptor = msg({ message: 'Users', comment: 'type of search: people' })

/** Dropdown order. */
export function searchTypesOf(
  { types }: Site,
  translate: (message: MessageDescriptor) => string,
): { code: string; name: string }[] {
  return [{ code: 'PR', name: translate(productsLabel) }, { code: 'UR', name: translate(usersLabel) }, ...types]
}
