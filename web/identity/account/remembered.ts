// Keeps the typed email for the next account page, in this tab only.

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
