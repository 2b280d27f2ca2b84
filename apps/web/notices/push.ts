// Push notifications on this device: asks the browser, and tells the server where to send them.

import { onlineTables } from '../online/here.ts'

/** Whether this browser can show notifications; on an iPhone, only when opened from the home screen. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export const isPushBlocked = (): boolean => canPush() && Notification.permission === 'denied'

/** Asks for permission; returns false if the player declined. Browsers allow this only in response to a press. */
export async function allowPush(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  const wanted: PushSubscriptionOptionsInit = { userVisibleOnly: true, applicationServerKey: publicKey }
  const known = await registration.pushManager.getSubscription()
  // A subscription made with another server's key is useless.
  if (known !== null && keyOf(known.options.applicationServerKey) !== publicKey) await known.unsubscribe()
  const { endpoint, keys } = (await registration.pushManager.subscribe(wanted)).toJSON()
  await (
    await onlineTables()
  ).ask('keepPush', {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  })
  return true
}

const keyOf = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export async function stopPush(): Promise<void> {
  await (await onlineTables()).ask('dropNotices', { way: 'push' })
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Closes notifications about things that the player is looking at. */
export async function closeNotification(table: string): Promise<void> {
  if (!canPush()) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications({ tag: table })) ?? []) shown.close()
}
