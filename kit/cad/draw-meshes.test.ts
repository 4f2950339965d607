// Pictures of triangles.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Color, Mesh } from 'occt-import-js'
import { drawMeshes } from './draw-meshes.ts'

const size = { width: 60, height: 60 }
const [red, blue]: [Color, Color] = [[1, 0, 0], [0, 0, 1]] // prettier-ignore

/** `near`: towards whoever looks. */
function square(near: number, color: Color): Mesh {
  const [across, up] = [
    [Math.SQRT1_2, Math.SQRT1_2, 0],
    [-1 / Math.sqrt(6), 1 / Math.sqrt(6), 2 / Math.sqrt(6)],
  ] as const
  const towards = [1, -1, 1].map((part) => (part / Math.sqrt(3)) * near)
  const corners = [[-1, -1], [1, -1], [1, 1], [-1, 1]] // prettier-ignore
  const array = corners.flatMap(([x, y]) => towards.map((part, axis) => part + x! * across[axis]! + y! * up[axis]!))
  return { color, brep_faces: [], attributes: { position: { array } }, index: { array: [0, 1, 2, 0, 2, 3] } }
}

function middleOf(meshes: Mesh[]): number[] {
  const pixels = drawMeshes(meshes, size)!
  const at = (30 * 60 + 30) * 4
  return Array.from(pixels.subarray(at, at + 4))
}

test('what is nearer covers what is behind, whichever comes first; the ground is empty', () => {
  for (const meshes of [
    [square(1, red), square(-1, blue)],
    [square(-1, blue), square(1, red)],
  ]) {
    const [r, g, b, a] = middleOf(meshes)
    assert.ok(r! > 50 && g === 0 && b === 0 && a === 255, String([r, g, b, a]))
    assert.equal(drawMeshes(meshes, size)![3], 0)
  }
})

test('a face has its own color, and a triangle turned away is drawn alike', () => {
  const mesh = square(0, red)
  const [first] = middleOf([mesh])
  mesh.index.array.reverse()
  assert.equal(middleOf([mesh])[0], first)
  mesh.brep_faces = [{ first: 0, last: 1, color: blue }]
  assert.deepEqual(middleOf([mesh])[0], 0)
  assert.ok(middleOf([mesh])[2]! > 50)
})

test('nothing is drawn of nothing, of one point, and of numbers that are none', () => {
  assert.equal(drawMeshes([], size), undefined)
  const mesh = square(0, red)
  mesh.attributes.position.array = mesh.attributes.position.array.map(() => 1)
  assert.equal(drawMeshes([mesh], size), undefined)
  mesh.attributes.position.array = mesh.attributes.position.array.map(() => Number.NaN)
  assert.equal(drawMeshes([mesh], size), undefined)
  mesh.index.array = [0, 1, 9]
  assert.equal(drawMeshes([mesh], size), undefined)
})
