import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { Dialog, DialogBody, DialogContent, DialogHead, DialogSaveFooter } from '../dialog/index.ts';
import { MaskedIdField } from './index.ts';

afterEach(clearPage);

const saved: (string | null | undefined)[] = [];

function Held() {
  const [value, setValue] = useState<string | null | undefined>(undefined);
  return (
    <Dialog open onDismiss={() => {}}>
      <DialogContent>
        <DialogHead title="New party" />
        <DialogBody>
          <MaskedIdField label="TIN" kind="ssn" masked={null} value={value} onValueChange={setValue} />
        </DialogBody>
        <DialogSaveFooter onSave={() => saved.push(value)} onCancel={() => {}} />
      </DialogContent>
    </Dialog>
  );
}

test('Ctrl Enter in the field saves what is typed in it; what cannot be read makes it invalid', async () => {
  await show(
    <main>
      <Held />
    </main>,
  );
  const input = await until(() => document.querySelector('input'), 'the field');
  input.focus();
  await userEvent.keyboard('123-45-6789{Control>}{Enter}{/Control}');
  expect(saved).toEqual(['123-45-6789']);
  await userEvent.keyboard('{Control>}a{/Control}12');
  await until(() => input.matches(':invalid'), 'the field is invalid');
});
