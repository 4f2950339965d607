// A translator's hand: text nodes replaced by `<font><font>…`, as they come.
import type { Page } from 'playwright-core'

export async function wrapTexts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untouched = 'script, style, textarea, option, title, svg, font'
    function wrap(root: Node): void {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = root instanceof Text ? [root] : []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(untouched)) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    wrap(document.body)
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrap(node)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

/** Call before the page loads. */
export async function withoutGuard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['removeChild', 'insertBefore'] as const) {
      const own = Node.prototype[name]
      Object.defineProperty(Node.prototype, name, { get: () => own, set() {} })
    }
  })
}
