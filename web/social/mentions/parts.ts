// Text → plain parts, mentions, links.
import { linksIn } from '#contract/foundation/links.ts'
import type { Mention } from '#contract/social/mentions.ts'

type TextPart = { text: string; href?: string; mention?: Mention }

/** A mention ending beyond a cut text stays plain. */
export function partsOf(text: string, mentions: readonly Mention[] = []): TextPart[] {
  const apart: (TextPart & { at: number })[] = [
    ...linksIn(text),
    ...mentions.flatMap((mention) => {
      const { at, length } = mention
      return at + length <= text.length ? [{ at, text: text.slice(at, at + length), mention }] : []
    }),
  ].sort((one, other) => one.at - other.at)
  const parts: TextPart[] = []
  let done = 0
  for (const { at, ...part } of apart) {
    if (at < done) continue
    if (at > done) parts.push({ text: text.slice(done, at) })
    parts.push(part)
    done = at + part.text.length
  }
  if (done < text.length) parts.push({ text: text.slice(done) })
  return parts
}

/** Missing names stay plain. */
export function mentionsOfTranslation(
  text: string,
  original: string,
  mentions: readonly Mention[],
): readonly Mention[] {
  if (text === original) return mentions
  let from = 0
  return mentions.flatMap((mention) => {
    const at = text.indexOf(original.slice(mention.at, mention.at + mention.length), from)
    if (at < 0) return []
    from = at + mention.length
    return [{ ...mention, at }]
  })
}
