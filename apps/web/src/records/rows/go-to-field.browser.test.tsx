import { TextField } from '@closewright/ui/text-field';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { goToField } from './go-to-field.ts';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('what is typed at a field that was gone to stands in place of what was there', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
  flushSync(() =>
    root.render(<TextField label="Description" data-field="fees.label" defaultValue="Underwriting fee" />),
  );
  goToField('fees.label');
  await userEvent.keyboard('Xyz fee');
  expect(host.querySelector('input')?.value).toBe('Xyz fee');
});
