// Words of rings without text, and of the test.
import type { Names } from '#contract/foundation/locales.ts'

export const ringWords: Record<'something' | 'test' | 'works', Names> = {
  something: {
    en: 'There is something new for you',
    es: 'Hay novedades para usted',
    it: 'Ci sono novità per te',
    zh: '您有新消息',
    de: 'Es gibt Neues für Sie',
  },
  test: {
    en: 'This device rings',
    es: 'Este dispositivo suena',
    it: 'Questo dispositivo suona',
    zh: '此设备可以响铃',
    de: 'Dieses Gerät klingelt',
  },
  works: {
    en: 'Messages will arrive like this one.',
    es: 'Los mensajes llegarán como este.',
    it: 'I messaggi arriveranno come questo.',
    zh: '消息将以这种方式送达。',
    de: 'So kommen künftig Nachrichten an.',
  },
}
