// STEP file → triangles, in a worker.
import script from 'occt-import-js/dist/occt-import-js.js?url'
import program from 'occt-import-js/dist/occt-import-js.wasm?url'

/** Flat lists, three numbers each. */
export type Model = {
  points: Float32Array<ArrayBuffer>
  normals: Float32Array<ArrayBuffer> | undefined
  colors: Float32Array<ArrayBuffer>
  triangles: Uint32Array<ArrayBuffer>
}
export type ReadingStep = 'file' | 'program' | 'model'
export type Failure = 'file' | 'model' | 'slow' | 'graphics'

export class ModelFailure extends Error {
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure)
    this.failure = failure
  }
}

const secondsMost = 60
type Reading = { signal: AbortSignal; onStep: (step: ReadingStep) => void }

/** Throws ModelFailure. */
export async function readModel(addressOf: () => Promise<string>, reading: Reading): Promise<Model> {
  const file = await fetchFile(addressOf, reading.signal).catch((error: unknown) => {
    throw reading.signal.aborted ? error : new ModelFailure('file')
  })
  reading.signal.throwIfAborted()
  reading.onStep('program')
  return parse(file, reading)
}

async function fetchFile(addressOf: () => Promise<string>, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(await addressOf(), { signal })
  if (!answer.ok) throw new ModelFailure('file')
  return answer.arrayBuffer()
}

type Message = { step: 'model' } | { model: Model | undefined }

async function parse(file: ArrayBuffer, { signal, onStep }: Reading): Promise<Model> {
  const worker = new Worker(new URL('./step-file.worker.ts', import.meta.url))
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<Model>((resolve, reject) => {
      timer = setTimeout(() => reject(new ModelFailure('slow')), secondsMost * 1000)
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      worker.onerror = () => reject(new ModelFailure('model'))
      worker.onmessage = ({ data }: MessageEvent<Message>) => {
        if ('step' in data) onStep(data.step)
        else if (data.model) resolve(data.model)
        else reject(new ModelFailure('model'))
      }
      worker.postMessage({ script, program, file }, [file])
    })
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
