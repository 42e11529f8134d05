import { use } from 'react';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { MachineDescription } from '../description/flow-description.ts';
import type { FlowPicture } from '../picture/flow-picture.ts';
import { PictureView } from '../picture/picture-view.tsx';
import { StateTree } from './state-tree.tsx';

type DrawnFlow = MachineDescription & { picture: FlowPicture };
export type Pictures = ReadonlyMap<string, DrawnFlow>;

/** The gallery's pictures, which the development server draws; none where it cannot. */
export async function fetchPictures(): Promise<Pictures> {
  try {
    const answer = await fetch('/machines/flows.json');
    const flows = answer.ok ? await answer.json() as DrawnFlow[] : [];
    return new Map(flows.map((flow) => [flow.id, flow]));
  } catch {
    return new Map();
  }
}

/** A machine's picture with the states lit that it is in. */
export function LitPicture({ snapshot, pictures }: { snapshot: AnyMachineSnapshot; pictures: Promise<Pictures> }) {
  const drawn = use(pictures).get(snapshot.machine.id);
  if (drawn === undefined) return <StateTree snapshot={snapshot} />;
  return <PictureView label={`${snapshot.machine.id}, its states now`} picture={drawn.picture} states={drawn.states} active={new Set((snapshot._nodes as AnyStateNode[]).map(({ id }) => id))} />;
}
