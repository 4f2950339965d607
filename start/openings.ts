// Log lines about what stands open.
import type { FastifyBaseLogger } from 'fastify'
import { hasOutbox } from './outbox-access.ts'
import { isPublicSite } from './settings/public-site.ts'
import type { Settings } from './config.ts'

type Doors = Pick<
  Settings,
  | 'smtp'
  | 'publicUrl'
  | 'openMetrics'
  | 'cards'
  | 'testCards'
  | 'demo'
  | 'services'
  | 'webhooksPrivate'
  | 'openID'
  | 'calls'
> & { operator: Pick<Settings['operator'], 'verificationOpen'> }

export function hasTestCards({ cards, testCards, publicUrl }: Pick<Settings, 'cards' | 'testCards' | 'publicUrl'>) {
  return !cards && (testCards ?? !isPublicSite(publicUrl))
}

export function openingsOf(settings: Doors): string[] {
  const { openMetrics, demo, services, webhooksPrivate, openID, operator, calls } = settings
  const doors: [boolean, string][] = [
    [services.has('auth'), 'registration: anybody with an e-mail address'],
    [demo, 'demo accounts: anybody signs in as buyer, exporter or administrator (DEMO=off)'],
    [hasOutbox(settings), 'outbox: whoever has its address reads all e-mails (SMTP_URL)'],
    [openMetrics, 'metrics: anybody reads /metrics (METRICS=loopback)'],
    [hasTestCards(settings), 'test cards: memberships are bought without money (TEST_CARDS=off)'],
    [openID !== undefined, 'login by another provider (OIDC_ISSUER)'],
    [operator.verificationOpen, 'verification: also for companies without a paid plan (VERIFICATION_OPEN=off)'],
    [calls?.address === 'log', 'claims: codes of calls stand in the log (CALLS_URL)'],
    [webhooksPrivate, 'webhooks: may call private networks (WEBHOOKS_PRIVATE=off)'],
  ]
  return doors.flatMap(([isOpen, line]) => (isOpen ? [`Open: ${line}`] : []))
}

export function logOpenings(settings: Doors, log: Pick<FastifyBaseLogger, 'info'>): void {
  for (const line of openingsOf(settings)) log.info(line)
}
