// Filler words by language.

const byLanguage = {
  en:
    'bulk|wholesale|price|prices|best price|low price|cheap|cheapest|low cost|affordable|buy|buying|purchase|to buy|want to buy|i want to buy|we want to buy|' +
    'would like to buy|i would like to buy|we would like to buy|we are looking for|i am looking for|we require|i require|' +
    'need|needed|we need|i need|urgently need|looking for|want|wanted|require|required|please quote|quote|quotation|' +
    'rfq|inquiry|enquiry|for sale|on sale|sale|in stock|ex stock|stock|moq|order|container of|containers of|full container|container load|' +
    'container loads|fcl|lcl|carton|cartons|pallet|pallets|pack of|box of|bag of|bags of|per piece|per unit|per ton|near|nearby|' +
    'around|delivery|fast delivery|free shipping|shipping|supplier of|suppliers of|top quality|high quality|best|hs code|incoterms|online|factory price|discount|' +
    'dear sir|dear sirs|dear madam|dear sir madam|dear sir or madam|dear supplier|dear friend|hello|hi|please|pls|plz|kindly|thank you|thanks|best regards|regards|asap|urgent|' +
    'send|pls send|please send|send me|send us|send list of|list of|send your|your best offer|best offer|offer|offers|free sample|free samples|sample order|monthly|per month|annually|per year|yearly|mixed pallet|per pallet|on pallets|per carton|per box|door to door|deliver|we look for|we are interested in|certified|certification|full container|full containers',
  es:
    'precio|precios|mejor precio|barato|barata|baratos|baratas|economico|comprar|compra|compro|necesito|necesitamos|busco|buscamos|' +
    'buscando|quiero|cotizacion|cotizar|presupuesto|en venta|venta de|venta|al por mayor|por mayor|mayoreo|oferta|ofertas|' +
    'contenedor de|paquete de|caja de|cerca de|en stock|pedido|entrega|envio|' +
    'hola|estimados|estimado senor|estimados senores|buenos dias|buenas tardes|por favor|favor|solicito|solicitud de|solicitamos|agradezco|gracias|saludos|urgente|envien|lista de|muestras|mensual|mensuales|al mes|por mes|anuales|al ano|por palet|palet|pale|palets|pallet completo|por caja|certificado|certificada|certificados|certificadas|con certificacion|contenedor completo|contenedores completos',
  it:
    'prezzo|prezzi|miglior prezzo|economico|economici|comprare|compro|acquisto|acquistare|cerco|cerchiamo|cercasi|ho bisogno di|abbiamo bisogno di|serve|preventivo|' +
    'in vendita|vendita|all ingrosso|ingrosso|offerta|offerte|confezione da|scatola da|vicino a|in stock|ordine|consegna|sconto|' +
    'buongiorno|salve|gentile|gentili|spettabile|egregi|per favore|cortesemente|richiesta|richiesta di|richiedo|richiediamo|grazie|saluti|distinti saluti|urgente|inviare|lista di|elenco di|elenco|campioni|mensile|mensili|al mese|annui|all anno|conf|cf|confezioni da|bancale|bancali|bancale misto|pallet misto|a bancale|per bancale|certificato|certificata|certificati|certificate|con certificazione|container completo|container completi',
  zh: '采购|求购|价格|报价|便宜|购买|多少钱|厂家直销|批发价|批发|现货|优惠|需要|我们需要|我要|我要买|我们要买|想要|我想要|我们想要|想买|我想买|我们想买|寻找|附近|附近的|哪里有|哪家好|促销|包邮|整箱|您好|你好|请问|请报价|求推荐|谢谢|急需|长期|打样|样品|寄样|每月|月需|年需|大量|一批|厂家报价|整柜|整托',
  de:
    'preis|preise|gunstig|gunstige|billig|kaufen|kauf|suche|suchen|gesucht|brauche|brauchen|wir brauchen|ich suche|wir suchen|' +
    'angebot|angebote|anfrage|grosshandel|zu verkaufen|verkauf|lieferung|ab lager|lager|in der nahe von|nahe|bestellen|palette|paletten|stuckpreis|mengenrabatt|im karton|' +
    'sehr geehrte|sehr geehrte damen und herren|damen und herren|guten tag|hallo|bitte|danke|vielen dank|mit freundlichen grussen|dringend|senden sie|liste von|monatlich|pro monat|im monat|jahrlich|pro jahr|jahresbedarf|monatsbedarf|bedarf|losgrosse|auf palette|pro palette|karton|kartons|kasten|kisten|pro stuck|zertifiziert|zertifizierte|zertifizierter|zertifiziertes|mit zertifikat',
  fr:
    'prix|meilleur prix|pas cher|pas chere|acheter|achat|achete|cherche|recherche|cherchons|nous cherchons|je cherche|besoin de|' +
    'devis|en gros|vente|vente de|a vendre|livraison|en stock|pres de|commande|commander|lot de|boite de|palette de|' +
    'bonjour|cher monsieur|madame monsieur|merci|merci de|s il vous plait|svp|cordialement|urgent|veuillez|envoyer|demande|demande de|demande de prix|liste de|echantillons|mensuel|par mois|annuel|par an|franco|livraison franco|par palette|palette complete|palette|palettes|devis pour|certifie|certifiee|certifies|certifiees|conteneur complet|conteneurs complets',
  pt:
    'preco|precos|melhor preco|barato|barata|comprar|compra|preciso|precisamos|procuro|procuramos|orcamento|cotacao|atacado|' +
    'no atacado|por atacado|a venda|venda|entrega|perto de|em estoque|pedido|caixa com|pacote de|' +
    'ola|prezados|prezado|bom dia|boa tarde|por favor|obrigado|obrigada|atenciosamente|urgente|gostaria|gostaria de|solicito|solicitacao|enviar|lista de|amostras|mensal|por mes|anual|por ano|por palete|palete|paletes|certificado|certificada|certificados|certificadas|com certificacao',
}

