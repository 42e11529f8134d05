import { describe, expect, it } from 'vitest';
import { heldPort, startFlow } from '../testing/flow-under-test.ts';
import { uncovered } from '../testing/path-coverage.ts';
import { brokenOnWalks } from '../testing/walk-properties.ts';
import { staffPasswordMachine } from './staff-password.machine.ts';
import { staffPasswordPaths } from './staff-password.paths.ts';
import type { StaffPasswordPorts } from './staff-password.types.ts';

const [BEFORE, NEW] = ['the one until now', 'a long enough one'];

/** Eva is signed in and writes both passwords, or none. */
function begin({ isWritten = true } = {}) {
  const { port, calls } = heldPort<StaffPasswordPorts['changePassword']>();
  const { actor, facts } = startFlow(staffPasswordMachine, { input: undefined, ports: { changePassword: port } });
  actor.send({ type: 'staffPassword.begin', name: 'Eva', csrfToken: 'csrf' });
  const write = (field: string, value: string) => actor.send({ type: 'staffPassword.setField', field, value });
  if (isWritten) {
    write('currentPassword', BEFORE);
    write('password', NEW);
  }
  const shown = () => {
    const { value, context: { fields, problems, refusal } } = actor.getSnapshot();
    return { value, fields, problems, refusal };
  };
  return { actor, facts, calls, write, shown, submit: () => actor.send({ type: 'staffPassword.submit' }) };
}

const written = { currentPassword: BEFORE, password: NEW };

describe('staff password', () => {
  it('takes every transition, with both answers of each guard', () => {
    expect(uncovered(staffPasswordPaths)).toEqual([]);
  });

  it('changes nothing where it refuses, and goes on from a snapshot that went through JSON', () => {
    expect(brokenOnWalks(staffPasswordPaths)).toEqual([]);
  });

  it('says what is missing, asks once for two presses, and forgets both passwords once the new one holds', async () => {
    const { calls, submit, write, shown } = begin({ isWritten: false });
    submit();
    expect(shown()).toEqual({ value: 'writing', fields: {}, problems: { currentPassword: 'required', password: 'required' }, refusal: '' });
    write('currentPassword', BEFORE);
    expect(shown().problems).toEqual({ currentPassword: '', password: 'required' });
    write('password', NEW);
    submit();
    submit();
    expect([calls.map(({ input }) => input), shown().value]).toEqual([[{ csrfToken: 'csrf', ...written }], 'saving']);
    await calls[0]!.answer({ status: 'done' });
    expect(shown()).toEqual({ value: 'changed', fields: {}, problems: {}, refusal: '' });
  });

  it('keeps what is written where the shop refuses or cannot be asked, and says why until the next press', async () => {
    const { calls, submit, shown } = begin();
    submit();
    await calls[0]!.answer({ status: 'refused', refusal: '', problems: { currentPassword: 'wrongPassword' } });
    expect(shown()).toEqual({ value: 'writing', fields: written, problems: { currentPassword: 'wrongPassword' }, refusal: '' });
    submit();
    await calls[1]!.answer({ status: 'refused', refusal: 'too-many-failures', problems: {} });
    expect(shown()).toEqual({ value: 'writing', fields: written, problems: {}, refusal: 'too-many-failures' });
    submit();
    expect([shown().value, shown().refusal]).toEqual(['saving', '']);
    await calls[2]!.fail();
    expect(shown()).toMatchObject({ value: 'writing', fields: written, refusal: 'failed' });
  });

  it('keeps what is written for the same one whose login had ended, and nothing for the next', async () => {
    const { actor, facts, calls, submit, shown } = begin();
    submit();
    await calls[0]!.answer({ status: 'loginNeeded' });
    expect([facts, shown().value, shown().fields]).toEqual([[{ type: 'staffPassword.loginEnded' }], 'writing', written]);
    actor.send({ type: 'staffPassword.begin', name: 'Eva', csrfToken: 'new' });
    submit();
    expect(calls[1]!.input).toEqual({ csrfToken: 'new', ...written });
    actor.send({ type: 'staffPassword.begin', name: 'Adam', csrfToken: 'of-adam' });
    expect([shown(), calls[1]!.signal.aborted]).toEqual([{ value: 'writing', fields: {}, problems: {}, refusal: '' }, true]);
    actor.send({ type: 'staffPassword.leave' });
    expect([shown().value, actor.getSnapshot().context.csrfToken]).toEqual(['away', '']);
  });
});
