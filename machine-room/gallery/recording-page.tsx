import { useState } from 'react';
import { cx } from '@linaria/core';
import { Badge } from '../../src/ui/display/badge.tsx';
import { Notice } from '../../src/ui/surfaces/notice.tsx';
import { PictureView } from '../picture/picture-view.tsx';
import type { GalleryFlow } from './gallery.tsx';
import type { ReplayedRecording } from './replayed-recording.ts';
import * as pageStyles from './flow-page.styles.ts';
import * as styles from './simulator.styles.ts';

/** A recording replayed on the machines as they are now, step by step. */
export function RecordingPage({ recording, flows }: { recording: ReplayedRecording; flows: readonly GalleryFlow[] }) {
  const { file, refusal, steps, untouched, differences, parts } = recording;
  const [position, go] = useState(steps.length > 0 ? untouched.length : 0);
  const shown = [...untouched, ...steps];
  const step = shown[position];
  const flow = flows.find(({ id }) => id === step?.flow);
  if (refusal !== null) {
    return (
      <>
        <h1>Recording {file}</h1>
        <Notice tone="negative" title="It cannot be replayed" live>{refusal}</Notice>
      </>
    );
  }
  return (
    <>
      <h1>Recording {file}</h1>
      <Notice tone={differences === 0 ? 'positive' : 'negative'} live className={pageStyles.result}>
        {steps.length === 0 ? 'Nothing happened in it: it shows the flows as they stood.' : differences === 0 ? `Replayed to the same states at each of its ${steps.length} steps.` : `${differences === 1 ? 'One difference' : `${differences} differences`} in ${steps.length} steps.`}
      </Notice>
      <div className={pageStyles.bench}>
        <section aria-label="Picture" className={pageStyles.pictureSide}>
          {flow && <PictureView key={flow.id} label={`Picture of ${flow.id}`} picture={flow.picture} states={flow.states} active={new Set(step?.active)} legend={position < untouched.length ? `${flow.id} as it stood` : `${flow.id} after step ${position - untouched.length + 1}`} />}
        </section>
        <section aria-label="Steps" className={styles.panel}>
          <h2 className={styles.heading}>Steps</h2>
          <ol className={styles.history}>
            {shown.map(({ name, flow: id, at, facts, differences: found }, place) => (
              <li key={place}>
                <button type="button" className={styles.past} aria-current={place === position ? 'step' : undefined} onClick={() => go(place)}>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.payload}>{at.toFixed(1)} s · {id} {found.length > 0 && <Badge tone="negative">differs</Badge>}</span>
                  {facts.map((fact) => <span key={fact} className={styles.told}>told {fact}</span>)}
                  {found.map((difference) => <span key={difference} className={cx(styles.guard, styles.says.throws)}>{difference}</span>)}
                </button>
              </li>
            ))}
          </ol>
          {parts.length > 0 && (
            <>
              <h2 className={styles.heading}>Keep as a test</h2>
              <p className={styles.quiet}>Save a flow’s part in its folder, or run <code>npm run replay {file} -- --save NAME</code>.</p>
              <ul className={styles.facts}>
                {parts.map(({ flow: id, folder, text }) => (
                  <li key={id}><a download={file} href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}>{id}</a> into <code>{folder}</code></li>
                ))}
              </ul>
            </>
          )}
        </section>
      </div>
    </>
  );
}
