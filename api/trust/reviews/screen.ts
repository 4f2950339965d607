// Screen of words: contact data, names and insults are held.
import type { HoldReason } from '#contract/trust/reviews/standing.ts'

const contact = [
  /[\p{L}\d._%+-]+\s*(?:@|\(at\)|\[at\]|\{at\}|＠)\s*[\p{L}\d-]+\s*(?:\.|\(dot\)|\[dot\])\s*\p{L}{2,}/iu,
  /[\p{L}\d._-]+\s+at\s+[\p{L}\d-]+\s+dot\s+\p{L}{2,}/iu,
  /\b(?:https?:\/\/|www\.)\S+/i,
  /\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|io|co|eu|it|es|de|fr|uk|cn|cl|mx|br|ar|pe|us|tr|in|shop)\b(?!\.\d)/iu,
  /(?:\+|\b00)\d[\d\s()./-]{6,}\d/,
  /\b\d{3,5}[\s./-]\d{3,4}[\s./-]?\d{3,4}\b/,
  /\b\d{9,}\b/,
  /\b(?:whats\s?app|wechat|telegram|skype|viber)\b|微信|手机号|(?:tel|telefon|handy|phone|teléfono|telefono|cell|mobile|电话)\s*[:：.]?\s*\+?\d{5,}/iu,
]
const titled = [
  /\b(?:Mr|Mrs|Ms|Dr|Herr|Frau|Sr|Sra|Srta|Señor|Señora|Sig|Sig\.ra|Signor|Signora|Dott|Ing|Mme|Monsieur)\b\.?\s+\p{Lu}\p{L}+/u,
  /\p{Script=Han}{1,2}(?:先生|女士|小姐|经理|总监)/u,
]
const insults =
  /\b(?:idiots?|morons?|assholes?|bastards?|scum|crooks?|thie(?:f|ves)|scammers?|liars?|shit|fuck\w*|idiotas?|ladr[oó]n(?:es)?|estafador(?:es|a|as)?|mentiros[oa]s?|mierda|cabr[oó]n(?:es)?|puta|ladri?|ladro|truffator[ei]|bugiard[oi]|idiot[ai]|stronz[oi]|merda|cazzo|idioten|betrüger|lügner|gauner|halunken?|diebe?|arschl[oö]ch\w*|schei(?:ß|ss)e?)\b|骗子|混蛋|傻逼|垃圾公司|小偷|他妈的/iu

/** `people`: on both sides; words in `firms` are no names. */
export function holdReasonsOf(content: string, people: readonly string[], firms: readonly string[]): HoldReason[] {
  const text = content.normalize('NFKC')
  const found: HoldReason[] = []
  if (contact.some((pattern) => pattern.test(text))) found.push('contact')
  if (titled.some((pattern) => pattern.test(text)) || namesPerson(text, people, firms)) found.push('person')
  if (insults.test(text)) found.push('insult')
  return found
}

const wordsOf = (text: string) => text.toLocaleLowerCase('en').match(/[\p{L}\p{M}]+/gu) ?? []

function namesPerson(text: string, people: readonly string[], firms: readonly string[]): boolean {
  const written = new Set(wordsOf(text))
  const ofFirms = new Set(firms.flatMap(wordsOf))
  return people.some((name) => {
    const last = wordsOf(name).at(-1) ?? ''
    if (/\p{Script=Han}/u.test(last)) return last.length >= 2 && text.includes(last)
    return last.length >= 4 && written.has(last) && !ofFirms.has(last)
  })
}
