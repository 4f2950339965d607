// Rules of files: upload permissions and inspection.
import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { uploadSeconds } from '#contract/foundation/constants.ts'
import { fileKinds, type FilePurpose, kindOf } from '#contract/identity/files/kinds.ts'
import type { files as contract } from '#contract/identity/files/files.ts'
import type { Photo } from '#contract/foundation/shapes.ts'
import { Refusal } from '#kit/refusal.ts'
import type { CapabilityHandlers } from '#kit/serve.ts'
import type { Context, SignedIn } from '#api/foundation/context.ts'
import type { DB } from '#api/database/tables.ts'
import { hashOf, takePhotos } from './lookup.ts'
import { addFile, findByToken } from './queries.ts'
import { incoming, finalizeUpload } from './finalize.ts'

type UploadInput = {
  contentType: string
  fileSize: number
  purpose?: FilePurpose | undefined
  fileName?: string | undefined
}

async function request({ db, files, origin }: SignedIn, ownerID: string, asked: UploadInput) {
  const { contentType, fileSize, purpose, fileName } = asked
  const kind = kindOf(contentType, purpose)
  if (!kind)
    throw new Refusal('UnsupportedMediaType', 'This type of file is not taken here', {
      fields: { contentType: 'is not taken here' },
    })
  const { bytesMost } = fileKinds[kind]
  if (fileSize > bytesMost) {
    const most = `Maximum ${sizeOf(bytesMost)}`
    throw new Refusal('PayloadTooLarge', most, { fields: { fileSize: most } })
  }
  const token = randomBytes(24).toString('base64url')
  const file = { ownerID, kind, purpose, name: fileName, bytes: fileSize, tokenHash: hashOf(token) }
  const id = await db.transaction().execute((tx) => addFile(tx, file))
  if (!id) throw new Refusal('TooManyRequests', 'Too many files were sent and not used', { retryAfter: 3600 })
  const rule = { contentType, bytes: fileSize, seconds: uploadSeconds }
  const signedPost = await files.signPost(incoming(id), rule, origin)
  const expire = new Date(Date.now() + uploadSeconds * 1000).toISOString()
  return { signedPost, token, bytesMost, expire }
}

function sizeOf(bytes: number): string {
  return bytes < 1024 * 1024 ? `${bytes / 1024} KB` : `${bytes / 1024 / 1024} MB`
}

export type Neighbors = {
  changeProfilePhoto: (tx: Transaction<DB>, userID: string, photo: Photo) => Promise<void>
  businessesOf: (context: Context, userID: string) => Promise<readonly { businessID: string }[]>
}
type Handlers = CapabilityHandlers<typeof contract, Context>

export function handlersWith({ changeProfilePhoto, businessesOf }: Neighbors): Handlers {
  async function belongsTo(context: SignedIn, owner: string): Promise<boolean> {
    const businesses = await businessesOf(context, context.viewer.userID)
    return businesses.some(({ businessID }) => businessID === owner)
  }

  async function validate(context: SignedIn, token: string) {
    const { db, pool, files, viewer } = context
    const row = await findByToken(pool, hashOf(token))
    const owned = row && (row.ownerID === viewer.userID || (await belongsTo(context, row.ownerID)))
    if (!owned) {
      const what = 'is not a file of yours, has expired or was used already'
      throw new Refusal('ValidationError', `The file ${what}`, { fields: { token: what } })
    }
    const stored = await finalizeUpload(db, files, row)
    if (!row.storedAt) await files.remove([incoming(row.id)])
    return stored
  }

  return {
    requestForUser: (context, { body }) => request(context, context.viewer.userID, body),
    requestForBusiness: (context, { body }) => request(context, body.businessID ?? context.viewer.userID, body),
    validate: (context, { body }) => validate(context, body.token),
    requestProfilePhoto: (context, { body }) =>
      request(context, context.viewer.userID, { ...body, purpose: 'profilePhoto' }),
    validateProfilePhoto: async (context, { body }) => {
      const { db, viewer } = context
      await validate(context, body.token)
      const profilePhoto = await db.transaction().execute(async (tx) => {
        const wanted = { field: 'token', reference: { token: body.token }, purpose: 'profilePhoto' } as const
        const photo = (await takePhotos(context, tx, [wanted], [viewer.userID])).get('token')!
        await changeProfilePhoto(tx, viewer.userID, photo)
        return photo
      })
      return { profilePhoto }
    },
  }
}
