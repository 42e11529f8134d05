export interface Coordinates {
  latitude: number;
  longitude: number;
}

/**
 * Reads coordinates as content has them, numbers or text with a decimal comma or point.
 * @returns undefined unless latitude is −85…85 and longitude −180…180 degrees [listing.coordinates]
 */
export function parseCoordinates(latitude: unknown, longitude: unknown): Coordinates | undefined {
  const point = { latitude: degrees(latitude), longitude: degrees(longitude) };
  return Math.abs(point.latitude) <= 85 && Math.abs(point.longitude) <= 180 ? point : undefined;
}

function degrees(value: unknown): number {
  if (typeof value === 'number') return value;
  // Number('') is 0, which is a place in the sea.
  return typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN;
}
