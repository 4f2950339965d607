// Service worker. Pages come from the network, hashed files from the cache; everything else passes by.
const build = 'BUILD'
const cacheName = `files ${build}`
const languages = 'LANGUAGES'.split(' ')
/** One-time tokens, sessions, calls, streams: left to the browser. */
const untouched = new RegExp(
  `^(/(${languages.join('|')}))?/(auth|setid|login|register|api|mcp|files|exports|dev)(/|$)`,
  'i',
)

const offlinePage = (language) => (language ? `/${language}/offline` : '/offline')

self.addEventListener('install', (event) => {
  const pages = ['', ...languages].map((language) => new Request(offlinePage(language), { cache: 'reload' }))
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(pages)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.navigationPreload?.enable()
      const names = (await caches.keys()).filter((name) => name !== cacheName)
      await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
    })(),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || untouched.test(pathname)) return
  if (request.mode === 'navigate') event.respondWith(pageOf(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileOf(event))
})

async function pageOf(event, pathname) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const language = pathname.split('/')[1].toLowerCase()
    const page = await caches.match(offlinePage(languages.includes(language) ? language : ''))
    if (!page) throw error
    return page
  }
}

async function fileOf(event) {
  const { url } = event.request
  const found = await caches.match(url, { ignoreVary: true })
  if (found) return found
  const answer = await fetch(event.request)
  if (answer.ok) {
    const copy = answer.clone()
    event.waitUntil(caches.open(cacheName).then((cache) => cache.put(url, copy)))
  }
  return answer
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()))
})

async function show({ id, title, body, path, tag }) {
  const shown = await self.registration.getNotifications({ tag })
  const known = shown.some(({ data }) => data?.id === id)
  const icon = '/icon-192.png'
  await self.registration.showNotification(title, {
    body,
    tag,
    icon,
    data: { id, path },
    renotify: !known,
    silent: known,
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(new URL(event.notification.data.path, self.location.origin).href))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find(({ url }) => url === address)
  await (there ? there.focus() : self.clients.openWindow(address))
}
