// Worker: triangles of a STEP file. NOTE: no imports; the library (LGPL) stays a file of its own.
import type { Color, Mesh, OpenReader } from 'occt-import-js'
import type { Model } from './read-model.ts'

type Order = { script: string; program: string; file: ArrayBuffer }
type Scope = {
  occtimportjs: OpenReader
  importScripts: (script: string) => void
  postMessage: (message: { step: 'model' } | { model: Model | undefined }, transfer?: Transferable[]) => void
  onmessage: (event: MessageEvent<Order>) => void
}
const scope = globalThis as unknown as Scope
const usualColor: Color = [0.62, 0.68, 0.74]

scope.onmessage = ({ data }) => {
  void read(data)
    .catch(() => undefined)
    .then((model) => {
      const parts = model ? [model.points, model.normals, model.colors, model.triangles] : []
      scope.postMessage(
        { model },
        parts.flatMap((part) => (part ? part.buffer : [])),
      )
    })
}

async function read({ script, program, file }: Order): Promise<Model | undefined> {
  scope.importScripts(script)
  const reader = await scope.occtimportjs({ locateFile: () => program, print() {}, printErr() {} })
  scope.postMessage({ step: 'model' })
  const { success, meshes = [] } = reader.ReadStepFile(new Uint8Array(file), null)
  return success ? joined(meshes) : undefined
}

/** Undefined without a triangle. */
function joined(meshes: readonly Mesh[]): Model | undefined {
  const count = (of: (mesh: Mesh) => number) => meshes.reduce((sum, mesh) => sum + of(mesh), 0)
  const length = count(({ attributes }) => attributes.position.array.length)
  const triangles = new Uint32Array(count(({ index }) => index.array.length))
  if (triangles.length === 0) return undefined
  const isShaded = meshes.every(
    ({ attributes: { normal, position } }) => normal?.array.length === position.array.length,
  )
  const points = new Float32Array(length)
  const normals = isShaded ? new Float32Array(length) : undefined
  const colors = new Float32Array(length)
  let [at, corner] = [0, 0]
  for (const { color = usualColor, attributes, index, brep_faces: faces } of meshes) {
    const { array } = attributes.position
    points.set(array, at)
    if (attributes.normal) normals?.set(attributes.normal.array, at)
    for (let point = 0; point < array.length; point += 3) colors.set(color, at + point)
    for (const face of faces) {
      if (!face.color) continue
      for (let one = face.first * 3; one < (face.last + 1) * 3; one++)
        colors.set(face.color, at + index.array[one]! * 3)
    }
    for (const point of index.array) triangles[corner++] = at / 3 + point
    at += array.length
  }
  return { points, normals, colors, triangles }
}
