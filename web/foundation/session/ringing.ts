// Push subscription of this browser, and its person.

const key = 'ringing'

export function ringsFor(): string | null {
  return localStorage.getItem(key)
}
export function keepRinging(userID: string): void {
  localStorage.setItem(key, userID)
}

export async function subscriptionHere(): Promise<PushSubscription | null | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  return (await navigator.serviceWorker.getRegistration())?.pushManager?.getSubscription()
}

export async function stopRinging(): Promise<void> {
  localStorage.removeItem(key)
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close()
  await (await subscriptionHere())?.unsubscribe()
}
