// Port to a translating service: one call, one request.
/** `isLost`: it may have been translated and counted there. */
export type Failure =
  | { kind: 'wait'; seconds: number; message: string }
  | { kind: 'refused'; about: 'texts' | 'access'; isLost?: boolean; message: string }
  | { kind: 'exhausted'; message: string }
  | { kind: 'broken'; isLost: boolean; message: string }

export type Outcome = { texts: string[] } | { failure: Failure }
export type TermPair = readonly [source: string, target: string]
export type GlossaryUse = 'id' | 'terms' | 'none'
export type TranslationOptions = {
  glossary?: string | undefined
  terms?: readonly TermPair[] | undefined
  signal?: AbortSignal | undefined
}
export type Usage = { characters: number; limit: number | undefined }

export type Translator = {
  name: string
  glossaries: GlossaryUse
  batch: { texts: number; bytes: number }
  charactersOf: (text: string) => number
  bytesOf: (text: string) => number
  translate: (texts: readonly string[], from: string, to: string, options?: TranslationOptions) => Promise<Outcome>
  supports: (from: string, to: string) => Promise<boolean>
  usage?: () => Promise<{ usage: Usage } | { failure: Failure }>
  createGlossary?: (
    name: string,
    pair: { from: string; to: string; terms: readonly TermPair[] },
  ) => Promise<{ id: string } | { failure: Failure }>
  removeGlossary?: (id: string) => Promise<void>
}

export function codePointsOf(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

export function bytesInJson(text: string): number {
  return Buffer.byteLength(JSON.stringify(text)) + 1
}

export function batchSize({ batch, bytesOf }: Pick<Translator, 'batch' | 'bytesOf'>, texts: readonly string[]): number {
  let bytes = 0
  let count = 0
  for (const text of texts.slice(0, batch.texts)) {
    bytes += bytesOf(text)
    if (count > 0 && bytes > batch.bytes) break
    count++
  }
  return count
}

export function wrongCount(texts: readonly string[], answers: readonly unknown[]): Failure | undefined {
  const isWhole = answers.length === texts.length && answers.every((answer) => typeof answer === 'string')
  return isWhole ? undefined : { kind: 'broken', isLost: true, message: 'It answers other texts than it was asked' }
}
