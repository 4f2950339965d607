// Sample data in scripts of the world, for pictures and tests of layout.
import type { DB } from '#api/database/tables.ts'
import type { SampleAccountName } from '#contract/identity/auth/sample-accounts.ts'
import type { Database } from '#kit/postgres/pool.ts'
import { type Pages, signedInPages } from './signed-in-pages.ts'
import type { Site } from './site.ts'

type Telling = {
  script: string
  /** Countries of the sample have no such texts: ISO 3166. */
  country: string
  company: string
  person: [first: string, last: string]
  city: string
  address: string
  website: string
  about: string
  product: string
  spec: [key: string, value: string]
  post: string
  subject: string
  message: string
}

export const tellings: readonly Telling[] = [
  {
    script: 'arabic',
    country: 'SA',
    company: 'شركة النور للمضخات والصمامات الصناعية 24/7 (ش.م.م)',
    person: ['عبد الرحمن', 'آل الشيخ'],
    city: 'الدمام',
    address: '12، شارع الملك فهد، المدينة الصناعية 2',
    website: 'https://مثال.السعودية/المضخات',
    about:
      'نصنع مضخات طرد مركزي بقدرة 5.5 kW إلى 250 kW منذ عام 1987، بضغط 16 bar وضمان 24 شهرًا (API 610). للاستفسار: +966 13 812 3456.\n\nنشحن إلى 14 دولة!',
    product: 'مضخة طرد مركزي أفقية من الفولاذ المقاوم للصدأ 5.5 kW (IE3)، DN 50 mm',
    spec: ['القدرة الاسمية', '5.5 kW عند 2900 rpm'],
    post: 'وصل خط الإنتاج الجديد: 1,200 مضخة شهريًا، API 610 (BB2)! التفاصيل: https://example.com/pumps، أو اتصلوا بنا على +966 13 812 3456.',
    subject: 'طلب عرض سعر لعدد 12 مضخة 5.5 kW',
    message: 'السلام عليكم، نحتاج إلى 12 مضخة (DN 50، 16 bar) قبل 15 مارس 2027. هل السعر 1,250.50 USD للقطعة؟',
  },
  {
    script: 'hebrew',
    country: 'IL',
    company: 'מפעלי ברזל הגליל בע"מ – משאבות ומגופים',
    person: ['יוסף', 'בן־דוד'],
    city: 'קריית שמונה',
    address: 'רח׳ התעשייה 14, אזור תעשייה צפוני',
    website: 'https://example.co.il',
    about: 'ייצור משאבות צנטריפוגליות 5.5 kW עד 90 kW, לחץ 16 bar, אחריות 24 חודשים (ISO 9001:2015).',
    product: 'משאבה צנטריפוגלית מנירוסטה 316L, ‏7.5 kW (IE4)',
    spec: ['הספק נקוב', '7.5 kW ב־1450 rpm'],
    post: 'השקנו קו ייצור חדש: 800 משאבות בחודש (API 610)! טלפון: 04-123-4567.',
    subject: 'הצעת מחיר ל־12 משאבות 7.5 kW',
    message: 'שלום, נדרשות 12 משאבות (DN 80) עד 15.3.2027. המחיר 1,250.50 USD ליחידה?',
  },
  {
    script: 'hindi',
    country: 'IN',
    company: 'श्री लक्ष्मी औद्योगिक पंप एवं वाल्व निर्माण प्राइवेट लिमिटेड',
    person: ['कृष्णमूर्ति', 'श्रीवास्तव'],
    city: 'अहमदाबाद',
    address: 'प्लॉट 45, चरण द्वितीय, औद्योगिक क्षेत्र, वटवा',
    website: 'https://example.in',
    about:
      'हम 1987 से 5.5 kW से 250 kW तक के सेंट्रीफ्यूगल पंप बनाते हैं, 16 bar दाब और 24 महीने की गारंटी (API 610) के साथ। कुल ₹1,23,45,678 का निर्यात।',
    product: 'स्टेनलेस स्टील सेंट्रीफ्यूगल पंप 5.5 kW (IE3), उच्च दक्षता',
    spec: ['निर्धारित शक्ति', '5.5 kW, 2900 rpm पर'],
    post: 'नई उत्पादन लाइन शुरू हुई: प्रति माह 1,200 पंप! विवरण: https://example.com/pumps।',
    subject: '12 पंप (5.5 kW) के लिए मूल्य की पूछताछ',
    message: 'नमस्ते, हमें 15 मार्च 2027 तक 12 पंप (DN 50, 16 bar) चाहिए। क्या मूल्य ₹1,03,250.50 प्रति इकाई है?',
  },
  {
    script: 'thai',
    country: 'TH',
    company: 'บริษัท น้ำทิพย์ปั๊มและวาล์วอุตสาหกรรม (ประเทศไทย) จำกัด',
    person: ['กฤษณ์', 'ศรีสุวรรณ์'],
    city: 'สมุทรปราการ',
    address: '99/9 หมู่ที่ 5 ถนนบางนา-ตราด กม. 23',
    website: 'https://example.co.th',
    about:
      'ผู้ผลิตปั๊มหอยโข่งขนาด 5.5 kW ถึง 250 kW ตั้งแต่ปี 1987 แรงดัน 16 bar รับประกัน 24 เดือน (API 610) ที่ปรึกษาด้านน้ำและพื้นที่อุตสาหกรรมทั่วประเทศไทยมีวิศวกรผู้เชี่ยวชาญมากกว่าสามสิบคน',
    product: 'ปั๊มหอยโข่งสแตนเลสแนวนอน 5.5 kW (IE3) สำหรับน้ำร้อนและสารเคมี',
    spec: ['กำลังไฟฟ้าที่กำหนด', '5.5 kW ที่ 2900 rpm'],
    post: 'สายการผลิตใหม่พร้อมแล้ว: 1,200 เครื่องต่อเดือน! ดูรายละเอียดที่ https://example.com/pumps',
    subject: 'ขอใบเสนอราคาปั๊ม 12 เครื่อง 5.5 kW',
    message: 'สวัสดีครับ เราต้องการปั๊ม 12 เครื่อง (DN 50, 16 bar) ภายในวันที่ 15 มีนาคม 2027 ราคา 43,250.50 THB ต่อเครื่องหรือไม่',
  },
  {
    script: 'russian',
    country: 'RU',
    company: 'ООО «Научно-производственное объединение „Уралгидронасосмаш“»',
    person: ['Александра', 'Рождественская-Константинопольская'],
    city: 'Екатеринбург',
    address: 'ул. Машиностроителей, д. 19, корп. 2',
    website: 'https://почта.рф',
    about:
      'Центробежные насосы мощностью от 5,5 до 250 кВт с 1987 года, давление 16 бар, гарантия 24 месяца (API 610). Взрывозащищённое исполнение, высокопроизводительное электрооборудование.',
    product: 'Насос центробежный горизонтальный из нержавеющей стали 5,5 кВт (IE3)',
    spec: ['Номинальная мощность', '5,5 кВт при 2900 об/мин'],
    post: 'Запущена новая линия: 1 200 насосов в месяц! Подробнее: https://example.com/pumps.',
    subject: 'Запрос цены: 12 насосов 5,5 кВт',
    message: 'Здравствуйте! Нужны 12 насосов (DN 50, 16 бар) до 15 марта 2027 года. Цена 98 250,50 RUB за штуку?',
  },
  {
    script: 'greek',
    country: 'GR',
    company: 'ΑΝΩΝΥΜΗ ΒΙΟΜΗΧΑΝΙΚΗ ΕΤΑΙΡΕΙΑ ΑΝΤΛΙΩΝ «Ο ΠΟΣΕΙΔΩΝ» Α.Β.Ε.Ε.',
    person: ['Αναστασία', 'Παπαχρυσοστόμου'],
    city: 'Θεσσαλονίκη',
    address: 'Λεωφ. Γεωργικής Σχολής 27, Πυλαία',
    website: 'https://ποτάμι.gr',
    about: 'Φυγοκεντρικές αντλίες από 5,5 έως 250 kW από το 1987, πίεση 16 bar, εγγύηση 24 μηνών (API 610).',
    product: 'Φυγοκεντρική αντλία ανοξείδωτου χάλυβα 5,5 kW (IE3)',
    spec: ['Ονομαστική ισχύς', '5,5 kW στις 2900 rpm'],
    post: 'Νέα γραμμή παραγωγής: 1.200 αντλίες τον μήνα! Περισσότερα: https://example.com/pumps.',
    subject: 'Ζήτηση προσφοράς για 12 αντλίες 5,5 kW',
    message:
      'Καλημέρα σας, χρειαζόμαστε 12 αντλίες (DN 50, 16 bar) έως τις 15 Μαρτίου 2027. Η τιμή είναι 1.250,50 EUR;',
  },
  {
    script: 'chinese',
    country: 'CN',
    company: '浙江省台州市温岭大溪东海不锈钢离心泵阀制造股份有限公司',
    person: ['晓明', '欧阳'],
    city: '台州市',
    address: '温岭市大溪镇工业城双桥路88号',
    website: 'https://水泵.中国',
    about:
      '自1987年起生产5.5 kW至250 kW离心泵，工作压力16 bar，质保24个月（API 610）。官网：https://example.com，电话：+86 576 8630 1234。',
    product: '卧式不锈钢单级离心泵5.5 kW（IE3高效电机）',
    spec: ['额定功率', '5.5 kW（2900 rpm）'],
    post: '新生产线投产：月产1,200台！详情见https://example.com/pumps，欢迎垂询。',
    subject: '询价：12台5.5 kW离心泵',
    message: '您好！我们需要12台（DN 50，16 bar），要求2027年3月15日前交货。单价8,250.50元可以吗？',
  },
  {
    script: 'japanese',
    country: 'JP',
    company: '株式会社 東京精密ポンプ製作所・横浜事業部',
    person: ['さくら', '佐々木'],
    city: '横浜市',
    address: '鶴見区末広町1丁目7番地の22',
    website: 'https://例え.jp',
    about: '1987年創業。5.5 kW～250 kWの渦巻ポンプを製造しています。使用圧力16 bar、保証期間24か月（API 610準拠）。',
    product: 'ステンレス製横型渦巻ポンプ 5.5 kW（IE3プレミアム効率モーター付）',
    spec: ['定格出力', '5.5 kW（2900 min⁻¹）'],
    post: '新ラインが稼働しました：月産1,200台！詳細は https://example.com/pumps をご覧ください。',
    subject: 'ポンプ12台（5.5 kW）のお見積り依頼',
    message:
      'お世話になっております。12台（DN 50、16 bar）を2027年3月15日までに納入いただけますか。単価は125,000円でしょうか。',
  },
]

