import { useState } from 'react';
import type { FormEvent } from 'react';
import type { EventObject } from 'xstate';
import { Button } from '../../src/ui/controls/button.tsx';
import { Field } from '../../src/ui/controls/field.tsx';
import { TextArea } from '../../src/ui/controls/text-input.tsx';
import * as styles from './simulator.styles.ts';

/** Any command with any payload, written as JSON. */
export function OwnEvent({ id, onSend }: { id: string; onSend: (event: EventObject) => void }) {
  const [error, setError] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('event') as string;
    const read = eventFrom(text);
    setError(typeof read === 'string' ? read : null);
    if (typeof read !== 'string') onSend(read);
  };
  return (
    <details className={styles.others}>
      <summary>Another command</summary>
      <form onSubmit={send} className={styles.own}>
        <Field id={id} label="Command as JSON" error={error}>
          {(control) => <TextArea {...control} name="event" rows={3} spellCheck={false} defaultValue={'{ "type": "" }'} />}
        </Field>
        <Button type="submit" tone="quiet">Send</Button>
      </form>
    </details>
  );
}

/** @returns the event, or why the text is none */
function eventFrom(text: string): EventObject | string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && value.type !== '') return value as EventObject;
    return 'A command is an object with a type, such as { "type": "participants.close" }.';
  } catch (problem) {
    return `This is not JSON: ${(problem as Error).message}`;
  }
}
