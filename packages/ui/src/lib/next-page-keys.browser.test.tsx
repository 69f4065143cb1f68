import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/button/index.ts';
import { Dialog, DialogBody, DialogContent } from '../components/dialog/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { DialogsHost, dialogs } from '../services/dialogs/index.ts';
import { clearPage, show, until } from './browser-test.tsx';
import { dropNextPageKeys, giveNextPageKeys, holdNextPageKeys } from './next-page-keys.ts';
import { useHotkey } from './use-hotkeys.ts';

let stand = (_page: string) => {};
const pressed = vi.fn();
afterEach(() => {
  dropNextPageKeys();
  clearPage();
  vi.clearAllMocks();
});

/** Alt and the first letter of a page ask for it; it stands once the test says so. Alt K opens a box over any of them. */
function Pages() {
  const [page, setPage] = useState('old');
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    stand = (next) => {
      flushSync(() => setPage(next));
      void giveNextPageKeys();
    };
  }, []);
  useHotkey('Alt+KeyN', 'New', holdNextPageKeys);
  useHotkey('Alt+KeyL', 'Last', holdNextPageKeys);
  useHotkey('Alt+KeyK', 'Ask', () => setAsking(true), { opensBox: true });
  useHotkey('F6', 'First field', () => document.querySelector<HTMLInputElement>(`#${page}-first`)?.focus());
  return (
    <main key={page}>
      <Field id={`${page}-first`} />
      <button type="button" tabIndex={-1}>
        Passed over
      </button>
      <Field id={`${page}-second`} />
      <Button onClick={() => pressed(page)}>Add</Button>
      <Dialog open={isAsking} onDismiss={() => setAsking(false)}>
        <DialogContent label="Ask">
          <DialogBody>
            <Field id="box" />
          </DialogBody>
        </DialogContent>
      </Dialog>
      <DialogsHost />
    </main>
  );
}

function Field({ id }: { id: string }) {
  const [text, setText] = useState('');
  return <TextField id={id} label={id} value={text} onValueChange={setText} />;
}

const field = (id: string) => document.getElementById(id) as HTMLInputElement | null;
const begin = async () => {
  await show(<Pages />);
  field('old-first')?.focus();
  await userEvent.keyboard('1{Alt>}n{/Alt}');
};

it('what is typed while a page is on its way is for that page, key by key, and the old one gets none of it', async () => {
  await begin();
  await userEvent.keyboard('{F6}abX{Backspace}c{Tab}de{Shift>}{Tab}{/Shift}f{Tab}{Tab}{Enter}');
  expect(field('old-first')?.value).toBe('1');
  stand('new');
  await until(() => pressed.mock.calls.length > 0, 'the button');
  expect(pressed).toHaveBeenCalledWith('new');
  // Whoever comes back by Tab types over what stands there.
  expect([field('new-first')?.value, field('new-second')?.value]).toEqual(['f', 'de']);
});

it('what is typed while the keys before it are given comes behind them', async () => {
  await begin();
  await userEvent.keyboard('{F6}abcdefghij');
  stand('new');
  await userEvent.keyboard('klmno{Tab}pq');
  await until(() => field('new-second')?.value === 'pq', 'the last key');
  expect(field('new-first')?.value).toBe('abcdefghijklmno');
});

it('a key among them that asks for a further page gives that one the rest', async () => {
  await begin();
  await userEvent.keyboard('{F6}a{Alt>}l{/Alt}{F6}b');
  stand('new');
  await until(() => field('new-first')?.value === 'a', 'the first of them');
  await userEvent.keyboard('c');
  stand('last');
  await until(() => field('last-first')?.value === 'bc', 'the rest');
});

it('a box that one of them opens gets what was typed behind it', async () => {
  await begin();
  await userEvent.keyboard('{F6}a{Alt>}k{/Alt}bc');
  stand('new');
  await until(() => field('box')?.value === 'bc', 'the box');
  expect(field('new-first')?.value).toBe('a');
});

it('a box over all pages opens at once, and what is typed is for it', async () => {
  await begin();
  await userEvent.keyboard('{Alt>}k{/Alt}bc');
  await until(() => field('box')?.value === 'bc', 'the box');
  stand('new');
});

it('a question in place of the page is not answered by them, and the keys are those of the page again', async () => {
  await begin();
  await userEvent.keyboard('{Enter} y');
  const answer = dialogs.confirm({ title: 'Leave?', message: 'Unsaved', confirmLabel: 'Leave' });
  await until(
    () => document.querySelector('[role=dialog],[role=alertdialog]')?.contains(document.activeElement) === true,
  );
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  field('old-first')?.focus();
  await userEvent.keyboard('2');
  await until(() => field('old-first')?.value.endsWith('2') === true, 'a key of the page');
});