const rows = JSON.stringify(tellings.map((telling, at) => ({ ...telling, at, website: new URL(telling.website).href })))

/** Row of `table` for the n-th telling, in turns by id. `where`: which rows count. */
const turns = (table: string, where = 'true') => `
  (select id, (row_number() over (order by id) - 1) % ${tellings.length} as at from ${table} where ${where}) turn`

const telling = `jsonb_to_recordset($1::jsonb) as told(at int, country text, company text, person text[], city text,
  address text, website text, about text, product text, spec text[], post text, subject text, message text)`

/** Call before the server starts: the index reads the texts. */
export async function retell({ pool }: Database<DB>): Promise<void> {
  const change = (table: string, set: string, where?: string) =>
    pool.query(
      `update ${table} one set ${set} from ${turns(table, where)} join ${telling} using (at) where one.id = turn.id`,
      [rows],
    )
  await change(
    'businesses',
    `company_name = company, country_code = country, city = told.city, state_id = null, short_description = about,
      general_description = about || E'\\n\\n' || about,
      contact_info = contact_info || jsonb_build_object('legalAddressEnglish', address, 'website', website)`,
    'sample',
  )
  await pool.query(
    `update products product set name = told.product, description = about,
        specs = jsonb_build_array(jsonb_build_object('key', spec[1], 'value', spec[2])) || specs
      from ${turns('businesses', 'sample')} join ${telling} using (at) where product.business_id = turn.id`,
    [rows],
  )
  await change(
    'people',
    `first_name = person[1], last_name = person[2], city = told.city, profession = about`,
    'sample',
  )
  await change('posts', 'content = post', 'group_id is null')
  await change('comments', 'content = message')
  await change('requests', 'subject = told.subject')
  await pool.query(
    `update messages one set content = message from ${turns('requests')} join ${telling} using (at)
      where one.request_id = turn.id and one.content <> ''`,
    [rows],
  )
  await change('rfqs', 'title = product, description = message')
  await change('quotations', 'note = message')
}

