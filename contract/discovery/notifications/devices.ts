// Devices that ring: web push (RFC 8030, 8291, 8292).
import * as z from 'zod'
import type { Capability } from '#contract/foundation/endpoint.ts'
import { Instant, Uuid } from '#contract/foundation/shapes.ts'
import { isZone } from '#contract/foundation/zones.ts'
import { ringKinds } from './ringing.ts'

const hour = z.int().min(0).max(23)

export const QuietHours = z.object({
  from: hour,
  to: hour.describe('the same as `from`: never quiet'),
  zone: z.string().max(60).refine(isZone, 'not a time zone').describe('IANA name, such as Europe/Rome'),
})

const Choices = z.object({
  kinds: z.array(z.enum(ringKinds)).max(ringKinds.length).describe('what rings here'),
  quiet: QuietHours.describe('when nothing rings; it does so afterwards, if still unread'),
  withoutText: z.boolean().describe('the lock screen says that there is something, not what'),
})

export const Device = Choices.extend({
  quiet: QuietHours.nullable(),
  id: z.string(),
  name: z.string().describe('browser and system'),
  addedAt: Instant,
  lastUsedAt: Instant.describe('when the app was last open there'),
  current: z.boolean().describe('belongs to the session that asks'),
})
export type Device = z.output<typeof Device>

const base64url = (least: number, most: number) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^[\w-]+$/)

const Subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
})

export const ringCalls = {
  devices: {
    method: 'GET',
    path: '/social/notification/devices',
    summary: 'Own devices that ring, the last used first, and the key by which a browser subscribes.',
    signedIn: true,
    answer: z.object({
      devices: z.array(Device),
      key: z.string().describe('`applicationServerKey`'),
      mayAsk: z.boolean().describe('no device rings yet, and the question was not refused for 90 days'),
    }),
  },
  addDevice: {
    method: 'POST',
    path: '/social/notification/devices',
    summary:
      'Lets a browser ring, for as long as the session that asks lasts. Safe to repeat: the same address is the same device, which becomes the caller’s.',
    signedIn: true,
    body: Choices.partial().extend({
      subscription: Subscription,
      name: z.string().trim().min(1).max(60).describe('browser and system'),
    }),
    answer: Device,
    refusals: ['Conflict'],
  },
  changeDevice: {
    method: 'PUT',
    path: '/social/notification/devices/:id',
    summary: 'Changes what rings on an own device, its quiet hours, and whether texts are shown.',
    signedIn: true,
    params: z.object({ id: Uuid }),
    body: Choices.partial(),
    answer: Device,
    refusals: ['NotFound'],
  },
  removeDevice: {
    method: 'DELETE',
    path: '/social/notification/devices/:id',
    summary: 'Ends the ringing of an own device. Safe to repeat.',
    signedIn: true,
    params: z.object({ id: Uuid }),
    answer: z.object({}),
  },
  ringDevice: {
    method: 'POST',
    path: '/social/notification/devices/:id/test',
    summary: 'Rings once on an own device, also in its quiet hours.',
    signedIn: true,
    params: z.object({ id: Uuid }),
    answer: z.object({}),
    refusals: ['NotFound', 'TooManyRequests'],
  },
  declineRinging: {
    method: 'POST',
    path: '/social/notification/devices/decline',
    summary: 'Refuses the question whether to ring; it is not asked for 90 days.',
    signedIn: true,
    answer: z.object({}),
  },
} as const satisfies Capability
