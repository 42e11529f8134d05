import { useMemo, useState } from 'react';
import { RotateCcw, StepBack, StepForward } from 'lucide';
import { cx } from '@linaria/core';
import { Badge } from '../../src/ui/display/badge.tsx';
import { Field } from '../../src/ui/controls/field.tsx';
import { Notice } from '../../src/ui/surfaces/notice.tsx';
import { IconButton } from '../../src/ui/controls/icon-button.tsx';
import { Select } from '../../src/ui/controls/select.tsx';
import { Tabs } from '../../src/ui/controls/tabs.tsx';
import { textOfEvent } from '../description/event-text.ts';
import { faultOf, nextStepsOf } from '../simulator/next-steps.ts';
import type { NextStep } from '../simulator/next-steps.ts';
import type { Run, RunState } from '../simulator/run.ts';
import type { Rehearsal } from '../simulator/scenarios.ts';
import type { Moment, Step } from '../simulator/simulation.ts';
import { OwnEvent } from './own-event.tsx';
import { summaryOf } from './summary.ts';
import * as styles from './simulator.styles.ts';

interface SimulatorProps {
  run: Run;
  state: RunState;
  rehearsals: ReadonlyMap<string, Rehearsal>;
}

/** Runs the flow step by step: what may happen now, what has happened, what it told and what it knows. */
export function Simulator({ run, state, rehearsals }: SimulatorProps) {
  const [tab, choose] = useState('next');
  const { moments, steps, position, input } = state;
  const moment = moments[position]!;
  const root = moment.actors[0]!;
  const inputs = rehearsals.get(root.snapshot.machine.id)?.inputs ?? [];
  const facts = moments.slice(0, position + 1).flatMap(({ facts: told }, place) => told.map((fact) => ({ ...fact, place })));
  return (
    <section className={styles.panel} aria-label="Simulator">
      <div className={styles.head}>
        <h2 className={styles.heading}>Simulator</h2>
        <div className={styles.controls}>
          <IconButton icon={StepBack} label="Step back" disabled={position === 0} onClick={() => run.goTo(position - 1)} />
          <IconButton icon={StepForward} label="Step forward" disabled={position === moments.length - 1} onClick={() => run.goTo(position + 1)} />
          <IconButton icon={RotateCcw} label="Start again" onClick={() => void run.restart(input)} />
        </div>
      </div>
      {inputs.length > 1 && (
        <Field id="input" label="Begins with">
          {(control) => (
            <Select {...control} options={inputs.map((one, place) => ({ value: String(place), label: summaryOf(one) }))} value={String(input)} onChange={({ currentTarget }) => void run.restart(Number(currentTarget.value))} />
          )}
        </Field>
      )}
      <Now moment={moment} last={position > 0 ? steps[position - 1]! : null} before={moments[position - 1] ?? null} />
      <Tabs
        id="simulator"
        label="Simulator"
        tabs={[{ id: 'next', label: 'Next' }, { id: 'history', label: `History ${steps.length}` }, { id: 'facts', label: `Facts ${facts.length}` }, { id: 'context', label: 'Context' }]}
        selected={tab}
        onSelect={choose}
      >
        <div className={styles.sheet}>
          {tab === 'next' && <Next moment={moment} rehearsals={rehearsals} onTake={(step) => void run.take(step)} />}
          {tab === 'history' && <History state={state} onGo={run.goTo} />}
          {tab === 'facts' && (facts.length === 0 ? <p className={styles.quiet}>It has told nothing yet.</p> : (
            <ol className={styles.facts}>
              {facts.map(({ actor, fact: { type, ...payload }, place }, number) => (
                <li key={`${place} ${number}`}><code className={styles.name}>{type}</code>{actor && ` from ${actor}`} <code className={styles.payload}>{summaryOf(payload)}</code></li>
              ))}
            </ol>
          ))}
          {tab === 'context' && moment.actors.map(({ path, snapshot }) => (
            <div key={path}>
              {moment.actors.length > 1 && <h3 className={styles.group}>{snapshot.machine.id}</h3>}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus, so that keys can scroll it */}
              <pre className={styles.context} tabIndex={0} role="region" aria-label={`Context of ${snapshot.machine.id}`}>{JSON.stringify(snapshot.context, null, 2)}</pre>
            </div>
          ))}
        </div>
      </Tabs>
    </section>
  );
}

function Now({ moment, last, before }: { moment: Moment; last: Step | null; before: Moment | null }) {
  const { snapshot } = moment.actors[0]!;
  const fault = last && faultOf(last);
  return (
    <div className={styles.now} role="status">
      <p className={styles.states}>
        {moment.actors.map(({ path, snapshot: { _nodes, machine } }) => _nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ id, path: names }) => (
          <Badge key={`${path} ${id}`} tone="info">{path && `${machine.id}: `}{names.join('.')}</Badge>
        )))}
        <span className={styles.time}>{moment.time} ms</span>
      </p>
      {last && before && (
        <p className={styles.last}>
          <strong>{textOfStep(last, before)}</strong>
          {moment.taken.length === 0 ? ' changed nothing.' : ` took ${moment.taken.length === 1 ? 'a transition' : `${moment.taken.length} transitions`}.`}
          {moment.facts.map(({ fact }, place) => <span key={place}> Told <code className={styles.name}>{fact.type}</code>.</span>)}
        </p>
      )}
      {fault === 'throws' && <Notice tone="warning" title="A port threw">{moment.broken === null ? 'The flow heard it as a failure.' : 'The flow did not expect it.'}</Notice>}
      {fault === 'answers against the contract' && (
        <Notice tone="warning" title="A port answered against the contract">
          {moment.broken === null ? 'The flow took it for an answer. ' : ''}In the shop the client of the API refuses such answers, and flows hear a failure.
        </Notice>
      )}
      {moment.broken !== null && <Notice tone="negative" title="The flow broke">{moment.broken}</Notice>}
      {moment.broken === null && snapshot.status === 'done' && <Notice tone="positive" title="The flow is done">{snapshot.output === undefined ? 'It has no output.' : <code>{summaryOf(snapshot.output)}</code>}</Notice>}
      {moment.calls.some(({ hangs }) => hangs) && <Notice tone="warning" title="A port hangs">{moment.calls.filter(({ hangs }) => hangs).map(({ port }) => port).join(', ')} will never answer: what is left below is all that can still happen.</Notice>}
    </div>
  );
}

