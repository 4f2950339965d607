// Types of bidi-js.
declare module 'bidi-js' {
  type Bidi = {
    getEmbeddingLevels: (text: string, base: 'ltr' | 'rtl') => { levels: Uint8Array }
    getMirroredCharacter: (sign: string) => string | null
  }
  export default function bidi(): Bidi
}
