// Words of the one invitation of a listed company. NOTE: the first line names the source of the address.
import { sampleBusiness, templatesOf } from '#api/identity/emails/lookup.ts'

const shared = {
  group: 'businesses',
  receiver: 'mailbox',
  throttle: 'unproven',
  samplePage: `${sampleBusiness}/claim`,
} as const

export const templates = templatesOf('company-invitations.', shared, {
  invited: {
    name: {
      en: 'Inquiry waits for a listed company',
      es: 'Una consulta espera a una empresa',
      it: 'Una richiesta attende un’azienda',
      zh: '有询盘等待未入驻企业',
      de: 'Anfrage wartet auf ein eingetragenes Unternehmen',
    },
    when: {
      en: 'Once ever, when a buyer has kept an inquiry for a company that nobody runs, and the operator has switched it on.',
      es: 'Una sola vez, cuando un comprador ha guardado una consulta para una empresa que nadie gestiona y el operador lo ha activado.',
      it: 'Una volta sola, quando un acquirente ha conservato una richiesta per un’azienda che nessuno gestisce e il gestore l’ha attivato.',
      zh: '买家为无人管理的企业保留询盘且运营方已启用时，仅发送一次。',
      de: 'Nur ein einziges Mal, wenn ein Einkäufer eine Anfrage für ein Unternehmen aufbewahren lässt, das niemand betreut, und der Betreiber dies eingeschaltet hat.',
    },
    subject: {
      en: 'An inquiry waits for you on WBN',
      es: 'Una consulta le espera en WBN',
      it: 'Una richiesta ti attende su WBN',
      zh: '您在 WBN 上有一条待查看的询盘',
      de: 'Auf WBN wartet eine Anfrage auf Sie',
    },
    paragraphs: [
      {
        en: 'We have this address from {source}, where it stands as the contact of {business}.',
        es: 'Tenemos esta dirección de {source}, donde figura como contacto de {business}.',
        it: 'Abbiamo questo indirizzo da {source}, dove figura come contatto di {business}.',
        zh: '我们从 {source} 获得此地址，其中显示为 {business} 的联系方式。',
        de: 'Diese Adresse haben wir von {source}, wo sie als Kontakt von {business} steht.',
      },
      {
        en: 'A buyer has written an inquiry for you on WBN, an open directory of industry. It is kept for 30 days. Nobody runs your page there yet, so nobody can read it. Taking over the page is free.',
        es: 'Un comprador ha escrito una consulta para ustedes en WBN, un directorio abierto de la industria. Se guarda 30 días. Nadie gestiona todavía su página, así que nadie puede leerla. Hacerse cargo de la página es gratuito.',
        it: 'Un acquirente ha scritto una richiesta per voi su WBN, una directory aperta dell’industria. È conservata per 30 giorni. Nessuno gestisce ancora la vostra pagina, quindi nessuno può leggerla. Prendere in carico la pagina è gratuito.',
        zh: '一位买家在开放的工业名录 WBN 上给贵公司写了一条询盘，将保留 30 天。贵公司页面尚无人管理，因此无人能阅读。接管页面是免费的。',
        de: 'Ein Einkäufer hat Ihnen auf WBN, einem offenen Verzeichnis der Industrie, eine Anfrage geschrieben. Sie wird 30 Tage aufbewahrt. Ihre Seite dort betreut noch niemand, daher kann sie niemand lesen. Die Übernahme der Seite ist kostenlos.',
      },
      {
        en: 'On the page you can also correct what is wrong, or have your company removed.',
        es: 'En la página también pueden corregir lo que esté mal o pedir que se retire su empresa.',
        it: 'Nella pagina potete anche correggere ciò che è sbagliato o far rimuovere la vostra azienda.',
        zh: '您也可以在页面上更正错误信息，或要求移除贵公司。',
        de: 'Auf der Seite können Sie auch Fehler berichtigen oder Ihr Unternehmen entfernen lassen.',
      },
    ],
    button: {
      en: 'Take over the page',
      es: 'Hacerse cargo de la página',
      it: 'Prendi in carico la pagina',
      zh: '接管页面',
      de: 'Seite übernehmen',
    },
    footer: {
      en: 'This is the only message of this kind that you get from us. No more e-mails at all: {unsubscribe}',
      es: 'Este es el único mensaje de este tipo que reciben de nosotros. No recibir ningún correo más: {unsubscribe}',
      it: 'Questo è l’unico messaggio di questo tipo che ricevete da noi. Nessun’altra e-mail: {unsubscribe}',
      zh: '这是我们发送给贵公司的唯一一封此类邮件。不再接收任何邮件：{unsubscribe}',
      de: 'Dies ist die einzige Nachricht dieser Art, die Sie von uns erhalten. Gar keine E-Mails mehr: {unsubscribe}',
    },
    required: ['business', 'source', 'unsubscribe'],
  },
})
