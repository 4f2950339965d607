// Video words, drawn in two languages.

export type DrawnWords = {
  headlines: readonly [string, string, string, string, string, string]
  query: string
  search: string
  rows: readonly { name: string; values: readonly [string, string, string] }[]
  send: string
}

export const drawnWords = {
  en: {
    headlines: [
      'Search by what you need',
      'Find who makes it',
      'Compare the facts',
      'Write to the maker',
      'Agree and ship',
      '25 portals, one network',
    ],
    query: 'centrifugal pumps',
    search: 'Search',
    rows: [
      { name: 'Lead time', values: ['3 weeks', '5 weeks', '8 weeks'] },
      { name: 'Minimum order', values: ['1 unit', '1 unit', '20 units'] },
    ],
    send: 'Send Request',
  },
  es: {
    headlines: [
      'Busque lo que necesita',
      'Encuentre a quien lo fabrica',
      'Compare los datos',
      'Escriba al fabricante',
      'Cierre el trato y embarque',
      '25 portales, una sola red',
    ],
    query: 'bombas centrífugas',
    search: 'Buscar',
    rows: [
      { name: 'Plazo de entrega', values: ['3 semanas', '5 semanas', '8 semanas'] },
      { name: 'Pedido mínimo', values: ['1 unidad', '1 unidad', '20 uds.'] },
    ],
    send: 'Enviar solicitud',
  },
} satisfies Record<string, DrawnWords>

export type VideoLocale = keyof typeof drawnWords

/** Short enough for one line on a phone. */
export const captions = {
  en: [
    'A buyer searches by product or part number.',
    'Manufacturers of all countries are found.',
    'Lead time and terms stand side by side.',
    'The inquiry goes straight to the company.',
    'Both agree; the goods are shipped.',
    'The same companies on all 25 portals.',
  ],
  es: [
    'El comprador busca por producto o referencia.',
    'Aparecen fabricantes de todos los países.',
    'Plazos y condiciones, lado a lado.',
    'La consulta llega directo a la empresa.',
    'Las partes acuerdan y la carga zarpa.',
    'Las mismas empresas en los 25 portales.',
  ],
  it: [
    'Si cerca per prodotto o per codice articolo.',
    'Compaiono i produttori di tutti i Paesi.',
    'Tempi di consegna e condizioni a confronto.',
    'La richiesta arriva diretta all’azienda.',
    'Raggiunto l’accordo, la merce parte.',
    'Le stesse aziende su tutti i 25 portali.',
  ],
  zh: [
    '买家按产品或型号搜索。',
    '找到各国的制造商。',
    '交货期与条款并列对比。',
    '询盘直达企业。',
    '双方成交，货物发运。',
    '25 个门户，同一批企业。',
  ],
  de: [
    'Suchen nach Produkt oder Artikelnummer.',
    'Hersteller aller Länder werden gefunden.',
    'Lieferzeit und Bedingungen im Vergleich.',
    'Die Anfrage geht direkt ans Unternehmen.',
    'Beide sind einig; die Ware geht raus.',
    'Dieselben Unternehmen auf allen 25 Portalen.',
  ],
} as const
