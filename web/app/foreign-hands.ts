// Translators and writing aids move nodes that React knows.

/** React throws on a moved node (react#11538): here the page stays. */
export function tolerateForeignHands(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    if (child.parentNode && this.contains(child)) removeChild.call(child.parentNode, child)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let own = next
    while (own && own.parentNode !== this) own = own.parentNode
    return insertBefore.call(this, node, own) as T
  }
}

/** Late parts that a translator reached first are rendered anew: no fault. */
export function reportRecoverable(error: unknown): void {
  if (!document.querySelector('html:is(.translated-ltr, .translated-rtl), font > font')) reportError(error)
}