export async function scriptPages({ database }: Site): Promise<Pages> {
  const { rows: found } = await database.pool.query<{ at: number; business: string; product: string }>(
    `select distinct on (at) at::int, turn.id as business, product.id as product
      from ${turns('businesses', 'sample')} join products product on product.business_id = turn.id order by at, turn.id, product.id`,
  )
  return {
    ...Object.fromEntries(
      found.flatMap(({ at, business, product }) => [
        [`script-${tellings[at]!.script}-company`, `/business/x-${business}`],
        [`script-${tellings[at]!.script}-product`, `/business-product/x-${product}`],
      ]),
    ),
    'script-home': '',
    'script-companies': '/search-result?business=MA&countries=global&search=',
    'script-products': '/search-result?business=PR&countries=global&search=5.5%20kW',
    'script-people': '/search-result?business=UR&countries=global&search=',
    'script-compare': `/compare?products=${found
      .map(({ product }) => product)
      .slice(0, 4)
      .join(',')}`,
  }
}

const signedInTaken: Partial<Record<SampleAccountName, string[]>> = {
  buyer: ['newsfeed', 'send-request-signed-in', 'my-messages', 'my-rfqs', 'rfq'],
  exporter: ['requests', 'chat', 'my-business', 'catalogue', 'notifications', 'members', 'connections', 'profile'],
  operator: ['console-people', 'console-businesses', 'console-reports', 'console-removals', 'console-audit'],
}

export async function signedInScriptPages(site: Site): Promise<Record<string, Pages>> {
  const all: Record<string, Pages> = await signedInPages(site)
  const shown = Object.entries(signedInTaken).map(([account, names]) => {
    const pages = names.map((name) => [`script-${name}`, all[account]![name]!])
    return [account, Object.fromEntries(pages) as Pages] as const
  })
  return Object.fromEntries(shown)
}
