// API changes, newest first; English, like the call summaries. Pure.

export type Change = { date: string; text: string; calls: readonly string[] }

export const changes: readonly Change[] = [
  {
    date: '2026-11-29',
    text: 'Notifications have the kind document: documents that end soon, with others in the detail. The list of documents takes document, for one alone. Lists of agreements count those that wait for the other side (unanswered).',
    calls: ['notifications.list', 'documents.list', 'agreements.list'],
  },
  {
    date: '2026-11-29',
    text: 'Documents have a picture once their STEP file was drawn: its path while they are open, else an address for whoever may open them. Lists of own documents say why there is none.',
    calls: ['documents.picture', 'documents.list', 'documents.read', 'products.read'],
  },
  {
    date: '2026-11-29',
    text: 'Disputes of agreements may end as closed, without a decision; news of agreements have challenged. Addresses of imports that gave no document have a reason. Cells of a grid leave out proposals of distributors, which stand in waiting.',
    calls: ['agreements.read', 'agreements.queue', 'documents.list', 'territories.read', 'notifications.list'],
  },
  {
    date: '2026-11-29',
    text: 'Products have documents of any kind (documents), open, for signed-in people or on request, beside datasheets, which stay; a gtin; and codes to print. Searches for products take documents. Threads that ask for a document have its documentID.',
    calls: [
      'documents.add',
      'documents.revise',
      'documents.open',
      'documentRequests.ask',
      'documentRequests.answer',
      'products.byGtin',
      'search.product',
    ],
  },
  {
    date: '2026-11-29',
    text: 'Files are sent only after an NDA with afterNda; the other side sees them as locked until both signed. NDAs are proposed in a thread or for a request for quotation, signed, ended, and copied as a PDF; openings are logged. Threads tell in nda whose signature is waited for, NDAs in obstacle why the viewer can not sign; webhooks have the event nda.updated.',
    calls: [
      'ndas.propose',
      'ndas.proposeForRfq',
      'ndas.sign',
      'ndas.end',
      'ndas.openings',
      'inquiries.send',
      'rfqs.create',
    ],
  },
  {
    date: '2026-11-29',
    text: 'Samples: asked for in a thread, with details, decision, shipment and outcome. Messages have the type sample, threads the state of the one under way and a filter, profiles their times (samples), webhooks the event sample.updated. An approval names the details that were read (qualifiedAt).',
    calls: ['samples.request', 'samples.list', 'inquiries.list', 'inquiries.messages', 'businesses.read', 'reach.read'],
  },
  {
    date: '2026-11-29',
    text: 'Mistakes in translations by machine are reported to the people of the company, who read and dismiss reports; notifications have the kind mistranslation.',
    calls: ['reading.report', 'reading.reports', 'reading.dismissReport', 'notifications.list'],
  },
  {
    date: '2026-11-29',
    text: 'The newest companies and products, of which feeds are made, say in which languages title and summary are.',
    calls: ['sitemaps.newest'],
  },
  {
    date: '2026-11-29',
    text: 'Members of a suspended company neither read its requests for quotation nor decide on them (NotFound).',
    calls: ['rfqs.list', 'rfqs.read'],
  },
  {
    date: '2026-11-29',
    text: 'Lines of suppliers by country, coverage of distributors, and agreements that the other side confirms; where to buy by company and product; lines that seek somebody. Proposals of suppliers name sellers in the country of the buyer, in appointed. Reports take the reason appointment.',
    calls: [
      'territories.read',
      'territories.set',
      'territories.whereToBuy',
      'territories.findLines',
      'agreements.propose',
      'agreements.confirm',
      'rfqs.propose',
      'reports.report',
    ],
  },
  {
    date: '2026-11-29',
    text: 'A translation is refused as unclear where the answer was thrown away: asking again is of no use for an hour. A version may lack the field whose original is in its language; versionLanguages leave out corrections of a former text.',
    calls: ['reading.translate', 'products.change', 'businesses.change'],
  },
  {
    date: '2026-11-29',
    text: 'A company that is created says in which language its short description is (languages); it is found out without.',
    calls: ['businesses.create'],
  },
  {
    date: '2026-11-28',
    text: 'Texts are translated by machine as a reader asks for it, where the operator has a service; a preference says how, and a thread who reads it in translation.',
    calls: ['reading.translate', 'reading.preference', 'reading.setPreference', 'reading.thread', 'reading.setThread'],
  },
  {
    date: '2026-11-28',
    text: 'Posts, comments, messages, requests for quotation and quotations have a language: sent in the body, else detected; null where it is not known.',
    calls: ['posts.create', 'comments.create', 'inquiries.send', 'inquiries.sendMessage', 'rfqs.create', 'rfqs.quote'],
  },
  {
    date: '2026-11-28',
    text: 'Texts of products and companies have languages, and versions in others (versions; empty removes one): translation stands beside the original where there is one in the language asked for. Catalogs have columns such as name[es].',
    calls: ['products.create', 'products.change', 'businesses.change', 'catalogues.addRows'],
  },
  {
    date: '2026-11-28',
    text: 'Quotations state the costs that their Incoterm leaves to the buyer, transit, days to pay, warranty and a reference; requests a place and a day. Buyers keep estimates, and take the comparison as a PDF. An award is withdrawn within 24 hours, also after the deadline.',
    calls: ['rfqs.create', 'rfqs.quote', 'rfqs.estimate', 'rfqs.comparison', 'rfqs.reopen'],
  },
  {
    date: '2026-11-27',
    text: 'An Idempotency-Key with another request is refused with KeyReused (422); it was a Conflict (409).',
    calls: ['posts.create', 'comments.create', 'inquiries.send', 'inquiries.sendMessage'],
  },
  {
    date: '2026-11-27',
    text: 'Names need a letter or a digit; email domains of any script are answered in ASCII; image/jpg is image/jpeg. Products carry secondTitle in other languages. choices.choose tells which hit of a search was chosen.',
    calls: ['products.create', 'search.product', 'choices.choose'],
  },
  {
    date: '2026-11-27',
    text: 'Searches for companies and products take explain: every hit says why it stands where it does, in reasons.',
    calls: ['search.business', 'search.product'],
  },
  {
    date: '2026-11-27',
    text: 'Companies are listed or run, and some entries are collections: presence and kind. profilePhoto and coverPhoto are null where nobody runs the company and it gave none. Similar companies that answer are found for each.',
    calls: ['businesses.read', 'search.business', 'search.similarAnswering', 'connections.ask'],
  },
  {
    date: '2026-11-26',
    text: 'The description in OpenAPI has an example of every call, says which calls need no token, and passes foreign validators and generators. Each group of calls has a page.',
    calls: [],
  },
  {
    date: '2026-11-26',
    text: 'Posts, comments, inquiries and messages take the header Idempotency-Key, exact over a crash; their body fields still do. Another body under a used key is a Conflict.',
    calls: ['posts.create', 'comments.create', 'inquiries.send', 'inquiries.sendMessage'],
  },
  {
    date: '2026-11-24',
    text: 'Catalogs go up and down as JSON Lines in one request: import.jsonl and export.jsonl.',
    calls: ['catalogues'],
  },
  {
    date: '2026-11-24',
    text: 'Assistants search and read the directory by the Model Context Protocol, at /mcp.',
    calls: ['search'],
  },
  {
    date: '2026-11-24',
    text: 'The transparency report: what was reported, decided and appealed, month by month.',
    calls: ['transparency'],
  },
  {
    date: '2026-11-24',
    text: 'Announcements: what the operator tells the visitors of a portal now.',
    calls: ['announcements.current'],
  },
  {
    date: '2026-11-24',
    text: 'Webhooks: addresses of a business are told of events, signed as Standard Webhooks has it. Scope webhooks.',
    calls: ['webhooks'],
  },
  {
    date: '2026-11-24',
    text: 'Companies are searched by how they answer inquiries.',
    calls: ['search.business'],
  },
  { date: '2026-11-24', text: 'Boosts: the slot marked Promoted.', calls: ['boosts'] },
  {
    date: '2026-11-24',
    text: 'The TypeScript client: every call with its types, repeated safely after a lost answer.',
    calls: [],
  },
  {
    date: '2026-11-24',
    text: 'API tokens with scopes, for a person or for one business. Limits are counted by token and told by the ratelimit headers.',
    calls: ['auth.createApiToken', 'auth.apiTokens', 'auth.revokeApiToken'],
  },
  {
    date: '2026-11-23',
    text: 'Verification by evidence: claims, what was checked and until when it holds.',
    calls: ['verification'],
  },
  {
    date: '2026-11-23',
    text: 'An import of a catalog takes the currency from a heading and can be undone as a whole.',
    calls: ['catalogues.begin', 'catalogues.undo'],
  },
  {
    date: '2026-11-23',
    text: 'Requests for quotation: sent to ten suppliers at most, with files, answered in versions, awarded or closed.',
    calls: ['rfqs'],
  },
  { date: '2026-11-23', text: 'Inquiries and messages between people and businesses.', calls: ['inquiries'] },
]
