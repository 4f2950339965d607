// Questions and results of one backend and dictionary.
import type { Asking } from '#api/foundation/context.ts'
import type { PhraseDictionary, SearchBackend, Vocabulary } from '#search-engine/index.ts'
import { questionOf, readingOf } from './understanding.ts'

export function askingOf(
  backend: SearchBackend,
  phrases: () => PhraseDictionary,
  vocabulary?: Vocabulary,
): Pick<Asking, 'questionOf' | 'find'> {
  return {
    async questionOf(text, { literally, ...manner }) {
      const reading = readingOf({ phrases: phrases(), ...manner }, text, literally)
      return questionOf(reading, reading.names.length > 0 ? await backend.knows(reading.names) : undefined)
    },
    find: (index, query) => backend.search(index, query, vocabulary),
  }
}
