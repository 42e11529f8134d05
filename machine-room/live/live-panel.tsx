import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { cx } from '@linaria/core';
import { stateName } from '../../src/bus/flow-state.ts';
import type { Address } from '../../src/bus/flows.ts';
import { isOfVisit } from '../../src/bus/joined-bus.ts';
import { DetachedPage } from './detached-page.tsx';
import { titleOfPage } from './live-history.ts';
import type { Flows, Happening, LiveHistory } from './live-history.ts';
import * as styles from './live.styles.ts';
import type { MaskedFlows } from './masked-flows.ts';
import { LitPicture } from './lit-picture.tsx';
import type { Pictures } from './lit-picture.tsx';
import { StateTree } from './state-tree.tsx';

interface LivePanelProps {
  history: LiveHistory;
  masked: (flows: Flows) => MaskedFlows;
  /** By the ids of machines; comes once they are drawn. */
  pictures: Promise<Pictures>;
  /** Moves the panel to a window of its own, or back. */
  onMove: () => void;
  ownWindow: boolean;
  onClose: () => void;
}

/** The running flows of the page that is shown and of the visit, and what happens to them. */
export function LivePanel({ history, masked, pictures, onMove, ownWindow, onClose }: LivePanelProps) {
  const { happenings, shown, page: pageNow, flows: latest } = useSyncExternalStore(history.watch, history.read);
  const [chosen, setChosen] = useState<Address | null>(null);
  const moment = happenings.find(({ number }) => number === shown) ?? happenings.at(-1);
  const { mask, flows } = masked(moment?.flows ?? latest);
  const page = moment?.page ?? pageNow;
  const address = [chosen, moment?.address].find((one) => one != null && flows.has(one)) ?? [...flows.keys()].at(-1);
  const snapshot = address === undefined ? undefined : flows.get(address);
  const isPaused = shown !== null;
  const [isFolded, fold] = useState(false);
  return (
    <section className={styles.panel} data-window={ownWindow} data-folded={isFolded && !ownWindow} aria-label="Live">
      <header className={styles.head}>
        <h2 className={styles.title}>Live</h2>
        {isPaused
          ? <button type="button" className={styles.button} onClick={history.follow}>Follow</button>
          : <button type="button" className={styles.button} onClick={history.pause} disabled={happenings.length === 0}>Pause</button>}
        <button type="button" className={styles.button} onClick={() => history.step(-1)} disabled={happenings.length === 0}>Step back</button>
        <button type="button" className={styles.button} onClick={() => history.step(1)} disabled={!isPaused}>Step forth</button>
        <span className={styles.muted} role="status">{isPaused ? `Paused at ${moment?.number ?? 0} of ${happenings.at(-1)?.number ?? 0}` : `${happenings.length} happenings`}</span>
        <span className={styles.gap} />
        {!ownWindow && <button type="button" className={styles.button} aria-expanded={!isFolded} onClick={() => fold(!isFolded)}>{isFolded ? 'Unfold' : 'Fold'}</button>}
        <button type="button" className={styles.button} onClick={onMove}>{ownWindow ? 'Dock' : 'Own window'}</button>
        <button type="button" className={styles.button} onClick={onClose}>Close</button>
      </header>
      <div className={styles.columns} hidden={isFolded && !ownWindow}>
        <nav className={styles.column} aria-label="Running flows">
          {([[titleOfPage(page), false], ['visit', true]] as const).map(([owner, ofVisit]) => (
            <section key={owner} aria-label={owner} className={styles.owner}>
              <h3 className={styles.heading}>{owner}</h3>
              {[...flows].filter(([name]) => isOfVisit(name) === ofVisit).map(([name, flow]) => (
                <button key={name} type="button" className={styles.flow} aria-pressed={name === address} onClick={() => setChosen(name)}>
                  <strong>{name}</strong>
                  <span className={styles.muted}>{stateName(flow.value)}</span>
                </button>
              ))}
            </section>
          ))}
        </nav>
        <div className={styles.picture}>
          {snapshot && <Suspense fallback={<StateTree snapshot={snapshot} />}><LitPicture key={snapshot.machine.id} snapshot={snapshot} pictures={pictures} /></Suspense>}
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus, so that keys can scroll it */}
        <div className={styles.column} role="region" aria-label="Context" tabIndex={0}>
          <h3 className={styles.heading}>Context, personal data masked</h3>
          {snapshot && <pre className={styles.data}>{JSON.stringify(snapshot.context, null, 1)}</pre>}
        </div>
        <div className={cx(styles.column, styles.wideColumn)}>
          <ol className={styles.stream} aria-label="What happened">
            {happenings.toReversed().map((happening) => <Line key={happening.number} happening={happening} isShown={happening === moment} onShow={history.show} />)}
          </ol>
        </div>
        {isPaused && (
          <div className={cx(styles.column, styles.momentColumn)}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as the context */}
            {moment && <pre className={cx(styles.data, styles.moment)} role="region" aria-label="What it carries" tabIndex={0}>{JSON.stringify(mask(moment.data), null, 1)}</pre>}
            <DetachedPage flows={flows} render={page.render} />
          </div>
        )}
      </div>
    </section>
  );
}

function Line({ happening, isShown, onShow }: { happening: Happening; isShown: boolean; onShow: (number: number) => void }) {
  const { number, at, kind, title, took } = happening;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => { if (isShown) line.current?.scrollIntoView({ block: 'nearest' }); }, [isShown]);
  return (
    <li ref={line}>
      <button type="button" className={styles.line} data-kind={kind} aria-current={isShown ? 'true' : undefined} onClick={() => onShow(number)}>
        <span className={styles.time}>{(at / 1000).toFixed(2)}</span>
        <span className={styles.kind}>{kind}</span>
        <span className={styles.time}>{took !== null && `${took.toFixed(1)} ms`}</span>
        <span className={styles.happened}>{title}</span>
      </button>
    </li>
  );
}
