// Default parameter descriptions.

const usualParameters: Record<string, string> = {
  id: 'id of the thing that the path names',
  userID: 'id of a person',
  businessID: 'id of a business',
  bid: 'id of a business',
  productID: 'id of a product',
  groupID: 'id of a group',
  postID: 'id of a post',
  commentID: 'id of a comment',
  importID: 'id of an import',
  lineID: 'id of a line of a business',
  agreementID: 'id of an agreement',
  disputeID: 'id of a dispute about an agreement',
  listID: 'id of a list of favorites',
  resourceID: 'id of the business, person, product, post, comment or group that it is about',
  resourceType: 'kind of the thing that it is about',
  page: 'number of the page, from 1',
  sort: 'column by which rows are ordered; with - before it the other way round',
  role: 'only those with this role',
  kind: 'only those of this kind',
  skip: 'how many to leave out at the beginning',
  size: 'how many at most; a larger number is cut to what is allowed',
  limit: 'another name of size',
  nextID: 'as the page before answered it; without it the first page',
  q: 'words to look for',
  lang: 'language of the names; else Accept-Language',
  code: 'two-letter country code',
  country: 'two-letter country code',
  portal: 'key of a country portal',
  companyName: 'name of a company',
  businessType: 'code of a business type, such as MA',
  outcome: 'only rows that this becomes of',
  status: 'only those in this state',
  label: 'only those with this label',
  rid: 'id of a conversation',
  direction: 'only requests that came in, or only those that went out',
  category: 'id of a category',
  except: 'id of one to leave out',
  collection: 'collection that a text belongs to, such as b2b-tips',
  slug: 'name of the thing in its address',
}

/** `fileID` is self-explanatory. */
export function usualMeaning(name: string): string | undefined {
  const [, thing] = /^(\w+)ID$/.exec(name) ?? []
  return (
    usualParameters[name] ?? (thing && `id of the ${thing.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`)
  )
}
