// The fields of a list of favorites that may be written. Apart from favorites.ts, so that the form of a list loads no other schemas.
import * as z from 'zod'
import { favoriteListNameMost } from '../constants.ts'
import { requiredLine } from '../fields.ts'

export const NewFavoriteList = z.object({ name: requiredLine(favoriteListNameMost) })
