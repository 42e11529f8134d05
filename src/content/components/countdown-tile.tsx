import { useFlowRoot } from '../../bus/react.tsx';
import { useFormat } from '../../i18n/react.tsx';
import { lastDayOf } from '../../domain/content/last-day.ts';
import { LinkButton } from '../../ui/controls/button.tsx';
import { LazyView, lazyView } from '../../ui/loading/lazy-view.tsx';
import { PageContainer } from '../../ui/surfaces/layout.tsx';
import { optionOf } from '../component-options.ts';
import type { ComponentViewProps } from '../content.types.ts';
import { useContentLink } from '../use-content-link.ts';
import * as styles from './countdown-tile.styles.ts';

const clock = lazyView(async () => (await import('./countdown-clock.tsx')).CountdownClock);

/** What ends and when; how long that is still comes after the page and ticks [view.countdown]. */
export function CountdownTile({ component }: ComponentViewProps) {
  const link = useContentLink();
  const { date } = useFormat();
  const root = useFlowRoot('countdown', component.uid);
  const [item] = component.items;
  if (item === undefined || component.validTo === null) return null;
  return (
    <PageContainer as="section" className={styles.place}>
      <div className={styles.tile} {...root}>
        <div className={styles.texts}>
          <h2 className={styles.title}>{item.title}</h2>
          <p>{optionOf(component, 'endLabel')} <time dateTime={component.validTo}>{date(lastDayOf(component.validTo))}</time></p>
          {item.text && <p className={styles.text}>{item.text}</p>}
        </div>
        <div className={styles.clock}>{root['data-state'] && <LazyView of={clock} props={{ component }} />}</div>
        {item.url && <LinkButton tone="outline" {...link(item.url)}>{item.linkLabel ?? item.title}</LinkButton>}
      </div>
    </PageContainer>
  );
}
