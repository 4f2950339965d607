// Mailboxes and pages of a company's own domain.
export function mailboxAt(domain: string, email: string): string | undefined {
  const [name = '', host = '', ...more] = email.split('@')
  const isName = /^[a-z0-9](?:[a-z0-9._+-]{0,62}[a-z0-9])?$/.test(name) && !name.includes('..')
  if (more.length > 0 || !isName || domain === '' || !/^[^\s/\\:?#[\]%]+$/.test(host)) return undefined
  return URL.parse(`https://${host}`)?.hostname === domain ? `${name}@${domain}` : undefined
}

const legalForms = new Set(
  `ab ag aktiengesellschaft and aps as bv bvba co company corp corporation cv da de del der di e ek eirl et eurl gbr gesellschaft gmbh group
  holding inc incorporated international jsc kft kg kk limitada limited llc llp lp ltd ltda mbh nv oao of ohg ooo oy oyj plc private pt
  pte pty pvt sa sab sapi sarl sas sdn bhd se sl slu snc spa srl srls the und y zao zoo zrt`.split(/\s+/),
)
const parked =
  /\b(domain (name )?(is|may be) for sale|buy this domain|this domain is parked|domain parking|hugedomains|sedoparking|dan\.com)\b/i

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export function namesCompany(html: string, companyName: string, domain: string): boolean {
  const text = plain(
    html
      .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, ' ')
      .replace(/<[^>]{0,2000}>/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&[a-z#0-9]{1,10};/gi, ' '),
  )
  if (parked.test(text)) return false
  const said = new Set(text.replaceAll(domain, ' ').match(/[\p{L}\p{N}]+/gu))
  const all = plain(companyName).match(/[\p{L}\p{N}]+/gu) ?? []
  const own = all.filter((word) => word.length > 1 && !legalForms.has(word))
  const words = own.length > 0 ? own : all
  const wide = (word: string) => /[\u3040-\u9fff\uac00-\ud7af]/.test(word) && text.includes(word)
  const found = words.filter((word) => said.has(word) || wide(word))
  return words.length > 0 && found.length * 2 >= words.length
}
