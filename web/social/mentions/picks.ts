// Mentions in a text.
import { mentionsMost } from '#contract/foundation/constants.ts'
import type { Mention, MentionInput } from '#contract/social/mentions.ts'

/** Valid while the text contains @ and the name. */
export type Pick = MentionInput

const words = /(?<![\p{L}\p{N}._%+-])@([^\s@]{1,40}(?: [^\s@]{0,40}){0,3})?$/u
// Chinese has no spaces between words.
const afterHan = /(?<=\p{Script=Han})@([^\s@]{1,40})?$/u

export function typedAt(text: string, caret: number): { at: number; q: string } | undefined {
  const before = text.slice(0, caret)
  const found = words.exec(before) ?? afterHan.exec(before)
  return found ? { at: found.index, q: found[1] ?? '' } : undefined
}

export function mentionsIn(text: string, picks: readonly Pick[]): MentionInput[] {
  const longestFirst = picks.toSorted((one, other) => other.name.length - one.name.length)
  const meant: MentionInput[] = []
  for (let at = text.indexOf('@'); at >= 0 && meant.length < mentionsMost; at = text.indexOf('@', at + 1)) {
    const pick = longestFirst.find(({ name }) => text.startsWith(name, at + 1))
    if (pick) meant.push(pick)
  }
  return meant
}

export function picksOf({ content, mentions }: { content: string; mentions: readonly Mention[] }): Pick[] {
  return mentions.map(({ at, length, userID, businessID }) => {
    return { name: content.slice(at + 1, at + length), ...(businessID ? { businessID } : { userID }) }
  })
}
