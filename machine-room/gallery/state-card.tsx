import type { FlowDescription, StateDescription, TransitionDescription } from '../description/flow-description.ts';
import { Badge } from '../../src/ui/display/badge.tsx';
import { addressOf } from './place.ts';
import * as styles from './state-card.styles.ts';

/** Everything about one state. */
export function StateCard({ flow, state }: { flow: FlowDescription; state: StateDescription }) {
  const leaving = flow.transitions.filter(({ source }) => source === state.id);
  const arriving = flow.transitions.filter(({ targets, source }) => targets.includes(state.id) && source !== state.id);
  const delays = flow.delays.filter((delay) => delay.state === state.id);
  return (
    <section className={styles.card} aria-labelledby="state-title">
      <h2 id="state-title" className={styles.title}>{state.path.join('.') || flow.id} <Badge>{state.type}</Badge></h2>
      <p>{state.description}</p>
      <dl className={styles.facts}>
        <Row term="Tags" values={state.tags} />
        <Row term="On entry" values={state.entry} />
        <Row term="On exit" values={state.exit} />
        <Row term="Asks" values={state.invokes.map(({ id, src, kind }) => (id === src ? `${src} (${kind})` : `${src} (${kind}) as ${id}`))} />
        <Row term="Waits" values={delays.map(({ name, milliseconds }) => (milliseconds === null ? name : `${name}: ${milliseconds} ms`))} />
      </dl>
      <Transitions title="From here" transitions={leaving} flow={flow} end={({ targets }) => targets} />
      <Transitions title="To here" transitions={arriving} flow={flow} end={({ source }) => [source]} />
    </section>
  );
}

function Row({ term, values }: { term: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return <div className={styles.row}><dt>{term}</dt><dd><code>{values.join(', ')}</code></dd></div>;
}

interface TransitionsProps {
  title: string;
  transitions: readonly TransitionDescription[];
  flow: FlowDescription;
  end: (transition: TransitionDescription) => readonly string[];
}

function Transitions({ title, transitions, flow, end }: TransitionsProps) {
  if (transitions.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul className={styles.transitions}>
        {transitions.map((transition) => {
          const { id, label, guard, actions } = transition;
          return (
            <li key={id}>
              <code>{label}</code>
              {guard !== null && <> if <code>{guard}</code></>}
              {end(transition).map((state) => <span key={state}> {title === 'To here' ? 'from' : '→'} <a href={addressOf(flow.id, state)}>{state.replace(`${flow.id}.`, '')}</a></span>)}
              {actions.length > 0 && <span className={styles.actions}> then {actions.join(', ')}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
