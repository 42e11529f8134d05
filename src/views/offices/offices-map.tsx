import type { OfficeNow } from '../../routes/pages/offices.page.ts';
import { CZECHIA_OUTLINE } from './czechia-outline.ts';
import { MAP, mapPoint } from './map-point.ts';
import * as styles from './offices.styles.ts';

interface OfficesMapProps {
  label: string;
  offices: readonly OfficeNow[];
}

/** Where in the country the offices are; the list beside it says the same and has the links. */
export function OfficesMap({ label, offices }: OfficesMapProps) {
  const cities = [...new Map(offices.map((office) => [office.citySlug, office])).values()];
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={`${label}: ${cities.map(({ city }) => city).join(', ')}`}>
      <path d={CZECHIA_OUTLINE} className={styles.land} />
      {cities.map(({ city, citySlug, coordinates }) => {
        const { x, y } = mapPoint(coordinates);
        const isEast = x > MAP.width * 0.8;
        return (
          <g key={citySlug}>
            <circle cx={x} cy={y} r="9" className={styles.dot} />
            <text x={isEast ? x - 16 : x + 16} y={y + 7} textAnchor={isEast ? 'end' : 'start'} className={styles.dotLabel}>{city}</text>
          </g>
        );
      })}
    </svg>
  );
}
