// Pictures of STEP files.
import { drawStep, type DrawFailure } from '#kit/cad/draw-step.ts'
import type { WorkerDependencies } from '#api/foundation/context.ts'
import { emitEvent } from '#api/foundation/events.ts'
import { addPicture } from '#api/identity/files/lookup.ts'
import { claimModel, endModel } from './picture-queries.ts'
import { findLinked } from './queries.ts'

export type Draw = (path: string) => Promise<Uint8Array | DrawFailure>

/** False: nothing waits. A throw leaves the claim. */
export async function drawNext(
  { db, files }: Pick<WorkerDependencies, 'db' | 'files'>,
  draw: Draw = drawStep,
): Promise<boolean> {
  const model = await claimModel(db)
  if (!model) return false
  const failure = await addPicture({ files }, model.file, draw)
  await db.transaction().execute(async (tx) => {
    await endModel(tx, model.id, failure ?? 'made')
    const products = failure ? [] : await findLinked(tx, [model.documentID])
    if (products.length > 0) await emitEvent(tx, 'products.changed', { ids: products })
  })
  return true
}
