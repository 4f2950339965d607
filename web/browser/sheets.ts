// What a lazy import becomes in the bundle: the style sheets of what it brings are there before it is shown.
const loading = new Map<string, Promise<unknown>>()

function sheet(path: string): Promise<unknown> {
  let one = loading.get(path)
  if (!one) {
    const href = `/${path}`
    one = document.querySelector(`link[href="${href}"]`) ? Promise.resolve() : added(href)
    one.catch(() => loading.delete(path))
    loading.set(path, one)
  }
  return one
}

function added(href: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href,
      onload: resolve,
      onerror: reject,
    })
    document.head.append(link)
  })
}

export async function withSheets<Module>(load: () => Promise<Module>, paths: string[] = []): Promise<Module> {
  await Promise.all(paths.map(sheet))
  return load()
}
