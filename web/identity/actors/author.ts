// Name and page address of an author.
import type { Author } from '#contract/identity/actors.ts'
import type { Paths } from '#web/foundation/paths.ts'

export function nameOf(author: Author): string {
  return author.businessID ? (author.companyName ?? '') : `${author.firstName ?? ''} ${author.lastName ?? ''}`.trim()
}

export function idOfAuthor(author: Author): string {
  return author.businessID ?? author.userID ?? ''
}

export function pageOfAuthor(author: Author, paths: Paths): string {
  return author.businessID
    ? paths.business({ businessID: author.businessID, key: author.key ?? '' })
    : paths.person({ userID: author.userID ?? '' })
}
