// Types of occt-import-js.
declare module 'occt-import-js' {
  export type Color = [red: number, green: number, blue: number]
  /** `first`, `last`: triangles. */
  export type Mesh = {
    color?: Color
    brep_faces: { first: number; last: number; color: Color | null }[]
    attributes: { position: { array: number[] }; normal?: { array: number[] } }
    index: { array: number[] }
  }
  type Fineness = { linearDeflectionType?: 'bounding_box_ratio'; linearDeflection?: number; angularDeflection?: number }
  type Reader = {
    ReadStepFile: (content: Uint8Array, fineness: Fineness | null) => { success: boolean; meshes?: Mesh[] }
  }
  type Settings = { locateFile?: (name: string) => string; print?: () => void; printErr?: () => void }
  export type OpenReader = (settings?: Settings) => Promise<Reader>
  const open: OpenReader
  export default open
}