function Next({ moment, rehearsals, onTake }: { moment: Moment; rehearsals: ReadonlyMap<string, Rehearsal>; onTake: (step: Step) => void }) {
  const { commands, ports, delays } = useMemo(() => nextStepsOf(moment, rehearsals), [moment, rehearsals]);
  const isOver = moment.broken !== null || moment.actors[0]!.snapshot.status !== 'active';
  if (isOver) return <p className={styles.quiet}>Nothing more happens. Step back or start again.</p>;
  return (
    <>
      {ports.map(({ call, steps }) => (
        <div key={call.number} className={styles.groupBox}>
          <h3 className={styles.group}>Port <code>{call.port}</code>{call.invoke !== call.port && ` as ${call.invoke}`}{call.hangs && ' hangs'}</h3>
          <p className={styles.quiet}>asked with <code>{summaryOf(call.input)}</code></p>
          <Choices steps={steps} onTake={onTake} />
        </div>
      ))}
      {delays.length > 0 && (
        <div className={styles.groupBox}>
          <h3 className={styles.group}>Time</h3>
          <Choices steps={delays.map(({ delay, step }) => ({ ...step, label: `${delay.left} ms pass`, payload: undefined, note: textOfEvent(delay.delay) }))} onTake={onTake} />
        </div>
      )}
      {commands.map(({ actor, flow, accepted, others }) => (
        <div key={actor} className={styles.groupBox}>
          <h3 className={styles.group}>Commands{commands.length > 1 && ` of ${flow}`}</h3>
          {accepted.length === 0 && <p className={styles.quiet}>None is accepted here.</p>}
          <Choices steps={accepted} onTake={onTake} />
          {others.length > 0 && (
            <details className={styles.others}>
              <summary>{others.length} not accepted here</summary>
              <Choices steps={others} onTake={onTake} />
            </details>
          )}
          <OwnEvent id={`own-event-${flow}`} onSend={(event) => onTake({ kind: 'send', actor, event })} />
        </div>
      ))}
    </>
  );
}

type Choice = NextStep & { note?: string };

function Choices({ steps, onTake }: { steps: readonly Choice[]; onTake: (step: Step) => void }) {
  return (
    <ul className={styles.choices}>
      {steps.map(({ step, label, payload, tone, prospect: { candidates, takes }, note }) => {
        const isIdle = step.kind === 'send' && takes.length === 0;
        return (
          <li key={`${label} ${JSON.stringify(payload)}`}>
            <button type="button" className={cx(styles.choice, tone === 'failure' && styles.failing, isIdle && styles.idle)} onClick={() => onTake(step)}>
              <span className={styles.name}>{label}</span>
              {note && <span className={styles.payload}>{note}</span>}
              {payload !== undefined && <code className={styles.payload}>{summaryOf(payload)}</code>}
              {candidates.filter(({ guard }) => guard !== null).map(({ transition, guard, says }) => (
                <span key={transition} className={cx(styles.guard, styles.says[says])}>{guard} {says === 'throws' ? 'throws' : `says ${says}`}</span>
              ))}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function History({ state: { moments, steps, position }, onGo }: { state: RunState; onGo: (position: number) => void }) {
  return (
    <ol className={styles.history}>
      {moments.map((moment, place) => (
        <li key={place}>
          <button type="button" className={styles.past} aria-current={place === position ? 'step' : undefined} onClick={() => onGo(place)}>
            <span className={styles.name}>{place === 0 ? 'Begins' : textOfStep(steps[place - 1]!, moments[place - 1]!)}</span>
            <span className={styles.payload}>{moment.actors[0]!.snapshot._nodes.filter(({ type }) => type === 'atomic' || type === 'final').map(({ path }) => path.join('.')).join(', ')}</span>
            {moment.facts.map(({ fact }, number) => <span key={number} className={styles.told}>told {fact.type}</span>)}
          </button>
        </li>
      ))}
    </ol>
  );
}

function textOfStep(step: Step, before: Moment): string {
  if (step.kind === 'send') return step.event.type;
  if (step.kind === 'wait') return `${before.delays.find(({ delay, actor }) => delay === step.delay && actor === step.actor)?.left ?? 0} ms`;
  const call = before.calls.find(({ number }) => number === step.call);
  return `${call?.invoke ?? 'port'} ${faultOf(step) ?? { answer: call?.kind === 'stream' ? 'sends' : 'answers', fail: 'fails', hang: 'hangs' }[step.kind]}`;
}
