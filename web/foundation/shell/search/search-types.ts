// The eleven types that can be searched: products, users and the nine business types.
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Site } from '#web/foundation/page.ts'

/** PR and UR are search types only; the reference data names the others. */
const productsLabel: MessageDescriptor = msg({ message: 'Products', comment: 'type of search' })
const usersLabel: MessageDescriptor = msg({ message: 'Users', comment: 'type of search: people' })

/** Code and heading of every search type, in the order of the dropdown. */
export function searchTypesOf(
  { types }: Site,
  translate: (message: MessageDescriptor) => string,
): { code: string; name: string }[] {
  return [{ code: 'PR', name: translate(productsLabel) }, { code: 'UR', name: translate(usersLabel) }, ...types]
}
