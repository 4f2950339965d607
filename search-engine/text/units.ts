// Units and factors: 0.5 kW is 500 W, 2" is 50.8 mm.

const rows = [
  'mm 1=mm,millimeter,millimetre,millimetro,millimetri,milimetro,毫米 10=cm,centimeter,centimetre,centimetro,centimetri,zentimeter,厘米,公分 100=dm 1000=m,mtr,meter,metre,metro,metri,米,公尺 1e6=km,kilometer,kilometre,kilometro,chilometro,quilometro,公里,千米 0.001=um,μm,micron,micra,micrometer,micrometre,micrometro,微米 25.4=in,inch,inche,zoll,pulgada,pollice,pollici,pouce,polegada,英寸,寸 304.8=ft,foot,feet,英尺',
  'g 1=g,gr,gram,gramm,gramme,gramo,grammo,grammi,克 0.001=mg,milligram,miligramo,milligrammo,毫克 1000=kg,kilo,kilogram,kilogramm,kilogramme,kilogramo,chilogrammo,chilogrammi,chilo,quilo,quilograma,公斤,千克 1e6=t,ton,tonne,tonelada,tonnellata,tonnellate,吨 453.592=lb,pound,libra,磅 28.3495=oz,ounce,盎司',
  'w 1=w,wp,watt,vatio,瓦,瓦特 1000=kw,kwp,kilowatt,kilovatio,chilowatt,千瓦 1e6=mw,megawatt,megavatio,兆瓦 745.7=hp,horsepower,马力 735.5=cv,ps',
  'v 1=v,vdc,vac,volt,voltio,伏,伏特 1000=kv,kilovolt,kilovoltio,千伏 0.001=mv,millivolt',
  'a 1=a,amp,ampere,amperio,安,安培 0.001=ma,milliamp,milliampere,毫安 1000=ka',
  'va 1=va 1000=kva,千伏安 1e6=mva',
  'bar 1=bar 0.001=mbar,millibar,hpa 1e-5=pa,pascal,帕 0.01=kpa,kilopascal,千帕 10=mpa,megapascal,兆帕 0.0689476=psi',
  'hz 1=hz,hertz,hercio,赫兹 1000=khz,kilohertz,千赫 1e6=mhz,megahertz,兆赫 1e9=ghz,gigahertz,吉赫',
  'l 1=l,lt,ltr,liter,litre,litro,litri,升,公升 0.001=ml,cc,milliliter,millilitre,millilitro,millilitri,mililitro,毫升 0.01=cl 0.1=dl',
  'wh 1=wh 1000=kwh,千瓦时 1e6=mwh',
  'ah 1=ah,安时 0.001=mah,毫安时',
  'gb 1=gb,gigabyte 0.001=mb,megabyte 1000=tb,terabyte',
  'rpm 1=rpm',
  'dpi 1=dpi',
  'db 1=db,decibel,分贝',
  'nm 1=nm,牛米',
  'newton 1=newton 1000=kn,kilonewton,千牛',
  'min 1=min,minute,minuto,minuti,分钟 60=h,hour,hora,小时',
  'f 1=f,farad 1e-6=uf,μf,mfd,microfarad,microfaradio,微法 1e-9=nf,nanofarad,nanofaradio,纳法 1e-12=pf,picofarad,picofaradio,皮法',
  'ohm 1=ohm,ohmio,ω,欧,欧姆 1000=kohm,kω,kiloohm,kilohm,kiloohmio,kilohmio,千欧 1e6=mohm,mω,megaohm,megohm,megaohmio,megohmio,兆欧',
  'henry 1=henry 1e-3=mh,millihenry 1e-6=uh,μh,microhenry 1e-9=nh,nanohenry',
  'k 1=k',
  'lm 1=lm,lumen,流明',
  'px 1=px',
].map((row) => row.split(' ') as [string, ...string[]])

export const baseUnits: ReadonlySet<string> = new Set(rows.map(([base]) => base))

const isName = (unit: string): boolean => unit.length > 2 && !/\P{Script=Latin}/u.test(unit)

const factors = new Map(
  rows.flatMap(([base, ...sizes]) =>
    sizes.flatMap((size) => {
      const [factor, units] = size.split('=') as [string, string]
      const each = units.split(',').flatMap((unit) => (isName(unit) ? [unit, `${unit}s`] : [unit]))
      return each.map((unit) => [unit, { base, factor: Number(factor) }] as const)
    }),
  ),
)

/** Things where no number stands before them: a flow meter. */
const things = new Set('meter metre metro meters metres metros foot feet'.split(' '))
export const unitNames: readonly string[] = [...factors.keys()].filter((unit) => !things.has(unit))
export const unitLettersMost = 12
const hanUnits = [...factors.keys()].filter((unit) => /\p{Script=Han}/u.test(unit)).sort((a, b) => b.length - a.length)

export function hanUnitLength(text: string): number {
  return hanUnits.find((unit) => text.startsWith(unit))?.length ?? 0
}

const prefixes = new Set('k kilo m mega u μ micro n nano p pico milli mili chilo quilo'.split(' '))

/** `k ohm` and `kilo ohm` are one unit. */
export function joinedUnit(prefix: string, unit: string): string | undefined {
  const joined = prefix + unit
  return prefixes.has(prefix) && factors.has(joined) ? joined : undefined
}

export function amountWord(number: string, unit: string): string | undefined {
  const known = factors.get(unit)
  if (!known) return undefined
  const [over, under] = number.split('/').map(Number) as [number, number | undefined]
  const amount = (under === undefined ? over : over / under) * known.factor
  return Number.isFinite(amount) ? `${Number(amount.toPrecision(6))}${known.base}` : undefined
}
