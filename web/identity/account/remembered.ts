// Typed email, remembered in this tab.

const key = 'account.email'

// Storage may be disabled.
export function rememberEmail(email: string): void {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    return
  }
}

export function rememberedEmail(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
