// Every page, loaded once in each language.
import type { Locale } from '#contract/foundation/locales.ts'
import type { SampleAccountName } from '#contract/identity/auth/sample-accounts.ts'
import { publicPages } from '../site/public-pages.ts'
import { visitAs } from '../site/sign-in.ts'
import { signedInPages } from '../site/signed-in-pages.ts'
import { goTo, type Site } from '../site/site.ts'
import { inspect, watchShifts, type Finding, type Settings } from './inspect.ts'

type Options = Settings & { locales: readonly Locale[]; isWanted: (name: string) => boolean }
type Visitor = { account: SampleAccountName | undefined; locale: Locale; pages: [name: string, path: string][] }

const atOnce = 2
const latency = 40 // ms
const loadedAt = [390, 1280]

export async function inspectPages(site: Site, options: Options): Promise<{ findings: Finding[]; pages: number }> {
  const visitors = await visitorsOf(site, options)
  const findings: Finding[] = []
  const queue = visitors.values()
  const work = async () => {
    for (const visitor of queue) findings.push(...(await inspectAs(site, visitor, options)))
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { findings, pages: visitors.reduce((sum, { pages }) => sum + pages.length, 0) }
}

async function visitorsOf(site: Site, { locales, isWanted }: Options): Promise<Visitor[]> {
  const all: [SampleAccountName | undefined, Record<string, string>][] = [
    ...(Object.entries(await signedInPages(site)) as [SampleAccountName, Record<string, string>][]),
    [undefined, await publicPages(site)],
  ]
  return locales.flatMap((locale) =>
    all.map(([account, paths]) => ({
      account,
      locale,
      pages: Object.entries(paths).filter(([name]) => isWanted(name)),
    })),
  )
}

async function inspectAs(site: Site, { account, locale, pages }: Visitor, options: Options): Promise<Finding[]> {
  if (pages.length === 0) return []
  const width = loadedAt[options.locales.indexOf(locale) % loadedAt.length]!
  const size = { viewport: { width, height: 900 } }
  const { page, context } = account ? await visitAs(site, account, '/', size) : await site.visit('about:blank', size)
  await watchShifts(page)
  const session = await context.newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const findings: Finding[] = []
  for (const [name, path] of pages) {
    await page.setViewportSize(size.viewport)
    await goTo(page, (locale === 'en' ? path : `/${locale}${path}`) || '/')
    findings.push(
      ...(await inspect(
        page,
        `${locale} ${name}`,
        locale === options.locales[0] ? options : { ...options, colorsAt: [] },
      )),
    )
  }
  await context.close()
  return findings
}
