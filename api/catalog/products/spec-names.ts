// Known names of specifications in four languages.
import { locales, type Locale } from '#contract/foundation/locales.ts'
import { folded } from '#kit/folded.ts'

const known = `
Type | Tipo | Tipo | 类型
Product type | Tipo de producto | Tipo di prodotto | 产品类型
Article type | Tipo de artículo | Tipo di articolo | 商品类型
Model | Modelo | Modello | 型号
Technology | Tecnología | Tecnologia | 技术
Material | Material | Materiale | 材质
Colour | Color | Colore | 颜色
Product colour | Color del producto | Colore del prodotto | 产品颜色
Cable colour | Color del cable | Colore del cavo | 线缆颜色
Printing colours | Colores de impresión | Colori di stampa | 打印颜色
Weight | Peso | Peso | 重量
Net weight | Peso neto | Peso netto | 净重
Gross weight | Peso bruto | Peso lordo | 毛重
Package weight | Peso del embalaje | Peso dell’imballo | 包装重量
Width | Ancho | Larghezza | 宽度
Height | Altura | Altezza | 高度
Depth | Profundidad | Profondità | 深度
Length | Longitud | Lunghezza | 长度
Length × width | Largo × ancho | Lunghezza × larghezza | 长 × 宽
Dimensions | Dimensiones | Dimensioni | 尺寸
Dimensions (W×H×D) | Dimensiones (an×al×pr) | Dimensioni (L×A×P) | 尺寸（宽×高×深）
Dimensions (wxdxh) | Dimensiones (an×pr×al) | Dimensioni (L×P×A) | 尺寸（宽×深×高）
Package width | Ancho del embalaje | Larghezza dell’imballo | 包装宽度
Package height | Altura del embalaje | Altezza dell’imballo | 包装高度
Package depth | Profundidad del embalaje | Profondità dell’imballo | 包装深度
Diameter | Diámetro | Diametro | 直径
Thickness | Espesor | Spessore | 厚度
Capacity | Capacidad | Capacità | 容量
Volume | Volumen | Volume | 体积
Flow rate | Caudal | Portata | 流量
Head | Altura de impulsión | Prevalenza | 扬程
Pressure | Presión | Pressione | 压力
Max. pressure | Presión máx. | Pressione max. | 最大压力
Speed | Velocidad | Velocità | 转速
Torque | Par | Coppia | 扭矩
Ratio | Relación | Rapporto | 传动比
Power | Potencia | Potenza | 功率
Rated power | Potencia nominal | Potenza nominale | 额定功率
Rated power (STC) | Potencia nominal (STC) | Potenza nominale (STC) | 额定功率（STC）
PTC power | Potencia PTC | Potenza PTC | PTC 功率
AC power | Potencia de CA | Potenza CA | 交流功率
Voltage | Tensión | Tensione | 电压
AC voltage | Tensión de CA | Tensione CA | 交流电压
Max. DC voltage | Tensión máx. de CC | Tensione max. CC | 最大直流电压
Open-circuit voltage | Tensión en circuito abierto | Tensione a circuito aperto | 开路电压
Short-circuit current | Corriente de cortocircuito | Corrente di cortocircuito | 短路电流
Current | Corriente | Corrente | 电流
Frequency | Frecuencia | Frequenza | 频率
Night consumption | Consumo nocturno | Consumo notturno | 夜间功耗
MPPT range | Rango MPPT | Intervallo MPPT | MPPT 范围
Cells in series | Células en serie | Celle in serie | 串联电池数
Module area | Superficie del módulo | Superficie del modulo | 组件面积
Power temp. coefficient | Coef. de temperatura de la potencia | Coeff. di temperatura della potenza | 功率温度系数
Bifacial | Bifacial | Bifacciale | 双面
Temperature | Temperatura | Temperatura | 温度
Operating temperature (t-t) | Temperatura de funcionamiento | Temperatura di esercizio | 工作温度
Storage temperature (t-t) | Temperatura de almacenamiento | Temperatura di stoccaggio | 储存温度
Operating relative humidity (h-h) | Humedad relativa de funcionamiento | Umidità relativa di esercizio | 工作相对湿度
Protection class | Grado de protección | Grado di protezione | 防护等级
Refrigerant | Refrigerante | Refrigerante | 制冷剂
Refrigerant mass | Carga de refrigerante | Carica di refrigerante | 制冷剂充注量
Rated output (35 °C) | Potencia nominal (35 °C) | Potenza nominale (35 °C) | 额定输出（35 °C）
Sound power outdoor | Potencia sonora exterior | Potenza sonora esterna | 室外声功率
Fat /100 g | Grasas /100 g | Grassi /100 g | 脂肪 /100 g
Carbohydrate /100 g | Hidratos de carbono /100 g | Carboidrati /100 g | 碳水化合物 /100 g
Protein /100 g | Proteínas /100 g | Proteine /100 g | 蛋白质 /100 g
Salt /100 g | Sal /100 g | Sale /100 g | 盐 /100 g
Sugar /100 g | Azúcares /100 g | Zuccheri /100 g | 糖 /100 g
Fibre /100 g | Fibra /100 g | Fibre /100 g | 膳食纤维 /100 g
Part number | Referencia | Codice articolo | 型号编号
Manufacturer | Fabricante | Produttore | 制造商
Datasheet | Hoja de datos | Scheda tecnica | 规格书
Country of origin | País de origen | Paese di origine | 原产国
Certification | Certificación | Certificazione | 认证
Certificate date | Fecha del certificado | Data del certificato | 证书日期
Compatibility | Compatibilidad | Compatibilità | 兼容性
Brand compatibility | Compatibilidad de marca | Compatibilità di marca | 兼容品牌
Quantity per pack | Cantidad por paquete | Quantità per confezione | 每包数量
Print technology | Tecnología de impresión | Tecnologia di stampa | 打印技术
Resolution | Resolución | Risoluzione | 分辨率
Connector | Conector | Connettore | 连接器
Connector 1 | Conector 1 | Connettore 1 | 连接器 1
Connector 2 | Conector 2 | Connettore 2 | 连接器 2
Cable length | Longitud del cable | Lunghezza del cavo | 线缆长度
Light source | Fuente de luz | Sorgente luminosa | 光源
Protocol | Protocolo | Protocollo | 协议
Functions | Funciones | Funzioni | 功能
Gender | Género | Genere | 性别
Season | Temporada | Stagione | 季节
Usage | Uso | Uso | 用途
Year | Año | Anno | 年份
Designer | Diseñador | Designer | 设计师
Device class | Clase de dispositivo | Classe del dispositivo | 设备类别
Accuracy | Precisión | Precisione | 精度
Warranty | Garantía | Garanzia | 保修
Application | Aplicación | Applicazione | 应用`

const byName = new Map<string, Record<Locale, string>>()
for (const line of known.trim().split('\n')) {
  const names = line.split(' | ')
  const record = Object.fromEntries(locales.map((locale, at) => [locale, names[at]!])) as Record<Locale, string>
  for (const name of names) if (!byName.has(folded(name))) byName.set(folded(name), record)
}

type Spec = { key: string; value: string }

export function specsFor(specs: readonly Spec[], locale: Locale): (Spec & { name?: string })[] {
  return specs.map((spec) => {
    const name = byName.get(folded(spec.key))?.[locale]
    return name === undefined || name === spec.key ? spec : { ...spec, name }
  })
}