const split = (phrase: string): string => (/\p{Script=Han}/u.test(phrase) ? [...phrase].join(' ') : phrase)

export const fillerPhrases: ReadonlySet<string> = new Set(
  Object.values(byLanguage).flatMap((phrases) => phrases.split('|').map(split)),
)
export const fillerWordsMost = new Map<string, number>()
for (const words of [...fillerPhrases].map((phrase) => phrase.split(' ')))
  fillerWordsMost.set(words[0]!, Math.max(words.length, fillerWordsMost.get(words[0]!) ?? 0))

const countedUnits =
  'pcs|pc|packs|pieces?|units?|sets?|pairs?|cartons?|boxes|bags|rolls|drums|pallets?|containers?|' +
  'piezas?|unidades|cajas|rollos|pares|pezzi|pz|unita|scatole|rotoli|stuck|stück|stk|rollen|kartons?|' +
  'pieces|pièces|pces|paires?|boites|boîtes|sachets?|rouleaux|pecas|peças|pçs?|caixas|pacotes?|sacos?|unid|und|uds?|unités|unites|teile?|exemplare|paare?|beutel|packungen|packung|päckchen|gebinde|paia|coppie|confezioni|bancali|bobine|bustine|paletes?|palettes?|paletten?|palets?|bobinas?|bolsas?'

const periods = 'month|week|year|mes|semana|año|mese|settimana|anno|mois|semaine|an|mês|ano|monat|woche|jahr'
const packs =
  'reel|spool|bobine|bobina|rolle|rouleau|rotolo|rolo|box|case|ctn|carton|pack|pallet|sheet|caja|palet|hoja|conf|confezione|scatola|foglio|bancale|karton|palette|blatt|bo[iî]te|feuille|caixa|cx|palete|folha|cartone|cassa|lots?|lotes?|pcs|pz|stk|bolsas?|sachets?|packung|beutel|busta|bustina|pacco|pacote|saco|carrete|cartons?|cartoni'
const notBeforeUnit = '(?!\\s*(?:[x×]|[cmd]?m|k?g|m?l|oz|w|v|a|bar)(?![\\p{L}\\p{N}]))'

const stating = '(?:qty|quantity|moq|menge|anzahl|stückzahl|cantidad|quantità|quantité|quantidade|数量)'

const quantities = {
  counted: `(?<![\\p{N}.,-])(?<!(?!\\p{Script=Han})\\p{L})(?:${stating}[\\s.:]*)?\\d[\\d.,]*\\s*(?:(?:${countedUnits})(?![\\p{L}\\p{N}])|[个件只套箱卷吨片枚粒支瓶袋盒条块张台托柜盘把双]|(?:ft|'|-foot)\\s*(?:container|fcl|hc|hq)\\b)(?:\\s*/\\s*(?:(?:${periods})(?![\\p{L}\\p{N}])|[月年周]))?`,
  stated: `(?<![\\p{L}\\p{N}])${stating}[\\s.:]*\\d[\\d.,]*`,
  times: `(?<![\\p{L}\\p{N}.,-])\\d{1,4}\\s*[x×]\\s+(?=\\p{L})`,
  tonnes: `(?<![\\p{L}\\p{N}.,-])\\d{3,}[\\d.,]*\\s*(?:m?t|tons?|tonnes?|toneladas|tonnellate|tonnen)(?![\\p{L}\\p{N}])`,
  timesBehind: `(?<![\\p{L}\\p{N}])[x×]\\s*\\d+(?:\\s*(?:${countedUnits}))?(?=\\s*(?:$|;|,(?!\\d)))`,
  containers: `(?<![\\p{L}\\p{N}.,-])\\d+\\s*[x×*]\\s*(?:20|40|45)\\s*(?:'|ft|foot|pies|h[cq]|gp|dv|rf)+(?![\\p{L}\\p{N}])`,
  countedInWords: `(?<!\\p{Script=Han})[一两二三四五六七八九十百千]+[个件只套箱卷吨片枚粒支瓶袋盒条块张台托柜盘把双](?!\\p{Script=Han})`,
  container: `(?<![\\p{L}\\p{N}])(?:contenedor|container|conteneur|contêiner|contentor)\\s*(?:de\\s|da\\s)?\\s*(?:20|40)\\s*(?:'|ft|feet|foot|fuß|pies|pieds|pés|piedi|h[cq])*(?![\\p{L}\\p{N}])`,
  perPack: `(?<![\\p{L}\\p{N}.,-])\\d+\\s*(?:\\p{L}+\\s+)?(?:per|pro|por|par|je)\\s+(?:${packs})(?![\\p{L}\\p{N}])`,
  packsOf: `(?<![\\p{L}\\p{N}])(?:${packs})\\.?\\s*(?:[x×]|of|de|da|d[ai]|à|mit|von|con|com)?\\s*\\d+(?![\\d.,]*\\d)${notBeforeUnit}(?:\\s*(?:${countedUnits})(?![\\p{L}\\p{N}]))?`,
}

export const quantity = new RegExp(Object.values(quantities).join('|'), 'iuy')

export const incoterms: ReadonlySet<string> = new Set('fob cif exw ddp dap cfr fca cip cpt fas'.split(' '))
