import { useMemo, useState, useSyncExternalStore } from 'react';
import { cx } from '@linaria/core';
import { Badge } from '../../src/ui/display/badge.tsx';
import { PictureView } from '../picture/picture-view.tsx';
import { createRun } from '../simulator/run.ts';
import type { Rehearsal } from '../simulator/scenarios.ts';
import { FlowTables } from './flow-tables.tsx';
import type { GalleryFlow } from './gallery.tsx';
import { addressOf } from './place.ts';
import { Simulator } from './simulator.tsx';
import { StateCard } from './state-card.tsx';
import * as styles from './flow-page.styles.ts';

interface FlowPageProps {
  flow: GalleryFlow;
  flows: readonly GalleryFlow[];
  rehearsals: ReadonlyMap<string, Rehearsal>;
  /** Id of the state that the address names. */
  state: string | null;
}

/** A flow's picture beside its simulator, then all that is known of it. */
export function FlowPage({ flow, flows, rehearsals, state }: FlowPageProps) {
  const rehearsal = rehearsals.get(flow.id);
  const run = useMemo(() => (rehearsal ? createRun(rehearsal) : null), [rehearsal]);
  const runState = useSyncExternalStore(run?.subscribe ?? nothingChanges, () => run?.get() ?? null);
  const [shownActor, showActor] = useState('');
  const moment = runState?.moments[runState.position];
  const actor = moment?.actors.find(({ path }) => path === shownActor) ?? moment?.actors[0];
  const shown = flows.find(({ id }) => id === actor?.snapshot.machine.id) ?? flow;
  const active = new Set(actor?.snapshot.status === 'stopped' ? [] : actor?.snapshot._nodes.map(({ id }) => id));
  const taken = new Set(moment?.taken.filter(({ actor: path }) => path === actor?.path).map(({ transition }) => transition));
  const selected = shown.states.find(({ id }) => id === state) ?? null;
  return (
    <>
      <p className={styles.back}><a href="#/">All flows</a></p>
      <h1>{flow.id}</h1>
      <p className={styles.description}>{flow.description}</p>
      <div className={styles.bench}>
        <section aria-label="Picture" className={styles.pictureSide}>
          {moment && moment.actors.length > 1 && (
            <div className={styles.actors} role="group" aria-label="Running flows">
              {moment.actors.map(({ path, snapshot }) => (
                <button key={path} type="button" className={cx(styles.actor, path === actor?.path && styles.shownActor)} aria-pressed={path === actor?.path} onClick={() => showActor(path)}>
                  {snapshot.machine.id}
                </button>
              ))}
            </div>
          )}
          <PictureView
            key={shown.id}
            label={`Picture of ${shown.id}: arrow keys go from state to state, Enter shows one`}
            picture={shown.picture}
            states={shown.states}
            active={active}
            taken={taken}
            selected={selected?.id ?? null}
            legend={<><Badge tone="info">lit</Badge> where it is now · <Badge tone="positive">green</Badge> taken by the last step · dashed: states side by side · double border: the end</>}
            onSelect={(id) => { location.hash = addressOf(flow.id, id === state ? null : id); }}
          />
          {selected && <StateCard flow={shown} state={selected} />}
        </section>
        {run && runState && moment && <Simulator run={run} state={runState} rehearsals={rehearsals} />}
      </div>
      <FlowTables flow={flow} />
    </>
  );
}

function nothingChanges(): () => void {
  return () => {};
}
