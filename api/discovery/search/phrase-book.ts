// Phrase dictionary in use, replaceable during searches; PHRASES_FILE and synonyms override delivered ones.
import type { PhraseDraft } from '#api/foundation/context.ts'
import pLimit from 'p-limit'
import { type Phrase, PhraseDictionary } from '#search-engine/index.ts'
import { currentPhrase, phraseDictionary, phrasesOfNetwork } from './phrases.ts'

export type OwnPhrase = Phrase & { id: string }

type Options = {
  file: readonly Phrase[]
  findOwn: () => Promise<OwnPhrase[]>
  /** Called in the same turn. */
  onChange: () => void
}

export class PhraseBook {
  #options: Options
  #base = phraseDictionary()
  #own: readonly OwnPhrase[] = []
  #current: PhraseDictionary
  // Serialized: an older read must not replace a newer one.
  #oneByOne = pLimit(1)

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

  /** Half a second in short steps; searches use the former dictionary meanwhile. */
  rebuild(): Promise<void> {
    return this.#oneByOne(async () => this.#replace(await PhraseDictionary.create(phrasesOfNetwork())))
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
