import { Dialog } from 'radix-ui';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { escapeIsOwned } from '../../lib/escape-ladder.ts';
import { DateField } from '../date-field/index.ts';
import { MaskedIdField } from '../masked-id-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { states } from '../select-field/stories-data.ts';
import { TextField } from '../text-field/index.ts';

afterEach(clearPage);

const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const selection = (input: HTMLInputElement) => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);

/** Real clipboard paste: the text goes through a second field, so nothing but keys is used. */
async function paste(text: string) {
  const input = document.activeElement as HTMLInputElement;
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.keyboard('{Control>}c{/Control}');
  input.focus();
  input.select();
  await userEvent.keyboard('{Control>}v{/Control}');
  source.remove();
}

it('selects the text when Tab arrives, and replaces it by typing', async () => {
  await show(
    <>
      <TextField id="a" label="A" defaultValue="first" />
      <MoneyField id="b" label="B" defaultValue={123456} />
    </>,
  );
  await userEvent.keyboard('{Tab}');
  expect(selection(field('a'))).toBe('first');
  await userEvent.keyboard('{Tab}');
  expect(selection(field('b'))).toBe('1,234.56');
  await userEvent.keyboard('7{Tab}');
  expect(field('b').value).toBe('7.00');
});

it('undoes and redoes money with the browser, then over commits', async () => {
  const change = vi.fn();
  await show(<MoneyField id="a" label="A" defaultValue={100} onValueChange={change} />);
  await userEvent.keyboard('{Tab}25.5');
  expect(field('a').value).toBe('25.5');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => field('a').value === '1.00', 'undo');
  expect(change).toHaveBeenLastCalledWith(100, { reason: 'input' });
  await userEvent.keyboard('{Control>}y{/Control}');
  await until(() => field('a').value === '25.5', 'redo');
  await userEvent.keyboard('{Enter}');
  expect(field('a').value).toBe('25.50');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => field('a').value === '1.00', 'undo over the commit');
  expect(change).toHaveBeenLastCalledWith(100, { reason: 'restore' });
});

it.each([
  ['(1,234.56)', '(1,234.56)', -123456],
  ['1,234.56-', '(1,234.56)', -123456],
  ['\u22121,234.56', '(1,234.56)', -123456],
  [' $ 1,234.56 ', '1,234.56', 123456],
  ['1,234.56 CR', '(1,234.56)', -123456],
])('reads pasted money exactly: %s', async (text, shown, cents) => {
  const change = vi.fn();
  await show(<MoneyField id="a" label="A" onValueChange={change} />);
  await userEvent.keyboard('{Tab}');
  await paste(text);
  await userEvent.keyboard('{Enter}');
  expect(field('a').value).toBe(shown);
  expect(change).toHaveBeenLastCalledWith(cents, { reason: 'commit' });
});

it.each(['-1234.567', '1 234,56 USD', '1.234,56', '1.5k'])(
  'refuses pasted money it cannot read exactly: %s',
  async (text) => {
    const change = vi.fn();
    await show(<MoneyField id="a" label="A" defaultValue={100} onValueChange={change} />);
    await userEvent.keyboard('{Tab}');
    await paste(text);
    await userEvent.keyboard('{Enter}');
    expect(field('a').value).toBe(text);
    expect(field('a').getAttribute('aria-invalid')).toBe('true');
    expect(change).not.toHaveBeenCalled();
  },
);

it('loses no key at typing speed and leaves the caret where it is', async () => {
  await show(<MoneyField id="a" label="A" defaultValue={123456} />);
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}9');
  expect(field('a').value).toBe('1,2349.56');
  expect(field('a').selectionStart).toBe(6);
});

it('aligns the decimals of a negative with those above it', async () => {
  await show(
    <div style={{ width: 160 }}>
      <MoneyField id="a" label="A" defaultValue={250000} />
      <MoneyField id="b" label="B" defaultValue={-250000} />
    </div>,
  );
  await document.fonts.load('13px InterVariable');
  const style = getComputedStyle(field('a'));
  const padding = (id: string) => Number.parseFloat(getComputedStyle(field(id)).paddingRight);
  // The width of the parenthesis as the field draws it.
  const probe = document.body.appendChild(document.createElement('span'));
  Object.assign(probe.style, {
    font: style.font,
    letterSpacing: style.letterSpacing,
    fontFeatureSettings: style.fontFeatureSettings,
    position: 'absolute',
  });
  probe.textContent = ')';
  expect(Math.abs(padding('a') - padding('b') - probe.getBoundingClientRect().width)).toBeLessThan(0.5);
});

