// Port to a service that translates. One call is one request: callers cut batches.

/** `access`: the key or its rights, not these texts. `isLost`: it may have been translated, and counted there. */
export type Failure =
  | { kind: 'wait'; seconds: number; message: string }
  | { kind: 'refused'; about: 'texts' | 'access'; message: string }
  | { kind: 'exhausted'; message: string }
  | { kind: 'broken'; isLost: boolean; message: string }

export type Outcome = { texts: string[] } | { failure: Failure }
export type TermPair = readonly [source: string, target: string]
export type GlossaryUse = 'id' | 'terms' | 'none'
export type TranslationOptions = {
  /** The provider's id of a glossary (`id`). */
  glossary?: string | undefined
  /** Terms of these texts (`terms`). */
  terms?: readonly TermPair[] | undefined
  signal?: AbortSignal | undefined
}
export type Usage = { characters: number; limit: number | undefined }

/** Marks `⟦1⟧` of texts come back as they were, or the adapter's caller finds them missing. */
export type Translator = {
  name: string
  glossaries: GlossaryUse
  batch: { texts: number; bytes: number }
  /** Code points that a text costs. */
  charactersOf: (text: string) => number
  /** Bytes of a text in the request. */
  bytesOf: (text: string) => number
  /** Texts in order. Languages: `en`, `zh` … */
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

/** First texts that fit in one request; at least one. */
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
