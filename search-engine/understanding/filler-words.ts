// Packing, selling and asking words by language.

const byLanguage = {
  en:
    'bulk|wholesale|price|prices|best price|low price|cheap|cheapest|low cost|affordable|buy|buying|purchase|to buy|want to buy|i want to buy|we want to buy|' +
    'would like to buy|i would like to buy|we would like to buy|we are looking for|i am looking for|we require|i require|' +
    'need|needed|we need|i need|urgently need|looking for|want|wanted|require|required|please quote|quote|quotation|' +
    'rfq|inquiry|enquiry|for sale|on sale|sale|in stock|ex stock|stock|moq|order|container of|containers of|full container|container load|' +
    'container loads|fcl|lcl|carton|cartons|pallet|pallets|pack of|box of|bag of|bags of|per piece|per unit|per ton|near|nearby|' +
    'around|delivery|fast delivery|free shipping|shipping|supplier of|suppliers of|top quality|high quality|best|hs code|incoterms|online|factory price|discount',
  es:
    'precio|precios|mejor precio|barato|barata|baratos|baratas|economico|comprar|compra|compro|necesito|necesitamos|busco|buscamos|' +
    'buscando|quiero|cotizacion|cotizar|presupuesto|en venta|venta de|venta|al por mayor|por mayor|mayoreo|oferta|ofertas|' +
    'contenedor de|paquete de|caja de|cerca de|en stock|pedido|entrega|envio',
  it:
    'prezzo|prezzi|miglior prezzo|economico|economici|comprare|compro|acquisto|acquistare|cerco|cerchiamo|cercasi|ho bisogno di|abbiamo bisogno di|serve|preventivo|' +
    'in vendita|vendita|all ingrosso|ingrosso|offerta|offerte|confezione da|scatola da|vicino a|in stock|ordine|consegna|sconto',
  zh: '采购|求购|价格|报价|便宜|购买|多少钱|厂家直销|批发价|批发|现货|优惠|需要|我们需要|我要|我要买|我们要买|想要|我想要|我们想要|想买|我想买|我们想买|寻找|附近|哪里有|哪家好|促销|包邮|整箱',
  de:
    'preis|preise|gunstig|gunstige|billig|kaufen|kauf|suche|suchen|gesucht|brauche|brauchen|wir brauchen|ich suche|wir suchen|' +
    'angebot|angebote|anfrage|grosshandel|zu verkaufen|verkauf|lieferung|ab lager|lager|in der nahe von|nahe|bestellen|palette|paletten|stuckpreis|mengenrabatt|im karton',
  fr:
    'prix|meilleur prix|pas cher|pas chere|acheter|achat|achete|cherche|recherche|cherchons|nous cherchons|je cherche|besoin de|' +
    'devis|en gros|vente|vente de|a vendre|livraison|en stock|pres de|commande|commander|lot de|boite de|palette de',
  pt:
    'preco|precos|melhor preco|barato|barata|comprar|compra|preciso|precisamos|procuro|procuramos|orcamento|cotacao|atacado|' +
    'no atacado|por atacado|a venda|venda|entrega|perto de|em estoque|pedido|caixa com|pacote de',
}

const split = (phrase: string): string => (/\p{Script=Han}/u.test(phrase) ? [...phrase].join(' ') : phrase)

export const fillerPhrases: ReadonlySet<string> = new Set(
  Object.values(byLanguage).flatMap((phrases) => phrases.split('|').map(split)),
)
export const fillerWordsMost = Math.max(...[...fillerPhrases].map((phrase) => phrase.split(' ').length))

const counted =
  'pcs|pc|pieces?|units?|sets?|pairs?|cartons?|boxes|bags|rolls|drums|pallets?|containers?|' +
  'piezas?|unidades|cajas|rollos|pares|pezzi|pz|unita|scatole|rotoli|stuck|stück|stk|rollen|kartons?|' +
  'pieces|pièces|boites|boîtes|rouleaux|pecas|peças|caixas'

export const quantity = new RegExp(
  `(?<![\\p{L}\\p{N}.,-])(?:(?:qty|moq|menge|cantidad|quantità|quantité|数量)[\\s.:]*)?\\d[\\d.,]*\\s*(?:(?:${counted})(?![\\p{L}\\p{N}])|[个件只套箱卷吨]|(?:ft|'|-foot)\\s*(?:container|fcl|hc|hq)\\b)|(?<![\\p{L}\\p{N}])(?:qty|moq)[\\s.:]*\\d[\\d.,]*`,
  'giu',
)

export const incoterm = /(?<![\p{L}\p{N}])(?:FOB|CIF|EXW|DDP|DAP|CFR|FCA|CIP|CPT|FAS)(?![\p{L}\p{N}])/gu
