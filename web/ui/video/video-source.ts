// Video source: own files, or links; no other origin is loaded.

type VideoSource = { kind: 'file'; href: string } | { kind: 'link'; href: string; host: string }

export function videoSource(given: string): VideoSource | undefined {
  if (/^\/(?!\/)/.test(given)) return { kind: 'file', href: given }
  const url = URL.parse(given)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const host = url.hostname.replace(/^(www|m|player)\./, '')
  const known: Record<string, string> = {
    'youtube.com': 'YouTube',
    'youtu.be': 'YouTube',
    'youtube-nocookie.com': 'YouTube',
    'vimeo.com': 'Vimeo',
  }
  return { kind: 'link', href: url.href, host: known[host] ?? host }
}
