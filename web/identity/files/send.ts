// File upload: request, form post, server inspection.
import type { FilePurpose } from '#contract/identity/files/kinds.ts'
import type { SignedPost, StoredFile } from '#contract/identity/files/files.ts'
import { Refusal } from '#kit/refusal.ts'
import type { Api } from '#web/foundation/page.ts'

export type About = { purpose: FilePurpose; businessID?: string | undefined; fileName?: string | undefined }
export type UploadedFile = StoredFile & { token: string }

/** Throws the server's Refusal, an AbortError on cancel, else an Error. `progress`: 0 to 1. */
export async function send(
  api: Api,
  content: Blob,
  { purpose, businessID, fileName }: About,
  progress: (part: number) => void,
  signal: AbortSignal,
): Promise<UploadedFile> {
  const details = { contentType: content.type, fileSize: content.size, purpose, ...(fileName && { fileName }) }
  const { signedPost, token } = businessID
    ? await api.files.requestForBusiness({ body: { ...details, businessID }, signal })
    : await api.files.requestForUser({ body: details, signal })
  await post(signedPost, content, progress, signal)
  return { token, ...(await api.files.validate({ body: { token }, signal })) }
}

/** XMLHttpRequest, because fetch reports no upload progress. */
function post({ url, fields }: SignedPost, content: Blob, progress: (part: number) => void, signal: AbortSignal) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', content, 'file')
  return new Promise<void>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = (event) => event.lengthComputable && progress(event.loaded / event.total)
    request.onload = () => (request.status < 300 ? resolve() : reject(refusalIn(request.responseText)))
    request.onerror = () => reject(new Error('The file did not arrive'))
    request.onabort = () => reject(new DOMException('Cancelled', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    if (signal.aborted) return request.onabort(new ProgressEvent('abort'))
    request.open('POST', url)
    request.send(form)
  })
}

/** S3's messages are not meant for readers. */
function refusalIn(text: string): Error {
  try {
    const { error } = JSON.parse(text) as { error: { name: Refusal['name']; message: string } }
    return new Refusal(error.name, error.message)
  } catch {
    return new Error('The file was refused')
  }
}
