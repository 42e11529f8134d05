import { Skeleton } from '../../ui/loading/skeleton.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import * as styles from './offer-tile.styles.ts';

/** The place of a tile that is on its way. */
export function OfferTileSkeleton() {
  return (
    <div className={styles.tile}>
      <Card className={styles.card}>
        <div className={styles.picture}><Skeleton shape="fill" className={styles.image} /></div>
        <div className={styles.body}>
          <p className={styles.place}><Skeleton shape="shortLine" /></p>
          <p className={styles.name}><Skeleton shape="title" /></p>
          <Skeleton className={styles.ratingPlace} />
          <div className={styles.facts}>
            <Skeleton />
            <Skeleton />
            <Skeleton shape="shortLine" />
          </div>
          <div className={styles.price}>
            <Skeleton shape="shortLine" />
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </div>
      </Card>
    </div>
  );
}
