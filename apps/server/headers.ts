// The content security policy: the page may load its own files and talk to its own server, nothing else.

export const CONTENT_POLICY = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'"],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
}

const UNUSED_POWERS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

export const PERMISSIONS_POLICY = UNUSED_POWERS.map(power => `${power}=()`).join(', ')
