// Wording of the copy of an NDA. Translated once; the text itself has its own language.
import type { Locale } from '#contract/foundation/locales.ts'

type Words = {
  kind: Record<'oneWay' | 'mutual', string>
  parties: string
  discloser: string
  ownText: string
  hash: string
  signatures: string
  signed: string
  role: string
  address: string
  missing: string
  inForce: string
  ended: string
  notComplete: string
  simple: string
  page: string
}

export const copyWords: Record<Locale, Words> = {
  en: {
    kind: { oneWay: 'One-way: one side shows files', mutual: 'Mutual: both sides show files' },
    parties: 'Between',
    discloser: 'Shows files',
    ownText: 'The text is the file “{name}”. Keep it beside this copy.',
    hash: 'SHA-256 of the text',
    signatures: 'Signatures',
    signed: 'signed on {time} (UTC)',
    role: 'as {role}',
    address: 'from the network address {address}',
    missing: 'not signed yet',
    inForce: 'Signed by both since {time} (UTC)',
    ended: 'Access to files ended on {time} (UTC)',
    notComplete: 'Not signed by both: this is no complete copy.',
    simple:
      'These are simple electronic signatures: the name and role as the signer gave them, with the time, the network address and the SHA-256 of the text. WBN did not check who may sign for a firm. Whether this form is enough depends on the law that applies and on what was agreed.',
    page: 'Page {page} of {pages}',
  },
  es: {
    kind: { oneWay: 'Unilateral: una parte muestra archivos', mutual: 'Mutuo: ambas partes muestran archivos' },
    parties: 'Entre',
    discloser: 'Muestra archivos',
    ownText: 'El texto es el archivo «{name}». Guárdelo junto a esta copia.',
    hash: 'SHA-256 del texto',
    signatures: 'Firmas',
    signed: 'firmado el {time} (UTC)',
    role: 'como {role}',
    address: 'desde la dirección de red {address}',
    missing: 'aún sin firmar',
    inForce: 'Firmado por ambas partes desde el {time} (UTC)',
    ended: 'El acceso a los archivos terminó el {time} (UTC)',
    notComplete: 'No lo han firmado ambas partes: esta copia no está completa.',
    simple:
      'Son firmas electrónicas simples: el nombre y el cargo que indicó quien firma, con la hora, la dirección de red y el SHA-256 del texto. WBN no ha comprobado quién puede firmar por una empresa. Que esta forma baste depende de la ley aplicable y de lo acordado.',
    page: 'Página {page} de {pages}',
  },
  it: {
    kind: { oneWay: 'Unilaterale: una parte mostra file', mutual: 'Reciproco: entrambe le parti mostrano file' },
    parties: 'Tra',
    discloser: 'Mostra file',
    ownText: 'Il testo è il file «{name}». Conservalo insieme a questa copia.',
    hash: 'SHA-256 del testo',
    signatures: 'Firme',
    signed: 'firmato il {time} (UTC)',
    role: 'in qualità di {role}',
    address: 'dall’indirizzo di rete {address}',
    missing: 'non ancora firmato',
    inForce: 'Firmato da entrambe le parti dal {time} (UTC)',
    ended: 'L’accesso ai file è terminato il {time} (UTC)',
    notComplete: 'Non firmato da entrambe le parti: questa copia non è completa.',
    simple:
      'Sono firme elettroniche semplici: nome e ruolo indicati da chi firma, con l’ora, l’indirizzo di rete e lo SHA-256 del testo. WBN non ha verificato chi può firmare per un’azienda. Se questa forma basta dipende dalla legge applicabile e da quanto concordato.',
    page: 'Pagina {page} di {pages}',
  },
  zh: {
    kind: { oneWay: '单向：仅一方出示文件', mutual: '双向：双方均出示文件' },
    parties: '双方',
    discloser: '出示文件的一方',
    ownText: '文本为文件“{name}”，请与本副本一并保存。',
    hash: '文本的 SHA-256',
    signatures: '签名',
    signed: '签署于 {time}（UTC）',
    role: '职务：{role}',
    address: '网络地址：{address}',
    missing: '尚未签署',
    inForce: '自 {time}（UTC）起双方均已签署',
    ended: '文件访问已于 {time}（UTC）终止',
    notComplete: '双方尚未全部签署：本副本不完整。',
    simple:
      '以上为简单电子签名：由签署人填写的姓名和职务，附时间、网络地址和文本的 SHA-256。WBN 未核实何人有权代表企业签署。此种形式是否足够，取决于适用的法律和双方的约定。',
    page: '第 {page} 页，共 {pages} 页',
  },
  de: {
    kind: { oneWay: 'Einseitig: eine Seite zeigt Dateien', mutual: 'Gegenseitig: beide Seiten zeigen Dateien' },
    parties: 'Zwischen',
    discloser: 'Zeigt Dateien',
    ownText: 'Der Text ist die Datei „{name}“. Bewahren Sie sie bei dieser Ausfertigung auf.',
    hash: 'SHA-256 des Textes',
    signatures: 'Unterschriften',
    signed: 'unterschrieben am {time} (UTC)',
    role: 'als {role}',
    address: 'von der Netzadresse {address}',
    missing: 'noch nicht unterschrieben',
    inForce: 'Von beiden unterschrieben seit {time} (UTC)',
    ended: 'Der Zugang zu Dateien endete am {time} (UTC)',
    notComplete: 'Nicht von beiden unterschrieben: Diese Ausfertigung ist nicht vollständig.',
    simple:
      'Dies sind einfache elektronische Signaturen: Name und Funktion nach Angabe der Unterzeichnenden, mit Zeit, Netzadresse und SHA-256 des Textes. WBN hat nicht geprüft, wer für ein Unternehmen unterschreiben darf. Ob diese Form genügt, hängt vom anwendbaren Recht und von der Vereinbarung ab.',
    page: 'Seite {page} von {pages}',
  },
}
