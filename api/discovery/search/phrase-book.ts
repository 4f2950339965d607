// The phrase dictionary by which this process searches, replaced while searches go on: the phrases of the software, the industry tree,
// countries and states below, those of the operator (PHRASES_FILE and the table of synonyms) on top.
import type { PhraseDraft } from '#api/foundation/context.ts'
import pLimit from 'p-limit'
import { type Phrase, PhraseDictionary } from '#search-engine/index.ts'
import { currentPhrase, phraseDictionary, phrasesOfNetwork } from './phrases.ts'

/** A phrase of the table; the order of their ids is that of their writing. */
export type OwnPhrase = Phrase & { id: string }

type Options = {
  file: readonly Phrase[]
  findOwn: () => Promise<OwnPhrase[]>
  /** Called once another dictionary is in use, in the same turn. */
  onChange: () => void
}

export class PhraseBook {
  #options: Options
  #base = phraseDictionary()
  #own: readonly OwnPhrase[] = []
  #current: PhraseDictionary
  // An older reading of the table must not replace a newer one.
  #oneByOne = pLimit(1)

  constructor(options: Options) {
    this.#options = options
    this.#current = this.#extended(this.#base, [])
  }

  /** Ask each time: it is replaced, never changed. */
  get current(): PhraseDictionary {
    return this.#current
  }

  /** Reads the operator's phrases again. Takes milliseconds. */
  reload(): Promise<void> {
    return this.#oneByOne(() => this.#replace(this.#base))
  }

  /** Makes everything anew, after a change of the industry tree. Takes half a second in short steps; searches read by the former one meanwhile. */
  rebuild(): Promise<void> {
    return this.#oneByOne(async () => this.#replace(await PhraseDictionary.create(phrasesOfNetwork())))
  }

  /** The dictionary as it would be with the draft. Changes nothing. */
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
