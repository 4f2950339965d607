// Email preview in a frame without scripts.
import { useEffect, useRef } from 'react'
import styles from './Email.module.css'

const darkMedia = '(prefers-color-scheme: dark)'
const headStyle = /<style>([^<]*)<\/style>/

type Props = { html: string; title: string; dark: boolean; phone: boolean }

/**
 * The content policy forbids inline styles: they are applied through the object model. The frame has the page's origin,
 * no scripts.
 */
export function EmailFrame({ html, title, dark, phone }: Props) {
  const frame = useRef<HTMLIFrameElement>(null)
  const style = headStyle.exec(html)?.[1] ?? ''
  // The composer escapes texts: only its own attributes match.
  const source = html.replace(headStyle, '').replace(/ style="([^"]*)"/g, ' data-style="$1"')
  useEffect(() => draw(frame.current, style, dark), [style, dark, phone, source])
  return (
    <iframe
      key={source}
      ref={frame}
      className={`${styles.frame} ${phone ? styles.phone : ''}`}
      title={title}
      sandbox="allow-same-origin"
      srcDoc={source}
      onLoad={() => draw(frame.current, style, dark)}
    />
  )
}

function draw(frame: HTMLIFrameElement | null, style: string, dark: boolean): void {
  const inside = frame?.contentDocument
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined
  if (!frame || !inside?.body || !view) return
  for (const element of inside.querySelectorAll<HTMLElement>('[data-style]'))
    element.style.cssText = element.dataset['style'] ?? ''
  const sheet = new view.CSSStyleSheet()
  sheet.replaceSync(style.replace(darkMedia, dark ? 'all' : 'not all'))
  inside.adoptedStyleSheets = [sheet]
  inside.documentElement.style.colorScheme = dark ? 'dark' : 'light'
  inside.addEventListener('click', ignore)
  // Otherwise the document would keep the frame's height.
  frame.style.height = '0'
  frame.style.height = `${inside.documentElement.scrollHeight + 2}px`
}

function ignore(event: Event): void {
  event.preventDefault()
}
