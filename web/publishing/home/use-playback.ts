// Autoplay: once, while visible; not with reduced motion or data saving, nor after a stop.
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'

/** `isLoaded`: the video element may be mounted. `want` is remembered on the device. */
export function usePlayback(
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  storageKey: string,
) {
  const [isWanted, setWanted] = useState(() => playsByItself(storageKey))
  const [isSeen, setSeen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const isPageLoaded = useSyncExternalStore(onLoad, () => document.readyState === 'complete')
  if (isWanted && isSeen && isPageLoaded && !isLoaded) setLoaded(true)

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setSeen(entry!.isIntersecting), { threshold: 0.5 })
    observer.observe(frame.current!)
    return () => observer.disconnect()
  }, [frame])

  useEffect(() => {
    if (!isWanted || !isSeen) return video.current?.pause()
    // Browsers may refuse. `AbortError`: paused before playing.
    video.current?.play().catch(({ name }: Error) => name === 'AbortError' || setWanted(false))
  }, [isWanted, isSeen, isLoaded, video])

  function want(wanted: boolean): void {
    remember(storageKey, wanted)
    setWanted(wanted)
  }
  return { isLoaded, want }
}

function onLoad(listener: () => void): () => void {
  addEventListener('load', listener)
  return () => removeEventListener('load', listener)
}

function playsByItself(storageKey: string): boolean {
  const asks = (feature: string) => matchMedia(`(${feature}: reduce)`).matches
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const saves = asks('prefers-reduced-data') || connection?.saveData
  return !asks('prefers-reduced-motion') && !saves && !wasStopped(storageKey)
}

function wasStopped(storageKey: string): boolean {
  try {
    return localStorage.getItem(storageKey) === 'off'
  } catch {
    return false
  }
}
function remember(storageKey: string, wanted: boolean): void {
  try {
    localStorage.setItem(storageKey, wanted ? 'on' : 'off')
  } catch {
    // Storage is full or forbidden.
  }
}
