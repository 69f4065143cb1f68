import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MoneyField } from '../components/money-field/index.ts';
import { clearPage, show, until } from '../lib/browser-test.tsx';
import type { ChangeDetails } from '../lib/change.ts';
import type { RefusedText } from './use-typed-value.ts';

afterEach(clearPage);

const field = () => document.getElementById('a') as HTMLInputElement;
const shows = (text: string) => until(() => field().value === text, `${JSON.stringify(text)}, not ${field().value}`);
const change = vi.fn();

/** A caller whose record arrives on F8, whoever has the focus, and who takes no amount below a dollar. */
function Record({ first }: { first: number | null }) {
  const [value, setValue] = useState(first);
  const take = (next: number | null, details: ChangeDetails) => {
    change(next, details);
    setValue(details.reason === 'commit' && next !== null ? Math.max(100, next) : next);
  };
  return (
    <MoneyField
      id="a"
      label="A"
      value={value}
      onValueChange={take}
      onKeyDown={(event) => event.key === 'F8' && setValue(777)}
    />
  );
}

/** The field has the focus while its value changes from 1.00, or from none, to 7.77. */
async function arrived(first: number | null) {
  change.mockClear();
  await show(<Record first={first} />);
  await userEvent.keyboard('{Tab}{F8}');
  await shows('7.77');
  expect(document.activeElement).toBe(field());
  await userEvent.keyboard('{Control>}a{/Control}');
}

it.each([null, 100])('Escape goes back to the value that arrived under the focus (before: %j)', async (first) => {
  await arrived(first);
  await userEvent.keyboard('25{Escape}');
  await shows('7.77');
  expect(change).toHaveBeenLastCalledWith(777, { reason: 'restore' });
});

it.each([null, 100])(
  'what cannot be read leaves the value that arrived under the focus (before: %j)',
  async (first) => {
    await arrived(first);
    await userEvent.keyboard('12.345{Tab}');
    await shows('12.345');
    expect(change).toHaveBeenLastCalledWith(777, { reason: 'input' });
  },
);

it.each([
  [null, '{Delete}', null],
  [100, '1.00', 100],
])('a change of what arrived under the focus is committed (back to %j)', async (first, keys, last) => {
  await arrived(first);
  await userEvent.keyboard(`${keys}{Tab}`);
  expect(change).toHaveBeenLastCalledWith(last, { reason: 'commit' });
  field().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await shows('7.77');
});

it('what is typed while a value arrives no longer applies, nor does what it began from', async () => {
  change.mockClear();
  await show(<Record first={100} />);
  await userEvent.keyboard('{Tab}25{F8}');
  await shows('7.77');
  await userEvent.keyboard('{Control>}a{/Control}abc{Escape}');
  await shows('7.77');
  expect(change.mock.calls.map(([value]) => value)).not.toContain(100);
});

it('goes on from what the caller made of the text at Enter', async () => {
  change.mockClear();
  await show(<Record first={500} />);
  await userEvent.keyboard('{Tab}0.25{Enter}');
  await shows('1.00');
  await userEvent.keyboard('{Control>}a{/Control}3{Escape}');
  await shows('1.00');
  expect(change).toHaveBeenLastCalledWith(100, { reason: 'restore' });
});

it('a text that is refused is told with its reason, and shown again where the field comes back', async () => {
  const refused: (RefusedText | null)[] = [];
  function Records() {
    const [record, setRecord] = useState(0);
    const [texts, setTexts] = useState<Readonly<Record<number, RefusedText | null>>>({});
    return (
      <>
        <MoneyField
          key={record}
          id="a"
          label="A"
          defaultValue={null}
          refusedText={texts[record]?.text}
          onRefusedText={(text) => {
            refused.push(text);
            setTexts((before) => ({ ...before, [record]: text }));
          }}
        />
        <button type="button" onClick={() => setRecord((before) => 1 - before)}>
          Other
        </button>
      </>
    );
  }
  await show(<Records />);
  const other = () => userEvent.keyboard('{Tab}{Enter}');
  field().focus();
  await userEvent.keyboard('12.345');
  expect(refused.every((each) => each === null)).toBe(true);
  await other();
  await shows('');
  expect(refused.find((each) => each !== null)).toEqual({ text: '12.345', message: expect.stringMatching(/.+/) });
  expect(field().getAttribute('aria-invalid')).toBeNull();
  field().focus();
  await other();
  await shows('12.345');
  await until(() => field().getAttribute('aria-invalid') === 'true' && field().matches(':invalid'), 'the refusal');
  field().focus();
  await userEvent.keyboard('{Backspace}');
  await until(() => refused.at(-1) === null, 'no refusal any more');
});
