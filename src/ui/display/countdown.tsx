import * as styles from './countdown.styles.ts';

interface CountdownProps {
  /** What ends: "Do konce akce". */
  label: string;
  parts: readonly { value: string; unit: string }[];
}

/** The time left, as its flow counts it; silent for screen readers while it ticks. */
export function Countdown({ label, parts }: CountdownProps) {
  return (
    <div role="timer" aria-label={label} className={styles.countdown}>
      {parts.map(({ value, unit }) => (
        <span key={unit} className={styles.part}>
          <span className={styles.value}>{value}</span>
          <span className={styles.unit}>{unit}</span>
        </span>
      ))}
    </div>
  );
}
