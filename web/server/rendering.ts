// Types of rendering.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Locale } from '#contract/foundation/locales.ts'
import type { Api, AuthApi, SearchRecord, SiteSettings } from '#web/foundation/page.ts'
import type { AssetsInput } from './assets.ts'
import type { PageAssets } from './document.ts'

/** Admission control; throws a Refusal on overload. */
export type AdmitRendering = <T>(request: FastifyRequest, render: () => Promise<T>) => Promise<T>

/** True: the refusal has been sent. */
export type RefuseRendering = (request: FastifyRequest, reply: FastifyReply) => boolean

export type RenderInput = {
  /** Absolute. */
  url: string
  settings: SiteSettings
  origin: string
  /** A cookie's claim, unverified. */
  signedIn: boolean
  api: Api
  authApi: AuthApi
  assetsOf: (page: AssetsInput, locale: Locale) => PageAssets
  manifest?: string | undefined
}
export type RenderResult =
  | { status: number; location: string }
  | { status: number; html: string; tags: string[]; search: SearchRecord | undefined; defect: unknown }
