import { useState } from 'react';
import type { ReactNode } from 'react';
import { Tabs } from '../../src/ui/controls/tabs.tsx';
import type { FlowDescription, MessageDescription } from '../description/flow-description.ts';
import { addressOf } from './place.ts';
import * as styles from './flow-tables.styles.ts';

interface Sheet {
  id: string;
  title: string;
  heads: string[];
  rows: { key: string; cells: ReactNode[] }[];
}

const MEANING = 'What it means';

/** What a flow consists of, a table each. */
export function FlowTables({ flow }: { flow: FlowDescription }) {
  const sheets = sheetsOf(flow).filter(({ rows }) => rows.length > 0);
  const [chosen, choose] = useState('states');
  const sheet = sheets.find(({ id }) => id === chosen) ?? sheets[0]!;
  return (
    <section className={styles.section} aria-label="Details">
      <Tabs id="details" label="Details of the flow" tabs={sheets.map(({ id, title, rows }) => ({ id, label: `${title} ${rows.length}` }))} selected={sheet.id} onSelect={choose}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus, so that keys can scroll it */}
        <div className={styles.scroll} role="region" aria-label={sheet.title} tabIndex={0}>
          <table className={styles.table}>
            <thead><tr>{sheet.heads.map((head) => <th key={head} scope="col">{head}</th>)}</tr></thead>
            <tbody>
              {sheet.rows.map(({ key, cells: [first, ...rest] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {rest.map((cell, place) => <td key={sheet.heads[place + 1]} data-label={sheet.heads[place + 1] === MEANING ? undefined : sheet.heads[place + 1]}>{cell}</td>)}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Tabs>
      <p className={styles.source}>Chart, types, rules, paths and tests: <code>{flow.folder}/</code></p>
    </section>
  );
}

function sheetsOf(flow: FlowDescription): Sheet[] {
  const link = (state: string) => <a key={state} href={addressOf(flow.id, state)}>{state.replace(`${flow.id}.`, '')}</a>;
  const code = (text: string) => <code key={text}>{text}</code>;
  const links = (states: readonly string[]) => [...new Set(states)].flatMap((state, place) => (place === 0 ? [link(state)] : [', ', link(state)]));
  const acceptedIn = (type: string) => flow.transitions.filter(({ event }) => event === type).map(({ source }) => source);
  const usersOf = (port: string) => flow.states.filter(({ invokes }) => invokes.some(({ src }) => src === port)).map(({ id }) => id);
  const messages = (id: string, title: string, heads: string[], all: readonly MessageDescription[], last: (type: string) => ReactNode[]): Sheet => ({
    id, title, heads, rows: all.map(({ type, payload, description }) => ({ key: type, cells: [code(type), payload && code(payload), description, ...last(type)] })),
  });
  const guarded = flow.transitions.filter(({ guard }) => guard !== null);
  const children = flow.states.flatMap(({ id, invokes }) => invokes.filter(({ kind }) => kind === 'flow').map((invoke) => ({ ...invoke, state: id })));
  return [
    {
      id: 'states', title: 'States', heads: ['State', MEANING, 'Type', 'On entry', 'Asks'],
      rows: flow.states.slice(1).map(({ id, type, description, entry, invokes }) => ({ key: id, cells: [link(id), description, type, entry.join(', '), invokes.map(({ src }) => src).join(', ')] })),
    },
    messages('commands', 'Commands', ['Command', 'Carries', MEANING, 'Accepted in'], flow.commands, (type) => [links(acceptedIn(type))]),
    messages('facts', 'Facts', ['Fact', 'Carries', MEANING], flow.facts, () => []),
    {
      id: 'ports', title: 'Ports', heads: ['Port', 'Asked', 'Answers', MEANING, 'Asked in'],
      rows: flow.ports.map(({ name, input, output, kind, description }) => ({ key: name, cells: [code(name), code(input), code(kind === 'stream' ? `stream of ${output}` : output), description, links(usersOf(name))] })),
    },
    {
      id: 'flows', title: 'Flows inside', heads: ['Flow', 'Runs in'],
      rows: children.map(({ src, state }) => ({ key: `${src} ${state}`, cells: [<a key={src} href={addressOf(src)}>{src}</a>, link(state)] })),
    },
    {
      id: 'guards', title: 'Guards', heads: ['Guard', 'Decides', 'In'],
      rows: [...new Set(guarded.map(({ guard }) => guard!))].sort().map((guard) => {
        const uses = guarded.filter((transition) => transition.guard === guard);
        return { key: guard, cells: [code(guard), [...new Set(uses.map(({ label }) => label))].join(', '), links(uses.map(({ source }) => source))] };
      }),
    },
    {
      id: 'delays', title: 'Delays', heads: ['Delay', 'Length', 'In'],
      rows: flow.delays.map(({ name, milliseconds, state }) => ({ key: `${name} ${state}`, cells: [code(name), milliseconds === null ? 'computed' : `${milliseconds} ms`, link(state)] })),
    },
    { id: 'clauses', title: 'Clauses', heads: ['Clause that its tests prove'], rows: flow.clauses.map((clause) => ({ key: clause, cells: [code(clause)] })) },
  ];
}
