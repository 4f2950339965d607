// The theme buttons: the choice is kept in a cookie, so that the server draws the next page right from its first byte.

function press(theme: string): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-theme-choice]')) {
    button.setAttribute('aria-pressed', String(button.dataset['themeChoice'] === theme))
  }
}

export function followTheme(): void {
  const root = document.documentElement
  press(root.dataset['theme'] ?? '')
  document.addEventListener('click', (event) => {
    const theme = (event.target as Element).closest<HTMLElement>('[data-theme-choice]')?.dataset['themeChoice']
    if (theme === undefined) return
    if (theme) root.dataset['theme'] = theme
    else delete root.dataset['theme']
    document.cookie = `theme=${theme}; path=/; samesite=lax; max-age=${theme ? 31_536_000 : 0}`
    press(theme)
  })
}
