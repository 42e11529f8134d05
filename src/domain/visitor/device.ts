/** Widths in CSS pixels from which a wider layout begins [view.breakpoints]. */
export const BREAKPOINTS = { phone: 576, tablet: 768, desktop: 992 } as const;

export type Device = 'MOBILE' | 'TABLET' | 'DESKTOP';
export type OperatingSystem = 'iOS' | 'android' | 'huawei';

/** Below 768 px mobile, to 991 tablet, from 992 desktop [view.breakpoints]. */
export function deviceOf(viewportWidth: number): Device {
  if (viewportWidth < BREAKPOINTS.tablet) return 'MOBILE';
  return viewportWidth < BREAKPOINTS.desktop ? 'TABLET' : 'DESKTOP';
}

/**
 * The mobile system a user agent names, undefined for others. Huawei is asked first: its browsers
 * call themselves Android as well [view.device-os].
 */
export function operatingSystemOf(userAgent: string): OperatingSystem | undefined {
  if (/huawei|honor|harmonyos|openharmony/i.test(userAgent)) return 'huawei';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'iOS';
  return /android/i.test(userAgent) ? 'android' : undefined;
}
