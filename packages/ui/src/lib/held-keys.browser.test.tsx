import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../components/button/index.ts';
import { Dialog, DialogBody, DialogContent, DialogFooter } from '../components/dialog/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { DialogsHost, dialogs } from '../services/dialogs/index.ts';
import { clearPage, show, until } from './browser-test.tsx';
import { onDemand } from './on-demand.ts';
import { useHotkey } from './use-hotkeys.ts';

let arrive = () => {};
const entered = vi.fn();
const meant = vi.fn();
afterEach(() => {
  arrive();
  clearPage();
  vi.clearAllMocks();
});

/** Ctrl K opens a dialog once its code has arrived: with a box, or with a question that has none. */
function Page({ question = false }: { question?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const open = async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve;
    });
    setOpen(true);
  };
  useHotkey('$mod+k', 'Ask', () => void open(), { opensBox: true });
  return (
    <>
      <input id="page" />
      <Dialog open={isOpen} onDismiss={() => setOpen(false)}>
        <DialogContent label="Ask">
          <DialogBody>
            {!question && <TextField id="box" label="Number" value={text} onValueChange={setText} />}
          </DialogBody>
          <DialogFooter>
            <Button variant="primary" onClick={() => (question ? meant() : entered(text))}>
              Open
            </Button>
          </DialogFooter>
        </DialogContent>
      </Dialog>
    </>
  );
}

const page = () => document.getElementById('page') as HTMLInputElement;
const box = () => document.getElementById('box') as HTMLInputElement | null;
const ask = () => userEvent.keyboard('{Control>}k{/Control}');

it('gives the box what was typed before it was there, and Enter after it', async () => {
  await show(<Page />);
  page().focus();
  await ask();
  await userEvent.keyboard('12-34X{Backspace}56{Enter}');
  expect(page().value).toBe('');
  arrive();
  await until(() => entered.mock.calls.length > 0, 'Enter');
  expect(entered).toHaveBeenCalledWith('12-3456');
  await userEvent.keyboard('7');
  await until(() => box()?.value === '12-34567', 'a key of its own');
});

it('a chord behind letters that are held waits for them: a save has the text to its end', async () => {
  const save = ({ ctrlKey, key }: KeyboardEvent) => ctrlKey && key === 'Enter' && entered(box()?.value);
  addEventListener('keydown', save);
  await show(<Page />);
  await ask();
  await userEvent.keyboard('12-3456{Control>}{Enter}{/Control}');
  arrive();
  await until(() => entered.mock.calls.length > 0, 'the save');
  expect(entered.mock.calls).toEqual([['12-3456']]);
  removeEventListener('keydown', save);
});

it('gives the keys back to the page at Escape, and none to a question without a box', async () => {
  await show(<Page question />);
  page().focus();
  await ask();
  await userEvent.keyboard('12{Escape}3');
  expect(page().value).toBe('3');
  await ask();
  await userEvent.keyboard('4{Enter}');
  arrive();
  await until(() => document.activeElement?.textContent === 'Open', 'the question');
  expect(meant).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  await until(() => meant.mock.calls.length === 1, 'the answer');
});

it('a form whose question comes late is sent by the Enter that was pressed for it', async () => {
  const asked = vi.fn();
  function Asks() {
    useHotkey('$mod+g', 'Go to', () => void dialogs.promptText({ title: 'Go to', label: 'Number' }).then(asked), {
      opensBox: true,
    });
    return (
      <>
        <p>Page</p>
        <DialogsHost />
      </>
    );
  }
  await show(<Asks />);
  await userEvent.keyboard('{Control>}g{/Control}12-34{Enter}');
  await until(() => asked.mock.calls.length > 0, 'the answer');
  expect(asked).toHaveBeenCalledWith('12-34');
});

it('a dialog whose code comes after it was asked for has what was typed meanwhile, whatever opened it', async () => {
  const chunk = Promise.withResolvers<{ default: typeof Reason }>();
  const LateReason = onDemand(() => chunk.promise);
  const host = await show(
    <>
      <Button onClick={() => void dialogs.open(LateReason, {}, { title: 'Lock', size: 'small' })}>Lock…</Button>
      <DialogsHost />
    </>,
  );
  host.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter}Abc');
  chunk.resolve({ default: Reason });
  await userEvent.keyboard('def');
  await until(() => box()?.value === 'Abcdef', 'the letters');
});

function Reason() {
  return (
    <DialogBody>
      <TextField id="box" label="Reason" />
    </DialogBody>
  );
}
