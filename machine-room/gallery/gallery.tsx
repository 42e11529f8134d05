import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Search } from 'lucide';
import { cx } from '@linaria/core';
import { Badge } from '../../src/ui/display/badge.tsx';
import { Icon } from '../../src/ui/display/icon.tsx';
import type { FlowDescription } from '../description/flow-description.ts';
import type { FlowPicture } from '../picture/flow-picture.ts';
import type { Rehearsal } from '../simulator/scenarios.ts';
import { everythingIn, find } from './find.ts';
import type { Finding } from './find.ts';
import { FlowPage } from './flow-page.tsx';
import { addressOf, placeOf } from './place.ts';
import { RecordingPage } from './recording-page.tsx';
import { replayFile } from './replayed-recording.ts';
import type { ReplayedRecording } from './replayed-recording.ts';
import * as styles from './gallery.styles.ts';

export type GalleryFlow = FlowDescription & { picture: FlowPicture };

interface GalleryProps {
  flows: readonly GalleryFlow[];
  /** By the id of their machine. */
  rehearsals: ReadonlyMap<string, Rehearsal>;
}

const RECORDING = '#/recording';

interface OpenedFile {
  recording: ReplayedRecording;
  /** Files of one day have one name. */
  number: number;
}

/** All flows of the shop: an index with search, and a page for each. */
export function Gallery({ flows, rehearsals }: GalleryProps) {
  const hash = useSyncExternalStore(onHashChange, () => location.hash);
  const place = placeOf(hash);
  const [query, setQuery] = useState('');
  const everything = useMemo(() => everythingIn(flows), [flows]);
  const findings = find(everything, query);
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const flow = flows.find(({ id }) => id === place.flow);
  const open = useCallback(async (file: File) => {
    const recording = await replayFile(file, rehearsals);
    setOpened((before) => ({ recording, number: (before?.number ?? 0) + 1 }));
    setQuery('');
    location.hash = RECORDING;
  }, [rehearsals]);
  useDroppedFile(open);
  const content = useFocusThatIsLost(`${hash} ${query.trim() === ''}`);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#content" onClick={(event) => { event.preventDefault(); content.current?.focus(); }}>Skip to the content</a>
      <header className={styles.header}>
        <a href="#/" className={styles.brand} onClick={() => setQuery('')}>Machine room</a>
        <search className={styles.search}>
          <Icon of={Search} size="small" className={styles.searchIcon} />
          <input
            type="search"
            className={styles.searchInput}
            aria-label="Search flows, states, commands, facts, ports, guards and clauses"
            placeholder="Search states, commands, clauses …"
            value={query}
            onChange={({ currentTarget }) => setQuery(currentTarget.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter' && findings[0]) {
                location.hash = addressOf(findings[0].flow, findings[0].state);
                content.current?.focus();
              }
              if (key === 'Escape' || (key === 'Enter' && findings[0])) setQuery('');
            }}
          />
        </search>
      </header>
      <nav className={cx(styles.sidebar, styles.desktopOnly)} aria-label="Flows">
        <ul className={styles.flowList}>
          {flows.map(({ id }) => (
            <li key={id}><a href={addressOf(id)} aria-current={id === flow?.id ? 'page' : undefined} className={styles.flowLink} onClick={() => setQuery('')}>{id}</a></li>
          ))}
        </ul>
      </nav>
      <main id="content" ref={content} tabIndex={-1} className={styles.main}>
        {query.trim() !== '' ? <Findings findings={findings} query={query} onChoose={() => setQuery('')} />
          : hash === RECORDING && opened ? <RecordingPage key={opened.number} recording={opened.recording} flows={flows} />
          : flow ? <FlowPage key={flow.id} flow={flow} flows={flows} rehearsals={rehearsals} state={place.state} />
          : <Index flows={flows} onOpen={open} unknown={hash === RECORDING ? null : place.flow} />}
      </main>
    </div>
  );
}

/** A link that was followed may be gone: its reader goes on where it led to. */
function useFocusThatIsLost(place: string) {
  const content = useRef<HTMLElement>(null);
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place && document.activeElement === document.body) content.current?.focus();
    before.current = place;
  }, [place]);
  return content;
}

function onHashChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** A file dropped anywhere on the page. */
function useDroppedFile(onFile: (file: File) => Promise<void>): void {
  useEffect(() => {
    const allow = (event: DragEvent) => event.preventDefault();
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) void onFile(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, [onFile]);
}

interface IndexProps {
  flows: readonly GalleryFlow[];
  /** The flow that the address names, where there is none of that name. */
  unknown: string | null;
  onOpen: (file: File) => Promise<void>;
}

function Index({ flows, unknown, onOpen }: IndexProps) {
  const count = (amount: number, word: string) => `${amount} ${word}${amount === 1 ? '' : 's'}`;
  return (
    <>
      <h1>Every flow of the shop</h1>
      <p className={styles.lead}>
        {unknown ? `There is no flow "${unknown}". ` : ''}
        Each is one state machine. Open one to see its picture, read what its states mean, and run it step by step.
      </p>
      <ul className={styles.cards}>
        {flows.map(({ id, description, states, commands, facts, ports, clauses }) => (
          <li key={id} className={styles.card}>
            <h2 className={styles.cardTitle}><a href={addressOf(id)} className={styles.cardLink}>{id}</a></h2>
            <p className={styles.cardText}>{description}</p>
            <p className={styles.cardFacts}>
              {[count(states.length - 1, 'state'), count(commands.length, 'command'), count(facts.length, 'fact'), count(ports.length, 'port'), count(clauses.length, 'clause')].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.drop}>
        <label htmlFor="recording" className={styles.cardTitle}>Replay a recording</label>
        <p className={styles.cardText}>Drop a file that “report a problem” made anywhere on this page, or choose it here.</p>
        <input
          id="recording"
          type="file"
          accept="application/json,.json"
          onChange={({ currentTarget: { files } }) => { if (files?.[0]) void onOpen(files[0]); }}
        />
      </div>
    </>
  );
}

const MOST_FINDINGS = 60;

function Findings({ findings, query, onChoose }: { findings: readonly Finding[]; query: string; onChoose: () => void }) {
  return (
    <>
      <h1>{findings.length === 0 ? 'Nothing found' : `${findings.length} found`}</h1>
      {findings.length === 0 && <p className={styles.lead}>No flow, state, command, fact, port, guard, delay or clause has “{query}” in its name or description.</p>}
      <ul className={styles.findings}>
        {findings.slice(0, MOST_FINDINGS).map(({ flow, kind, text, detail, state }) => (
          <li key={`${flow} ${kind} ${text}`}>
            <a className={styles.finding} href={addressOf(flow, state)} onClick={onChoose}>
              <Badge tone={kind === 'state' ? 'info' : 'neutral'}>{kind}</Badge>
              <span className={styles.findingText}><strong>{text}</strong>{kind !== 'flow' && <> in {flow}</>}</span>
              {detail && <span className={styles.findingDetail}>{detail}</span>}
            </a>
          </li>
        ))}
      </ul>
      {findings.length > MOST_FINDINGS && <p className={styles.lead}>{findings.length - MOST_FINDINGS} more: add a word.</p>}
    </>
  );
}
