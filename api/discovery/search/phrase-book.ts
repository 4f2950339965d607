// Phrase dictionary, replaceable during searches; PHRASES_FILE and synonyms override delivered ones.
import type { PhraseDraft } from '#api/foundation/context.ts'
import pLimit from 'p-limit'
import { type Phrase, PhraseDictionary, printOf } from '#search-engine/index.ts'
import { currentPhrase, phraseDictionary, phrasesOfNetwork } from './phrases.ts'
import { readPhrases, writePhrases } from './snapshot-files.ts'

export type OwnPhrase = Phrase & { id: string }

type Options = {
  file: readonly Phrase[]
  /** Keeps the dictionary for the next start. */
  folder?: string
  findOwn: () => Promise<OwnPhrase[]>
  /** Called in the same turn. */
  onChange: () => void
}

const writeDelay = 3000 // ms after a new process's first requests

export class PhraseBook {
  #options: Options
  #base = phraseDictionary()
  #own: readonly OwnPhrase[] = []
  #current: PhraseDictionary
  // Serialized: older reads must not replace newer ones.
  #oneByOne = pLimit(1)
  #writing: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
    this.#current = this.#extended(this.#base, [])
  }

  /** NOTE: replaced, never changed; read it each time. */
  get current(): PhraseDictionary {
    return this.#current
  }

  reload(): Promise<void> {
    return this.#oneByOne(() => this.#replace(this.#base))
  }

  /** Half a second in short steps, once for equal phrases; searches use the former dictionary. */
  rebuild(): Promise<void> {
    return this.#oneByOne(async () => this.#replace(await this.#made([...phrasesOfNetwork()])))
  }

  async #made(given: Phrase[]): Promise<PhraseDictionary> {
    const { folder } = this.#options
    if (folder === undefined) return PhraseDictionary.create(given)
    const print = printOf(given)
    const saved = await readPhrases(folder)
    const known = saved && PhraseDictionary.load(print, saved)
    if (known) return known
    const made = await PhraseDictionary.create(given)
    clearTimeout(this.#writing)
    const write = () => this.#oneByOne(() => writePhrases(folder, made.save(print))).catch(() => {})
    this.#writing = setTimeout(() => void write(), writeDelay).unref()
    return made
  }

  async close(): Promise<void> {
    clearTimeout(this.#writing)
    await this.#oneByOne(() => {})
  }

  withDraft(draft: PhraseDraft): PhraseDictionary {
    const others = this.#own.filter(({ id }) => id !== draft.id)
    const isLater = ({ id }: OwnPhrase): boolean => draft.id !== undefined && id > draft.id
    const own = [...others.filter((one) => !isLater(one)), draft, ...others.filter(isLater)]
    return this.#extended(this.#base, own)
  }

  #extended(base: PhraseDictionary, own: readonly Phrase[]): PhraseDictionary {
    return base.extended([...this.#options.file, ...own].map(currentPhrase))
  }

  async #replace(base: PhraseDictionary): Promise<void> {
    this.#own = await this.#options.findOwn()
    this.#base = base
    this.#current = this.#extended(base, this.#own)
    this.#options.onChange()
  }
}
