import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DialogsHost, dialogs } from '../../services/dialogs/index.ts';
import { DialogBody } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import { Combobox, type ComboboxHandle } from './index.ts';
import { fakeSearch, lenders, parcels } from './stories-data.ts';

afterEach(() => {
  dialogs.closeAll();
  clearPage();
});

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const list = () => document.querySelector('[role=listbox]:not([hidden])');
const options = () => [...document.querySelectorAll<HTMLElement>('[role=option]')];
const highlighted = () => document.querySelector('[role=option][data-highlighted]')?.textContent ?? '';
const focused = () => document.activeElement?.id;
const press = (keys: string) => userEvent.keyboard(keys);

describe.each([0, 200, 1500])('typing fast with replies after %d ms', (latency) => {
  it('loses nothing: the right records are picked, the focus never comes back', async () => {
    const seen: Record<string, number | null> = {};
    const moves: (string | undefined)[] = [];
    const picker = (id: string) => (
      <Combobox
        id={id}
        label={id}
        search={fakeSearch(lenders, { latency })}
        onValueChange={(value: number | null) => {
          seen[id] = value;
        }}
      />
    );
    await show(
      // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
      <div onFocus={(event) => moves.push(event.target.id)}>
        {picker('a')}
        <TextField id="t" label="Loan number" />
        {picker('b')}
        {picker('c')}
        <TextField id="u" label="Reference" />
      </div>,
    );
    await press('{Tab}maple{Tab}88-104422{Tab}1077{Tab}epsilon t{Enter}{Tab}GF 12');
    expect(moves).toEqual(['a', 't', 'b', 'c', 'u']);
    expect([field('t').value, field('u').value]).toEqual(['88-104422', 'GF 12']);
    await until(() => Object.keys(seen).length === 3, 'the queued commits');
    expect(seen).toEqual({ a: 5150, b: 1077, c: 5160 });
    const names = () => [field('a').value, field('b').value, field('c').value].join();
    await until(() => names() === 'Maple Street Savings,Ficus Bank Mortgage,Epsilon Title Co.', names);
    expect(focused()).toBe('u');
    expect(list()).toBeNull();
  });
});

it('says once what a search found, and nothing for the keys and the pages', async () => {
  // However slow the keys come, only whole words are answered.
  const answers = fakeSearch();
  const search: typeof answers = (request) =>
    ['ficus', 'zzz'].includes(request.text) ? answers(request) : new Promise(() => {});
  await show(<Combobox id="a" label="Lender" search={search} debounce={0} />);
  const region = document.querySelector('[role=status]') as HTMLElement;
  const said: string[] = [];
  new MutationObserver(() => said.push(region.textContent)).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  await press('{Tab}ficus');
  await until(() => highlighted().includes('Ficus Bank'), 'the answer');
  await press('{ArrowUp}{Enter}');
  await until(() => options().length === 21, 'the next page');
  await press('{Control>}a{/Control}zzz');
  await until(() => said.length > 1, 'the second sentence');
  expect(said).toEqual(['10 of 33 found', 'None found']);
});

it('drops the late answer to what was typed before', async () => {
  const replies: Record<string, (page: { items: { value: number; label: string }[] }) => void> = {};
  const search = ({ text }: { text: string }) =>
    new Promise<{ items: { value: number; label: string }[] }>((resolve) => {
      replies[text] = resolve;
    });
  await show(<Combobox id="a" label="Lender" search={search} debounce={0} />);
  await press('{Tab}f');
  await until(() => replies.f, 'the first search');
  await press('i');
  await until(() => replies.fi, 'the second search');
  replies.fi?.({ items: [{ value: 2, label: 'Fiction Credit Union' }] });
  await until(() => highlighted() === 'Fiction Credit Union', 'the second answer');
  replies.f?.({ items: [{ value: 1, label: 'First Bank' }] });
  await press('{ArrowDown}');
  expect(options().map((option) => option.textContent)).toEqual(['Fiction Credit Union']);
});

it('shows what is picked though no page has it, and a label that comes late', async () => {
  let found: (option: { value: number; label: string }) => void = () => {};
  const resolve = () =>
    new Promise<{ value: number; label: string }>((done) => {
      found = done;
    });
  await show(<Combobox id="a" label="Lender" search={fakeSearch()} defaultValue={77} resolve={resolve} />);
  await until(() => field('a').getAttribute('aria-busy') === 'true', 'the question');
  expect(field('a').value).toBe('');
  found({ value: 77, label: 'Frontier Credit Union' });
  await until(() => field('a').value === 'Frontier Credit Union', 'the label');
  await press('{Tab}ficus');
  await until(() => options().length > 0, 'the list');
  await press('{Escape}{Escape}');
  expect(field('a').value).toBe('Frontier Credit Union');
});

it('dims the rows of the answer before only when the next one takes its time', async () => {
  const search = fakeSearch(lenders);
  let slow = false;
  await show(
    <Combobox id="a" label="Lender" search={(query) => (slow ? new Promise<never>(() => {}) : search(query))} />,
  );
  await press('{Tab}ma');
  await until(() => options().length > 0 && !list()?.hasAttribute('aria-busy'), 'rows');
  const look = () => getComputedStyle(list() as Element);
  await until(() => look().opacity === '1', 'clear rows');
  slow = true;
  await press('p');
  await until(() => list()?.hasAttribute('aria-busy'), 'the question');
  expect(look().transitionDelay).toBe('0.4s');
  await until(() => look().opacity === '0.6', 'dimmed');
});

