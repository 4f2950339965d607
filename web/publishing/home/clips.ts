// Home page videos (`npm run videos`) and captions, at content-hashed addresses.
import type { Locale } from '#contract/foundation/locales.ts'
import type { Portal } from '#contract/foundation/portals.ts'
import captionsDe from './video/captions-de.vtt'
import captionsEn from './video/captions-en.vtt'
import captionsEs from './video/captions-es.vtt'
import captionsIt from './video/captions-it.vtt'
import captionsZh from './video/captions-zh.vtt'
import mp4En from './video/en.mp4'
import posterEn from './video/en.webp'
import webmEn from './video/en.webm'
import mp4Es from './video/es.mp4'
import posterEs from './video/es.webp'
import webmEs from './video/es.webm'

export const seconds = 20
/** Required by search engines. */
const since = '2026-11-24'

const clips = {
  en: { mp4: mp4En, webm: webmEn, poster: posterEn },
  es: { mp4: mp4Es, webm: webmEs, poster: posterEs },
}
const captions: Record<Locale, string> = {
  en: captionsEn,
  es: captionsEs,
  it: captionsIt,
  zh: captionsZh,
  de: captionsDe,
}

/** Captions follow the page's language. */
export function clipOf({ locale, portal }: { locale: Locale; portal: Portal }) {
  if (portal.video === 'none') return undefined
  const language = locale === 'es' ? 'es' : portal.video
  return { ...clips[language], since, language, captions: captions[locale] }
}
