// Marking process: one file, then its end.
import type { MarkedFile, MarkOrder } from './marking.ts'

process.once('message', (order: MarkOrder) => {
  void marked(order).then((file) => process.send!({ file } satisfies MarkedFile, () => process.disconnect()))
})

/** Undefined: unreadable. */
async function marked({ file, contentType, mark }: MarkOrder): Promise<Uint8Array | undefined> {
  try {
    if (contentType === 'application/pdf') return await (await import('./mark-pdf.ts')).markPDF(file, mark)
    return await (await import('./mark-picture.ts')).markPicture(file, mark)
  } catch (error) {
    if (error instanceof RangeError) throw error
    return undefined
  }
}
