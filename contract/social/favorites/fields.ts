// Favorites list fields.
import * as z from 'zod'
import { favoriteListNameMost } from '#contract/foundation/constants.ts'
import { requiredLine } from '#contract/foundation/fields.ts'

export const NewFavoriteList = z.object({ name: requiredLine(favoriteListNameMost) })
