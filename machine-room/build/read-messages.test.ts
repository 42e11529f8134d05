import { describe, expect, it } from 'vitest';
import { readMessages } from './read-messages.ts';

const source = `
import type { PromisePort, StreamPort } from '../port.ts';
interface Span { from: number }
export type TripCommand =
  /** Opens it. */
  | { type: 'trip.open'; place: string }
  | ({ type: 'trip.choose'; by: 'day' } & Span)
  | More;
type More = { type: 'trip.close' | 'trip.leave' };
/** What it tells. */
export type TripFact = { type: 'trip.opened'; place: string };
export interface TripPorts {
  /** [trip.days] The days on sale. */
  fetchDays: PromisePort<{ place: string }, string[]>;
  prices: StreamPort<string, number>;
}
`;

describe('messages of a flow', () => {
  it('are read from unions, intersections and references, with their comments', () => {
    expect(readMessages(source, 'Trip')).toEqual({
      commands: [
        { type: 'trip.open', payload: 'place: string', description: 'Opens it.' },
        { type: 'trip.choose', payload: "by: 'day'; Span", description: '' },
        { type: 'trip.close', payload: '', description: '' },
        { type: 'trip.leave', payload: '', description: '' },
      ],
      facts: [{ type: 'trip.opened', payload: 'place: string', description: '' }],
      ports: [
        { name: 'fetchDays', kind: 'promise', input: '{ place: string }', output: 'string[]', description: '[trip.days] The days on sale.' },
        { name: 'prices', kind: 'stream', input: 'string', output: 'number', description: '' },
      ],
    });
  });

  it('are none where nothing is declared', () => {
    expect(readMessages('export interface OtherInput { a: string }', 'Trip')).toEqual({ commands: [], facts: [], ports: [] });
  });

  it('are refused in a file that is no TypeScript', () => {
    expect(() => readMessages('export type =', 'Trip')).toThrow('The types of Trip cannot be read');
  });
});
