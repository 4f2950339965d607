// What is typed behind an @, and who is meant by the names in a text. Pure.
import { mentionsMost } from '#contract/constants.ts'
import type { Mention, MentionGiven } from '#contract/mentions.ts'

/** Somebody who was chosen while typing; counts while the text has the name behind an @. */
export type Pick = MentionGiven

const words = /(?<![\p{L}\p{N}._%+-])@([^\s@]{1,40}(?: [^\s@]{0,40}){0,3})?$/u
// Chinese is written without gaps.
const afterHan = /(?<=\p{Script=Han})@([^\s@]{1,40})?$/u

/** The name that is being typed before the caret; undefined where there is none. `at`: where its @ stands. */
export function typedAt(text: string, caret: number): { at: number; q: string } | undefined {
  const before = text.slice(0, caret)
  const found = words.exec(before) ?? afterHan.exec(before)
  return found ? { at: found.index, q: found[1] ?? '' } : undefined
}

/** Who is meant, in the order of the text, as it is sent; at most as many as are taken. */
export function mentionsIn(text: string, picks: readonly Pick[]): MentionGiven[] {
  const longestFirst = picks.toSorted((one, other) => other.name.length - one.name.length)
  const meant: MentionGiven[] = []
  for (let at = text.indexOf('@'); at >= 0 && meant.length < mentionsMost; at = text.indexOf('@', at + 1)) {
    const pick = longestFirst.find(({ name }) => text.startsWith(name, at + 1))
    if (pick) meant.push(pick)
  }
  return meant
}

/** Who is mentioned in a text that is about to be changed. */
export function picksOf({ content, mentions }: { content: string; mentions: readonly Mention[] }): Pick[] {
  return mentions.map(({ at, length, userID, businessID }) => {
    return { name: content.slice(at + 1, at + length), ...(businessID ? { businessID } : { userID }) }
  })
}
