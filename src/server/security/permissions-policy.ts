/** What no page of the shop needs, nor anything that it might embed one day. */
const UNUSED = ['accelerometer', 'autoplay', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'];
/** What a page asks for when a visitor wants it: the nearest place, a link to share. */
const OWN = ['clipboard-write', 'fullscreen', 'geolocation', 'web-share'];

export const PERMISSIONS_POLICY = [...UNUSED.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)].join(', ');
