import * as styles from './brand-mark.styles.ts';

/** The word "zefira", drawn: a wave for the bar of its Z and a sun for the dot of its i. The link around it carries the name. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 124 44" width="116" height="41" aria-hidden="true" focusable="false">
      <g className={styles.strokes} fill="none">
        <path d="M4 12.500c4-4.500 8.500-4.500 12-1.500s7.500 3 11.500-1L5.500 37H28" />
        <path d="M37 28h18a9 9 0 1 0-2.800 6.500" />
        <path d="M65.500 37V17.500q0-8.500 8-8M59.500 20.500h13" />
        <path d="M81.500 20.500V37" />
        <path d="M90.500 37V20.500M90.500 28q1.500-8 10-7.800" />
        <path d="M120 20.500V37" />
        <circle cx="111" cy="28.500" r="8.700" />
      </g>
      <circle className={styles.sun} cx="81.500" cy="11" r="3.600" />
    </svg>
  );
}
