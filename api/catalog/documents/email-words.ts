// Words of the reminder email.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const templates = templatesOf(
  'documents.',
  {},
  {
    ending: {
      group: 'businesses',
      receiver: 'managers',
      throttle: 'due',
      name: {
        en: 'Documents end',
        es: 'Documentos a punto de vencer',
        it: 'Documenti in scadenza',
        zh: '文件即将到期',
        de: 'Dokumente laufen ab',
      },
      when: {
        en: '60, 30 and 7 days before declarations, certificates and other documents on products end; one e-mail a day for all of a company.',
        es: '60, 30 y 7 días antes de que venzan declaraciones, certificados y otros documentos de productos; un correo al día para todos los de una empresa.',
        it: '60, 30 e 7 giorni prima che scadano dichiarazioni, certificati e altri documenti dei prodotti; un’e-mail al giorno per tutti quelli di un’azienda.',
        zh: '产品的声明、证书和其他文件到期前 60、30 和 7 天；同一企业每天合并为一封邮件。',
        de: '60, 30 und 7 Tage, bevor Erklärungen, Zertifikate und andere Dokumente von Produkten ablaufen; eine E-Mail am Tag für alle eines Unternehmens.',
      },
      subject: {
        en: 'Documents of {company} end soon',
        es: 'Documentos de {company} vencen pronto',
        it: 'Documenti di {company} scadono presto',
        zh: '{company} 的文件即将到期',
        de: 'Dokumente von {company} laufen bald ab',
      },
      paragraphs: [
        {
          en: 'These documents on your products have their last day soon:',
          es: 'Estos documentos de sus productos llegan pronto a su último día:',
          it: 'Questi documenti dei tuoi prodotti arrivano presto all’ultimo giorno:',
          zh: '您产品的以下文件即将到最后一天：',
          de: 'Diese Dokumente Ihrer Produkte gelten nicht mehr lange. Ihr letzter Tag:',
        },
        '{list}',
        {
          en: 'Buyers see when a document has ended, and searches for products with declarations leave it out from then on. Add the new file as a new revision, or put the new date.',
          es: 'Los compradores ven cuándo ha vencido un documento, y las búsquedas de productos con declaraciones dejan de contarlo. Añada el nuevo archivo como nueva revisión o ponga la nueva fecha.',
          it: 'Gli acquirenti vedono quando un documento è scaduto, e da allora le ricerche di prodotti con dichiarazioni non lo contano. Aggiungi il nuovo file come nuova revisione o inserisci la nuova data.',
          zh: '买家会看到文件已到期，此后按声明筛选产品时也不再计入。请将新文件添加为新版本，或填写新的日期。',
          de: 'Einkäufer sehen, wenn ein Dokument abgelaufen ist, und Suchen nach Produkten mit Erklärungen zählen es dann nicht mehr. Fügen Sie die neue Datei als neue Revision hinzu, oder tragen Sie das neue Datum ein.',
        },
      ],
      button: {
        en: 'Open the documents',
        es: 'Abrir los documentos',
        it: 'Apri i documenti',
        zh: '打开文件',
        de: 'Dokumente öffnen',
      },
      footer: {
        en: 'You receive this because you manage this business on WBN.',
        es: 'Recibe este mensaje porque administra esta empresa en WBN.',
        it: 'Ricevi questo messaggio perché gestisci questa azienda su WBN.',
        zh: '您收到此邮件是因为您在 WBN 上管理该企业。',
        de: 'Sie erhalten diese E-Mail, weil Sie dieses Unternehmen auf WBN verwalten.',
      },
      required: ['company', 'list'],
      samplePage: `${sampleBusiness}/edit/documents`,
    },
  },
)
