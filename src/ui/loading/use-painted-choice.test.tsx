// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { tellView } from './after-paint.ts';
import { usePaintedChoice } from './use-painted-choice.ts';

it('a choice stays shown from its press until the views hear that it was made [listing.facets]', async () => {
  const shown: boolean[] = [];
  function Choice() {
    const [chosen, setChosen] = useState(false);
    const [shows, choose] = usePaintedChoice(chosen, (value) => tellView(() => setChosen(value)));
    shown.push(shows);
    return <button onClick={() => choose(true)}>{String(chosen)}</button>;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<Choice />);
  await vi.waitFor(() => expect(place.textContent).toBe('false'));
  place.querySelector('button')!.click();
  await vi.waitFor(() => expect(place.textContent).toBe('true'));
  expect(shown.slice(shown.indexOf(true))).not.toContain(false);
  root.unmount();
});
