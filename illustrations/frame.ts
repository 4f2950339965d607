// The SVG frame, hidden from screen readers: the page names its subject.

export function frame(viewBox: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" aria-hidden="true" preserveAspectRatio="xMidYMid slice">${body}</svg>`
}
