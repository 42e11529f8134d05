import type { SnapshotFrom } from 'xstate';
import type { mapCanvasMachine } from './map-canvas.machine.ts';

export const selectMapCanvas = ({ value }: SnapshotFrom<typeof mapCanvasMachine>) => value;
