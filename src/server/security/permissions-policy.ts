/** What no page of the shop needs, nor anything that it might embed one day; browsers warn of names that they do not know. */
const UNUSED = ['accelerometer', 'autoplay', 'browsing-topics', 'camera', 'display-capture', 'encrypted-media', 'gyroscope', 'hid', 'idle-detection', 'local-fonts', 'magnetometer', 'microphone', 'midi', 'payment', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'];
/** What a page asks for when a visitor wants it: the nearest place, a link to copy. */
const OWN = ['clipboard-write', 'fullscreen', 'geolocation'];

export const PERMISSIONS_POLICY = [...UNUSED.map((name) => `${name}=()`), ...OWN.map((name) => `${name}=(self)`)].join(', ');
