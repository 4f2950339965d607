// Words of the email about new finds of a saved search for lines or distributors.
import { templatesOf } from '#api/identity/emails/lookup.ts'

export const templates = templatesOf(
  'territories.',
  {
    group: 'notifications',
    receiver: 'chosen',
    throttle: 'due',
    footer: {
      en: 'You receive this e-mail because you saved a search on WBN. Remove it there to receive no more.',
      es: 'Recibe este correo porque guardó una búsqueda en WBN. Elimínela allí para no recibir más.',
      it: 'Ricevi questa e-mail perché hai salvato una ricerca su WBN. Eliminala lì per non riceverne più.',
      zh: '您收到此邮件，是因为您在 WBN 上保存了搜索。在该处删除后将不再收到。',
      de: 'Sie erhalten diese E-Mail, weil Sie auf WBN eine Suche gespeichert haben. Löschen Sie sie dort, um keine weiteren zu erhalten.',
    },
    samplePage: 'sought-lines',
  } as const,
  {
    found: {
      name: {
        en: 'New lines or distributors',
        es: 'Nuevas líneas o distribuidores',
        it: 'Nuove linee o distributori',
        zh: '新的产品线或分销商',
        de: 'Neue Linien oder Händler',
      },
      when: {
        en: 'A saved search for lines or distributors finds new ones; daily or weekly.',
        es: 'Una búsqueda guardada de líneas o distribuidores encuentra novedades; cada día o cada semana.',
        it: 'Una ricerca salvata di linee o distributori ne trova di nuovi; ogni giorno o settimana.',
        zh: '已保存的产品线或分销商搜索有新结果时；每日或每周。',
        de: 'Eine gespeicherte Suche nach Linien oder Händlern findet neue; täglich oder wöchentlich.',
      },
      subject: {
        en: 'New finds of your saved search',
        es: 'Novedades de su búsqueda guardada',
        it: 'Novità della tua ricerca salvata',
        zh: '您保存的搜索有新结果',
        de: 'Neue Treffer Ihrer gespeicherten Suche',
      },
      paragraphs: [
        {
          en: 'Since the last e-mail these are new:',
          es: 'Desde el último correo son nuevos:',
          it: 'Dall’ultima e-mail sono nuovi:',
          zh: '自上次邮件以来新增：',
          de: 'Seit der letzten E-Mail sind neu:',
        },
        '{list}',
      ],
      button: {
        en: 'Open the search',
        es: 'Abrir la búsqueda',
        it: 'Apri la ricerca',
        zh: '打开搜索',
        de: 'Suche öffnen',
      },
      required: ['list'],
    },
  },
)
