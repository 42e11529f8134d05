import { describe, expect, it } from 'vitest';
import { layOut } from './lay-out.ts';
import { describeFlow, readFlows } from './read-flows.ts';
import type { Rectangle } from '../picture/flow-picture.ts';

const flows = (await readFlows()).map(describeFlow);
const contains = (outer: Rectangle, inner: Rectangle) =>
  inner.x >= outer.x && inner.y >= outer.y && inner.x + inner.width <= outer.x + outer.width && inner.y + inner.height <= outer.y + outer.height;

describe('the picture of a flow', () => {
  it.each(flows.map((flow) => [flow.id, flow] as const))('has every state of %s inside its parent and every transition on an arrow to each of its targets', async (_, flow) => {
    const { boxes, arrows, width, height } = await layOut(flow);
    const boxOf = new Map(boxes.map((box) => [box.state, box]));
    expect(boxes.map(({ state }) => state)).toEqual(flow.states.map(({ id }) => id));
    const escaped = flow.states.filter(({ id, parent }) => !contains(parent === null ? { x: 0, y: 0, width, height } : boxOf.get(parent)!, boxOf.get(id)!));
    expect(escaped.map(({ id }) => id)).toEqual([]);
    const moving = flow.transitions.flatMap(({ id, targets }) => targets.map(() => id));
    expect(arrows.flatMap(({ transitions }) => transitions).toSorted()).toEqual(moving.toSorted());
    expect(arrows.filter(({ points }) => points.length < 2)).toEqual([]);
  });
});
