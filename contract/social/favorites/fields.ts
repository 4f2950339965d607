// Writable fields of a list of favorites. Apart from favorites.ts, so that the form loads no other schemas.
import * as z from 'zod'
import { favoriteListNameMost } from '#contract/foundation/constants.ts'
import { requiredLine } from '#contract/foundation/fields.ts'

export const NewFavoriteList = z.object({ name: requiredLine(favoriteListNameMost) })
