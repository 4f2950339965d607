// Words of the email before a certificate expires.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

export const templates = templatesOf(
  'businesses.',
  {},
  {
    certificate: {
      group: 'businesses',
      receiver: 'managers',
      throttle: 'due',
      name: {
        en: 'Certificate expires',
        es: 'Certificado a punto de vencer',
        it: 'Certificato in scadenza',
        zh: '证书即将到期',
        de: 'Zertifikat läuft ab',
      },
      when: {
        en: 'Some weeks before a certificate on the page of a business expires, and again some days before.',
        es: 'Unas semanas antes de que venza un certificado de la página de una empresa, y de nuevo unos días antes.',
        it: 'Alcune settimane prima che scada un certificato nella pagina di un’azienda, e di nuovo alcuni giorni prima.',
        zh: '企业页面上的证书到期前数周发送，到期前数日再次发送。',
        de: 'Einige Wochen, bevor ein Zertifikat auf der Seite eines Unternehmens abläuft, und noch einmal einige Tage vorher.',
      },
      subject: {
        en: '{name} of {company} expires on {date}',
        es: '{name} de {company} vence el {date}',
        it: '{name} di {company} scade il {date}',
        zh: '{company} 的 {name} 将于 {date} 到期',
        de: '{name} von {company} läuft am {date} ab',
      },
      paragraphs: [
        {
          en: 'Buyers see how long a certificate is valid. When it has been renewed, put the new dates on your page.',
          es: 'Los compradores ven hasta cuándo es válido un certificado. Cuando se renueve, ponga las nuevas fechas en su página.',
          it: 'Gli acquirenti vedono fino a quando un certificato è valido. Una volta rinnovato, inserisci le nuove date nella tua pagina.',
          zh: '买家可以看到证书的有效期。续期后，请在您的页面上填写新的日期。',
          de: 'Einkäufer sehen, wie lange ein Zertifikat gilt. Tragen Sie nach der Erneuerung die neuen Daten auf Ihrer Seite ein.',
        },
      ],
      button: {
        en: 'Edit certificates',
        es: 'Editar los certificados',
        it: 'Modifica i certificati',
        zh: '编辑证书',
        de: 'Zertifikate bearbeiten',
      },
      footer: {
        en: 'You receive this because you manage this business on WBN.',
        es: 'Recibe este mensaje porque administra esta empresa en WBN.',
        it: 'Ricevi questo messaggio perché gestisci questa azienda su WBN.',
        zh: '您收到此邮件是因为您在 WBN 上管理该企业。',
        de: 'Sie erhalten diese E-Mail, weil Sie dieses Unternehmen auf WBN verwalten.',
      },
      required: ['name', 'company', 'date'],
      samplePage: `${sampleBusiness}/edit/certificates`,
    },
  },
)
