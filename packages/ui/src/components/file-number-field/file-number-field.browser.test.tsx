import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { FileNumberField, type FileNumberHandle } from './index.ts';
import { findFile } from './stories-data.ts';

afterEach(clearPage);
const field = () => document.getElementById('a') as HTMLInputElement;

it('makes a submit wait for the check, though the focus has gone on', async () => {
  const handle: { current: FileNumberHandle | null } = { current: null };
  let answer: () => void = () => {};
  const gate = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await show(
    <>
      <FileNumberField
        id="a"
        label="File number"
        handle={handle}
        find={async (text, signal) => {
          await gate;
          return findFile(text, signal);
        }}
      />
      <button type="button" id="save">
        Save
      </button>
    </>,
  );
  await userEvent.keyboard('{Tab}12-3456{Tab}');
  expect(document.activeElement?.id).toBe('save');
  await until(() => field().getAttribute('aria-busy') === 'true', 'the check');
  const checked = handle.current?.check();
  answer();
  expect(await checked).toBe(true);
  await until(() => !field().hasAttribute('aria-busy'), 'the end of the check');
});

it('leaves undo of the typing to the browser', async () => {
  await show(<FileNumberField id="a" label="File number" find={findFile} defaultValue="12-3390" />);
  await userEvent.keyboard('{Tab}12-3456{Enter}');
  expect(field().value).toBe('12-3456');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => field().value === '12-3390', 'undo');
});

it('holds a native form back until the number is known, and sends it then', async () => {
  const sent: string[] = [];
  const asked: { text: string; answer: () => void }[] = [];
  /** Answers the check of a number: slow keys leave pauses in which what stands there by then is checked, too. */
  const answer = async (number: string) => {
    const check = await until(() => asked.findLast(({ text }) => text === number), `the check of ${number}`);
    check.answer();
  };
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(field().value);
      }}
    >
      <FileNumberField
        id="a"
        name="fileNumber"
        label="File number"
        required
        find={async (text, signal) => {
          await new Promise<void>((resolve) => asked.push({ text, answer: resolve }));
          return findFile(text, signal);
        }}
      />
      <button type="submit">Save</button>
    </form>,
  );
  // Empty and required: not sent, and the focus says where.
  (document.querySelector('button') as HTMLElement).click();
  await until(() => document.activeElement === field(), 'the focus on what is missing');
  await userEvent.keyboard('12-9999{Enter}');
  await until(() => asked.some(({ text }) => text === '12-9999'), 'the first check');
  expect(sent).toEqual([]);
  await answer('12-9999');
  await until(() => field().getAttribute('aria-invalid') === 'true', 'the refusal');
  expect(sent).toEqual([]);
  await userEvent.keyboard('{Control>}a{/Control}12-3456{Enter}');
  await answer('12-3456');
  await until(() => sent.length === 1, 'the form');
  expect(sent).toEqual(['12-3456']);
});