it('steps a date while all of it is selected, and not otherwise', async () => {
  await show(<DateField id="a" label="Closing" defaultValue="2013-04-15" today="2013-04-12" />);
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await until(() => field('a').value === '04/16/2013' && selection(field('a')) === '04/16/2013', 'the step');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await until(() => field('a').value === '04/18/2013', 'the next steps');
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  expect(field('a').value).toBe('04/18/2013');
});

it('keeps letters typed before the list is there, and Tab goes on from the field', async () => {
  const change = vi.fn();
  await show(
    <>
      <SelectField id="a" label="State" options={states} onValueChange={change} />
      <TextField id="b" label="ZIP" />
    </>,
  );
  await userEvent.keyboard('{Tab}new y{Tab}');
  await until(() => document.activeElement?.id === 'b', 'Tab');
  expect(change).toHaveBeenCalledExactlyOnceWith('New York', { reason: 'pick' });
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(document.activeElement?.id).toBe('a');
  await userEvent.keyboard('tex');
  await until(() => document.querySelector('[data-slot=select-search]') === document.activeElement, 'the search box');
  await userEvent.keyboard('{Tab}');
  await until(() => document.activeElement?.id === 'b', 'Tab from the search box');
  expect(change).toHaveBeenLastCalledWith('Texas', { reason: 'pick' });
});

it('replaces a masked number wherever the caret was put', async () => {
  const change = vi.fn();
  await show(<MaskedIdField id="a" label="SSN" masked="***-**-4321" onValueChange={change} />);
  await userEvent.click(field('a'));
  await userEvent.keyboard('{ArrowLeft}{ArrowRight}123456789{Enter}');
  expect(change).toHaveBeenLastCalledWith('123-45-6789', { reason: 'commit' });
  expect(document.body.innerHTML).not.toContain('123');
});

function InDialog({ children, onClose }: { children: React.ReactNode; onClose: () => void }) {
  return (
    <Dialog.Root defaultOpen onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => escapeIsOwned(event) && event.preventDefault()}
          style={{ position: 'fixed', top: 40, left: 40, width: 300, background: 'white' }}
        >
          <Dialog.Title>Payoff</Dialog.Title>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

it('works inside a modal dialog: mouse and keys pick, Escape peels one layer at a time', async () => {
  const close = vi.fn();
  const change = vi.fn();
  void show(
    <InDialog onClose={close}>
      <SelectField id="a" label="State" options={states} onValueChange={change} />
      <DateField id="b" label="Closing" defaultValue="2013-04-15" today="2013-04-12" />
      <MoneyField id="c" label="Amount" defaultValue={100} />
    </InDialog>,
  ).catch(() => {});
  await until(() => field('a'), 'the dialog');
  await userEvent.click(field('a'));
  await until(() => document.querySelector('[role=option]'), 'the list');
  await userEvent.click(document.querySelectorAll('[role=option]')[2] as HTMLElement);
  expect(change).toHaveBeenLastCalledWith('Arizona', { reason: 'pick' });

  await userEvent.keyboard('{ArrowDown}');
  await until(() => document.querySelector('[data-slot=select-search]') === document.activeElement, 'the list again');
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[role=listbox]'), 'the list closing');
  await until(() => document.activeElement?.id === 'a', 'the focus back on the list’s field');
  expect(close).not.toHaveBeenCalled();

  field('b').focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => document.activeElement?.closest('[data-day]'), 'the calendar');
  await userEvent.keyboard('{Escape}');
  await until(() => !document.querySelector('[data-day]'), 'the calendar closing');
  await until(() => document.activeElement?.id === 'b', 'the focus back on the date');
  expect(close).not.toHaveBeenCalled();

  field('c').focus();
  field('c').select();
  await userEvent.keyboard('9{Escape}');
  expect(field('c').value).toBe('1.00');
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  await until(() => close.mock.calls.length === 1, 'the dialog closing');
});
