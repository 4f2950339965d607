// Favorites: private lists.
import * as z from 'zod'
import { NewFavoriteList } from './fields.ts'
import { BusinessCard } from '#contract/identity/businesses/businesses.ts'
import { favoriteListSizeMost, favoriteNoteMost } from '#contract/foundation/constants.ts'
import { capability } from '#contract/foundation/endpoint.ts'
import { ProductCard } from '#contract/catalog/products/products.ts'
import { Id, Instant, listOf, paging, text, Uuid } from '#contract/foundation/shapes.ts'

const Kind = z.object({ resourceType: z.enum(['business', 'product']) })
const note = text(favoriteNoteMost)
/** Empty removes it from its list. */
const listID = z.union([z.literal(''), Uuid])

export const Favorite = z.object({
  resourceID: z.string(),
  note: z.string(),
  listID: z.string().nullable(),
  savedAt: Instant,
  business: BusinessCard.optional(),
  product: ProductCard.optional(),
})
export type Favorite = z.output<typeof Favorite>
export const FavoriteList = z.object({ id: z.string(), name: z.string(), count: z.int() })
export type FavoriteList = z.output<typeof FavoriteList>
const Saved = z.object({ saved: z.boolean() })

export const favorites = capability({
  list: {
    method: 'GET',
    path: '/favorite/:resourceType',
    summary: 'The saved businesses or products, newest first; of one list by `listID`, with `none` of no list.',
    signedIn: true,
    params: Kind,
    query: z.object({
      ...paging(favoriteListSizeMost),
      listID: z.union([z.literal('none'), Uuid]).optional(),
    }),
    answer: listOf(Favorite),
  },
  saved: {
    method: 'GET',
    path: '/favorite/:resourceType/saved',
    summary: 'Which of the things are saved.',
    signedIn: true,
    params: Kind,
    query: z.object({
      ids: z
        .string()
        .transform((ids) => ids.split(',').filter(Boolean))
        .pipe(z.array(Uuid).max(50))
        .describe('up to 50 ids, comma between'),
    }),
    answer: z.array(z.string()),
  },
  save: {
    method: 'POST',
    path: '/favorite/:resourceType',
    summary: 'Saves a business or a product. Safe to repeat.',
    signedIn: true,
    params: Kind,
    body: z.object({ resourceID: Uuid, listID: listID.optional(), note: note.optional() }),
    answer: Saved,
    refusals: ['NotFound', 'Conflict'],
  },
  change: {
    method: 'PUT',
    path: '/favorite/:resourceType',
    summary: 'Changes the note or the list of what is saved.',
    signedIn: true,
    params: Kind,
    body: z.object({ resourceID: Uuid, listID: listID.optional(), note: note.optional() }),
    answer: Saved,
    refusals: ['NotFound'],
  },
  remove: {
    method: 'DELETE',
    path: '/favorite/:resourceType',
    summary: 'Saves it no longer. Safe to repeat.',
    signedIn: true,
    params: Kind,
    body: z.object({ resourceID: Uuid }),
    answer: Saved,
  },
  lists: {
    method: 'GET',
    path: '/favorite/list',
    summary: 'The own lists by name, with how many things stand in each.',
    signedIn: true,
    answer: z.array(FavoriteList),
  },
  addList: {
    method: 'POST',
    path: '/favorite/list',
    summary: 'Makes a list; one of the same name is answered as it is.',
    signedIn: true,
    body: NewFavoriteList,
    answer: FavoriteList,
    refusals: ['Conflict'],
  },
  renameList: {
    method: 'PUT',
    path: '/favorite/list/:id',
    summary: 'Names a list anew.',
    signedIn: true,
    params: Id,
    body: NewFavoriteList,
    answer: FavoriteList,
    refusals: ['NotFound', 'Conflict'],
  },
  removeList: {
    method: 'DELETE',
    path: '/favorite/list/:id',
    summary: 'Removes a list; what stood in it stays saved.',
    signedIn: true,
    params: Id,
    answer: z.object({}),
    refusals: ['NotFound'],
  },
})