it('keeps the caret where it is while the text is typed in its middle', async () => {
  await show(<Combobox id="a" label="Lender" search={fakeSearch()} defaultValue={1042} valueLabel="Ficus Bank" />);
  await press('{Tab}{Home}{ArrowRight}{ArrowRight}xy');
  expect([field('a').value, field('a').selectionStart]).toEqual(['Fixycus Bank', 4]);
  await press('{Control>}z{/Control}');
  await until(() => field('a').value !== 'Fixycus Bank', 'undo of the typing');
});

it('keeps a text that nothing fits, and a submit waits for the queued one', async () => {
  const handle: { current: ComboboxHandle | null } = { current: null };
  await show(
    <>
      <Combobox id="a" label="Lender" handle={handle} search={fakeSearch(lenders, { latency: 60 })} />
      <button type="button" id="next">
        Save
      </button>
    </>,
  );
  await press('{Tab}zzz{Tab}');
  expect(await handle.current?.settle()).toBe(false);
  await until(() => field('a').getAttribute('aria-invalid') === 'true', 'the mark');
  expect([field('a').value, focused() === 'a']).toEqual(['zzz', false]);
  field('a').focus();
  field('a').select();
  await press('maple');
  expect(await handle.current?.settle()).toBe(true);
  await until(() => field('a').value === 'Maple Street Savings', 'the commit');
});

it('takes the record picked in a list that still shows the answer before', async () => {
  const change = vi.fn();
  await show(<Combobox id="a" label="Lender" search={fakeSearch(lenders, { latency: 100 })} onValueChange={change} />);
  await press('{Tab}fic');
  await until(() => options().length > 0, 'the list');
  await press('u');
  await userEvent.click(options()[1] as HTMLElement);
  expect(change).toHaveBeenCalledExactlyOnceWith(1077, expect.objectContaining({ reason: 'pick' }));
  expect(focused()).toBe('a');
});

it('draws of ten thousand what is in view, and goes to the end of it by keys', async () => {
  await show(<Combobox id="a" label="Parcel" options={parcels} defaultValue={5000} />);
  await press('{Tab}{ArrowDown}');
  await until(() => highlighted().includes('0405000'), 'the picked one');
  const inView = (element: Element | null) => {
    const row = element?.getBoundingClientRect();
    const box = list()?.getBoundingClientRect();
    return row && box && row.top >= box.top - 1 && row.bottom <= box.bottom + 1;
  };
  await until(() => inView(document.querySelector('[data-highlighted]')), 'the picked one in view');
  expect(options().length).toBeLessThan(40);
  expect(document.querySelector('[data-highlighted]')?.getAttribute('aria-posinset')).toBe('5001');
  for (let page = 0; page < 3; page++) await press('{PageDown}');
  await until(() => highlighted().includes('0405030'), 'three pages on');
  await until(() => inView(document.querySelector('[data-highlighted]')), 'the highlighted one in view');
  (list() as Element).scrollTop = 0;
  await until(() => options().some((option) => option.getAttribute('aria-posinset') === '1'), 'the top');
  // The input points at it, so it stays drawn out of view.
  expect(document.getElementById(field('a').getAttribute('aria-activedescendant') ?? '')).not.toBeNull();
});

function Held({ children }: { children: (value: number | null, set: (value: number | null) => void) => ReactNode }) {
  const [value, set] = useState<number | null>(1042);
  return (
    <>
      {children(value, set)}
      <button type="button" id="other" onClick={() => set(5150)}>
        Another file
      </button>
    </>
  );
}

it('takes a value from outside, and undo does not reach behind it', async () => {
  await show(
    <Held>
      {(value, set) => <Combobox id="a" label="Lender" options={lenders} value={value} onValueChange={set} />}
    </Held>,
  );
  await press('{Tab}1077{Enter}');
  await until(() => field('a').value === 'Ficus Bank Mortgage', 'the pick');
  await userEvent.click(document.getElementById('other') as HTMLElement);
  await until(() => field('a').value === 'Maple Street Savings', 'the other record');
  field('a').focus();
  await press('{Control>}z{/Control}');
  expect(field('a').value).toBe('Maple Street Savings');
});

it('in a dialog in a dialog: the mouse picks, Escape peels the list, the text, then one dialog', async () => {
  const change = vi.fn();
  await show(
    <>
      <button type="button" id="start">
        Start
      </button>
      <DialogsHost />
    </>,
  );
  document.getElementById('start')?.focus();
  const Below = () => <DialogBody>below</DialogBody>;
  const Body = () => (
    <DialogBody>
      <Combobox id="a" label="Lender" search={fakeSearch()} debounce={0} onValueChange={change} />
    </DialogBody>
  );
  void dialogs.open(Below, {}, { title: 'Payoff' });
  void dialogs.open(Body, {}, { title: 'Lender' });
  const count = () => document.querySelectorAll('[data-slot=dialog]').length;
  await until(() => count() === 2 && focused() === 'a', 'the dialogs');
  await press('fic');
  await until(() => options().length > 0, 'the list');
  await userEvent.click(options()[1] as HTMLElement);
  expect(change).toHaveBeenCalledExactlyOnceWith(1077, expect.objectContaining({ reason: 'pick' }));
  expect(field('a').value).toBe('Ficus Bank Mortgage');
  await until(() => !list(), 'the list closing');
  expect([count(), focused()]).toEqual([2, 'a']);

  field('a').select();
  await press('map');
  await until(() => list(), 'the list again');
  await press('{Escape}');
  await until(() => !list(), 'the list closing');
  expect([count(), focused(), field('a').value]).toEqual([2, 'a', 'map']);
  await press('{Escape}');
  await until(() => field('a').value === 'Ficus Bank Mortgage', 'the text before');
  expect([count(), focused()]).toEqual([2, 'a']);
  await press('{Escape}');
  await until(() => count() === 1, 'the upper dialog closing');
  expect(document.activeElement).not.toBe(document.body);
});
