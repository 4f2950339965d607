// Triangles → picture, by a z-buffer. Pure.
import type { Color, Mesh } from 'occt-import-js'

type Size = { width: number; height: number }
type Point = [across: number, up: number, near: number]
type Corner = { across: number; down: number; near: number; light: number }

const usualColor: Color = [0.62, 0.68, 0.74]
const light = [0.3, -0.6, 0.74] as const
const [ambient, diffuse] = [0.3, 0.7]
const filled = 0.92

/** Front, right, above; z is up. */
function seen(x: number, y: number, z: number): Point {
  return [(x + y) / Math.SQRT2, (2 * z + y - x) / Math.sqrt(6), (x - y + z) / Math.sqrt(3)]
}

/** RGBA; undefined where empty. */
export function drawMeshes(meshes: readonly Mesh[], size: Size): Uint8ClampedArray | undefined {
  const place = fitted(meshes, size)
  if (!place) return undefined
  const canvas = { ...size, pixels: new Uint8ClampedArray(size.width * size.height * 4), depths: depthsOf(size) }
  let isEmpty = true
  for (const mesh of meshes) {
    const { index, attributes } = mesh
    const [points, normals] = [attributes.position.array, attributes.normal?.array]
    const colors = colorsOf(mesh)
    for (let triangle = 0; triangle * 3 + 2 < index.array.length; triangle++) {
      const starts = [0, 1, 2].map((corner) => index.array[triangle * 3 + corner]! * 3)
      const corners = starts.map((at) => points.slice(at, at + 3))
      if (!corners.every((corner) => corner.length === 3 && corner.every(Number.isFinite))) continue
      const flat = brightnessOf(normalOf(corners))
      const placed = corners.map(([x, y, z], corner) => {
        const normal = normals?.slice(starts[corner], starts[corner]! + 3)
        return { ...place(seen(x!, y!, z!)), light: normal?.length === 3 ? brightnessOf(normal) : flat }
      })
      if (fill(canvas, placed as [Corner, Corner, Corner], colors[triangle] ?? usualColor)) isEmpty = false
    }
  }
  return isEmpty ? undefined : canvas.pixels
}

function depthsOf({ width, height }: Size): Float32Array {
  return new Float32Array(width * height).fill(-Infinity)
}

function fitted(meshes: readonly Mesh[], { width, height }: Size) {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { attributes } of meshes) {
    const { array } = attributes.position
    for (let at = 0; at + 2 < array.length; at += 3) {
      const [across, up] = seen(array[at]!, array[at + 1]!, array[at + 2]!)
      if (!Number.isFinite(across) || !Number.isFinite(up)) continue
      left = Math.min(left, across)
      right = Math.max(right, across)
      bottom = Math.min(bottom, up)
      top = Math.max(top, up)
    }
  }
  const scale = filled * Math.min(width / (right - left), height / (top - bottom))
  if (!Number.isFinite(scale) || scale <= 0) return undefined
  const [middle, level] = [(left + right) / 2, (bottom + top) / 2]
  return ([across, up, near]: Point) => ({
    across: width / 2 + (across - middle) * scale,
    down: height / 2 - (up - level) * scale,
    near: near * scale,
  })
}

function colorsOf({ color, brep_faces: faces, index }: Mesh): Color[] {
  const colors = Array.from<Color>({ length: Math.floor(index.array.length / 3) }).fill(color ?? usualColor)
  for (const face of faces) if (face.color) colors.fill(face.color, face.first, face.last + 1)
  return colors
}

function normalOf([a, b, c]: number[][]): number[] {
  const [ux, uy, uz] = [0, 1, 2].map((axis) => b![axis]! - a![axis]!) as [number, number, number]
  const [vx, vy, vz] = [0, 1, 2].map((axis) => c![axis]! - a![axis]!) as [number, number, number]
  return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
}

/** Files turn faces either way. */
function brightnessOf([x = 0, y = 0, z = 0]: number[]): number {
  const length = Math.hypot(x, y, z) || 1
  const lit = (x * light[0] + y * light[1] + z * light[2]) / length
  return ambient + diffuse * Math.min(1, Math.abs(lit))
}

type Canvas = Size & { pixels: Uint8ClampedArray; depths: Float32Array }

function fill(
  { width, height, pixels, depths }: Canvas,
  [a, b, c]: [Corner, Corner, Corner],
  [red, green, blue]: Color,
): boolean {
  const area = (b.across - a.across) * (c.down - a.down) - (c.across - a.across) * (b.down - a.down)
  if (area === 0) return false
  const first = (...all: number[]) => Math.max(0, Math.floor(Math.min(...all)))
  const last = (most: number, ...all: number[]) => Math.min(most - 1, Math.ceil(Math.max(...all)))
  const [fromX, toX] = [first(a.across, b.across, c.across), last(width, a.across, b.across, c.across)]
  const [fromY, toY] = [first(a.down, b.down, c.down), last(height, a.down, b.down, c.down)]
  let isSeen = false
  for (let row = fromY; row <= toY; row++) {
    for (let column = fromX; column <= toX; column++) {
      const [x, y] = [column + 0.5, row + 0.5]
      const ofA = ((b.across - x) * (c.down - y) - (c.across - x) * (b.down - y)) / area
      const ofB = ((c.across - x) * (a.down - y) - (a.across - x) * (c.down - y)) / area
      const ofC = 1 - ofA - ofB
      if (ofA < 0 || ofB < 0 || ofC < 0) continue
      const near = ofA * a.near + ofB * b.near + ofC * c.near
      const at = row * width + column
      if (near <= depths[at]!) continue
      depths[at] = near
      const bright = (ofA * a.light + ofB * b.light + ofC * c.light) * 255
      pixels[at * 4] = red * bright
      pixels[at * 4 + 1] = green * bright
      pixels[at * 4 + 2] = blue * bright
      pixels[at * 4 + 3] = 255
      isSeen = true
    }
  }
  return isSeen
}
