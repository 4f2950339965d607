// Drawing addresses hold all parameters: a drawing never changes.
import { illustrate, VIEWS, type View } from './illustrate.ts'
import { isKind } from './kinds.ts'
import { kindOf } from './rules.ts'
import { mark } from './marks.ts'
import { neutral } from './neutral.ts'
import { plant } from './plant.ts'
import { portalLogo } from './portals/portal.ts'
import { poster } from './poster.ts'

/** `seed`: up to 40 of a-z, 0-9 and hyphen. `category`: text, key or kind. */
export type Picture =
  | { kind: 'product'; category: string; seed: string; view?: View }
  | { kind: 'mark' | 'cover' | 'poster'; seed: string }
  /** `seed`: key of an industry or portal. */
  | { kind: 'neutral' | 'portal'; seed: string }

const SEED = /^[a-z0-9-]{1,40}$/
const PRODUCT = /^\/pictures\/product\/([A-Za-z]{1,24})\/([a-z0-9-]{1,40})\/([a-z]{1,8})\.svg$/
const SCENE = /^\/pictures\/(mark|cover|poster|neutral|portal)\/([a-z0-9-]{1,40})\.svg$/
const SCENES = { mark, cover: plant, poster } as const

export function pictureAddress(picture: Picture): string {
  if (!SEED.test(picture.seed)) throw new RangeError(`not a picture's seed: ${picture.seed}`)
  if (picture.kind !== 'product') return `/pictures/${picture.kind}/${picture.seed}.svg`
  return `/pictures/product/${kindOf(picture.category)}/${picture.seed}/${picture.view ?? 'main'}.svg`
}

export function drawPicture(path: string): string | undefined {
  const [, name, productSeed, view] = PRODUCT.exec(path) ?? []
  if (name && productSeed && isKind(name) && isView(view)) {
    return illustrate({ category: name, seed: productSeed, view })
  }
  const [, scene, seed] = SCENE.exec(path) ?? []
  if (scene === 'neutral') return neutral(seed!)
  if (scene === 'portal') return portalLogo(seed!)
  if (scene && seed) return SCENES[scene as keyof typeof SCENES]({ seed })
  return undefined
}

function isView(name: string | undefined): name is View {
  return VIEWS.some((view) => view === name)
}
