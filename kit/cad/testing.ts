// STEP file of a cube.

/** Counterclockwise from outside; bits: x, y, z. */
const faces: { corners: [number, number, number, number]; normal: number[] }[] = [
  { corners: [0, 2, 3, 1], normal: [0, 0, -1] },
  { corners: [4, 5, 7, 6], normal: [0, 0, 1] },
  { corners: [0, 1, 5, 4], normal: [0, -1, 0] },
  { corners: [2, 6, 7, 3], normal: [0, 1, 0] },
  { corners: [0, 4, 6, 2], normal: [-1, 0, 0] },
  { corners: [1, 3, 7, 5], normal: [1, 0, 0] },
]
const frame = [
  `APPLICATION_CONTEXT('automotive design')`,
  `APPLICATION_PROTOCOL_DEFINITION('international standard','automotive_design',2000,#1)`,
  `PRODUCT_CONTEXT('',#1,'mechanical')`,
  `PRODUCT('cube','cube','',(#3))`,
  `PRODUCT_DEFINITION_FORMATION('','',#4)`,
  `PRODUCT_DEFINITION_CONTEXT('part definition',#1,'design')`,
  `PRODUCT_DEFINITION('design','',#5,#6)`,
  `PRODUCT_DEFINITION_SHAPE('','',#7)`,
  `(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.))`,
  `(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.))`,
  `(NAMED_UNIT(*)SI_UNIT($,.STERADIAN.)SOLID_ANGLE_UNIT())`,
  `UNCERTAINTY_MEASURE_WITH_UNIT(LENGTH_MEASURE(1.E-07),#9,'distance_accuracy_value','')`,
  `(GEOMETRIC_REPRESENTATION_CONTEXT(3)GLOBAL_UNCERTAINTY_ASSIGNED_CONTEXT((#12))GLOBAL_UNIT_ASSIGNED_CONTEXT((#9,#10,#11))REPRESENTATION_CONTEXT('',''))`,
]
const head = `ISO-10303-21;
HEADER;
FILE_DESCRIPTION((''),'2;1');
FILE_NAME('cube','2026-01-01T00:00:00',(''),(''),'','','');
FILE_SCHEMA(('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }'));
ENDSEC;
DATA;
`

/** `size`: whole mm. */
export function stepCube(size = 10): Buffer {
  const lines = [...frame]
  const add = (line: string) => `#${lines.push(line)}`
  const real = (parts: readonly number[]) => `(${parts.map((part) => `${part}.`).join(',')})`
  const bits = (corner: number) => [corner & 1, (corner >> 1) & 1, corner >> 2]
  const pointAt = (corner: number) => add(`CARTESIAN_POINT('',${real(bits(corner).map((bit) => bit * size))})`)
  const direction = (parts: readonly number[]) => add(`DIRECTION('',${real(parts)})`)
  const along = (from: number, to: number) => direction(bits(to).map((bit, axis) => bit - bits(from)[axis]!))
  const vertices = Array.from({ length: 8 }, (_, corner) => add(`VERTEX_POINT('',${pointAt(corner)})`))
  const edges = new Map<string, string>()
  function edgeOf(from: number, to: number): string {
    const [first, last] = [Math.min(from, to), Math.max(from, to)]
    const name = `${first} ${last}`
    if (!edges.has(name)) {
      const line = add(`LINE('',${pointAt(first)},${add(`VECTOR('',${along(first, last)},${size}.)`)})`)
      edges.set(name, add(`EDGE_CURVE('',${vertices[first]},${vertices[last]},${line},.T.)`))
    }
    return add(`ORIENTED_EDGE('',*,*,${edges.get(name)},${from < to ? '.T.' : '.F.'})`)
  }
  const made = faces.map(({ corners, normal }) => {
    const loop = corners.map((corner, at) => edgeOf(corner, corners[(at + 1) % 4]!))
    const bound = add(`FACE_OUTER_BOUND('',${add(`EDGE_LOOP('',(${loop.join(',')}))`)},.T.)`)
    const place = [pointAt(corners[0]), direction(normal), along(corners[0], corners[1])].join(',')
    const plane = add(`PLANE('',${add(`AXIS2_PLACEMENT_3D('',${place})`)})`)
    return add(`ADVANCED_FACE('',(${bound}),${plane},.T.)`)
  })
  const solid = add(`MANIFOLD_SOLID_BREP('cube',${add(`CLOSED_SHELL('',(${made.join(',')}))`)})`)
  const shape = add(`ADVANCED_BREP_SHAPE_REPRESENTATION('cube',(${solid}),#13)`)
  add(`SHAPE_DEFINITION_REPRESENTATION(#8,${shape})`)
  const data = lines.map((line, at) => `#${at + 1}=${line};\n`).join('')
  return Buffer.from(`${head}${data}ENDSEC;\nEND-ISO-10303-21;\n`)
}
