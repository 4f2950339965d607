// Scene of a model. Nothing moves by itself.
import {
  BufferAttribute,
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  HemisphereLight,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three'
import { type Model, ModelFailure } from './read-model.ts'

/** Radians; `zoom`: a factor. */
export type View = {
  turn: (around: number, up: number) => void
  zoom: (by: number) => void
  reset: () => void
  end: () => void
}

const first = { around: -Math.PI / 4, up: 0.6, closeness: 1 }
const fieldOfView = 35 // degrees
const upMost = Math.PI / 2 - 0.01
const [closenessLeast, closenessMost] = [0.3, 30]
const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Throws ModelFailure. */
export function openView(canvas: HTMLCanvasElement, model: Model): View {
  const geometry = geometryOf(model)
  const { center, radius } = geometry.boundingSphere!
  if (!(radius > 0)) throw new ModelFailure('model')
  const renderer = rendererOn(canvas)
  const material = new MeshLambertMaterial({ vertexColors: true, side: DoubleSide })
  const camera = new PerspectiveCamera(fieldOfView, 1, radius / 100, radius * 100)
  camera.up.set(0, 0, 1)
  const scene = litScene(camera)
  scene.add(new Mesh(geometry, material))
  let place = first
  let frame = 0

  function draw(): void {
    frame = 0
    const { around, up, closeness } = place
    const half = Math.sin((fieldOfView / 2) * (Math.PI / 180)) * Math.min(1, camera.aspect)
    const away = (radius * 1.05) / half / closeness
    const level = Math.cos(up) * away
    camera.position.set(
      center.x + level * Math.cos(around),
      center.y + level * Math.sin(around),
      center.z + Math.sin(up) * away,
    )
    camera.lookAt(center)
    renderer.render(scene, camera)
  }
  function go(to: typeof first): void {
    place = to
    frame ||= requestAnimationFrame(draw)
  }
  const observer = new ResizeObserver(() => {
    const [width, height] = [canvas.clientWidth, canvas.clientHeight]
    if (width === 0 || height === 0) return
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
    renderer.setSize(width, height, false)
    camera.aspect = width / height
    camera.updateProjectionMatrix()
    go(place)
  })
  observer.observe(canvas)
  return {
    turn: (around, up) => go({ ...place, around: place.around + around, up: clamp(place.up + up, -upMost, upMost) }),
    zoom: (by) => go({ ...place, closeness: clamp(place.closeness * by, closenessLeast, closenessMost) }),
    reset: () => go(first),
    end() {
      cancelAnimationFrame(frame)
      observer.disconnect()
      geometry.dispose()
      material.dispose()
      renderer.dispose()
    },
  }
}

function geometryOf({ points, normals, colors, triangles }: Model): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(points, 3))
  geometry.setAttribute('color', new BufferAttribute(colors, 3))
  geometry.setIndex(new BufferAttribute(triangles, 1))
  if (normals) geometry.setAttribute('normal', new BufferAttribute(normals, 3))
  else geometry.computeVertexNormals()
  geometry.computeBoundingSphere()
  return geometry
}

function rendererOn(canvas: HTMLCanvasElement): WebGLRenderer {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true })
  if (!context) throw new ModelFailure('graphics')
  return new WebGLRenderer({ canvas, context })
}

/** The lamp goes with the camera. */
function litScene(camera: PerspectiveCamera): Scene {
  const lamp = new DirectionalLight(0xffffff, 2.4)
  lamp.position.set(-0.5, 0.8, 1)
  camera.add(lamp, lamp.target)
  const sky = new HemisphereLight(0xffffff, 0x8a98a4, 1.1)
  sky.position.set(0, 0, 1)
  return new Scene().add(camera, sky)
}
