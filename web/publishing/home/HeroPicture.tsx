// Portal drawing and video, whose captions replace the drawing's.
import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { useHydrated } from '#web/foundation/form/use-hydrated.ts'
import { lazyComponent } from '#web/foundation/lazy-component.ts'
import { useSite } from '#web/foundation/page.ts'
import { Picture } from '#web/ui/Picture.tsx'
import styles from './HeroPicture.module.css'

const LazyVideo = lazyComponent(async () => (await import('./HeroVideo.tsx')).HeroVideo)

export function HeroPicture() {
  const { t } = useLingui()
  const { portal, locale } = useSite()
  const isHydrated = useHydrated()
  const [caption, setCaption] = useState<string>()
  return (
    <figure className={styles.poster}>
      <div className={styles.screen}>
        <Picture
          eager
          src={`/pictures/poster/${portal.key}.svg`}
          alt={t`Drawing of a landmark beside a container port`}
          width={960}
          height={540}
        />
        <Suspense>{isHydrated && portal.video !== 'none' && <LazyVideo onCaption={setCaption} />}</Suspense>
      </div>
      <figcaption>
        <span className={caption && styles.hidden}>
          {t`${portal.label[locale]} edition: one pool of companies, in five languages`}
        </span>
        {caption && <span>{caption}</span>}
      </figcaption>
    </figure>
  )
}
