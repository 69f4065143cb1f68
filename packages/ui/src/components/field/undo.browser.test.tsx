import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { AbaField } from '../aba-field/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { FileNameField } from '../file-name-field/index.ts';
import { MemoField } from '../memo-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PercentField } from '../percent-field/index.ts';
import { RateField } from '../rate-field/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { SwiftField } from '../swift-field/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

afterEach(clearPage);

const field = () => document.getElementById('a') as HTMLInputElement;
const undo = () => userEvent.keyboard('{Control>}z{/Control}');
const redo = () => userEvent.keyboard('{Control>}y{/Control}');
const shows = (text: string) => until(() => field().value === text, `${JSON.stringify(text)}, not ${field().value}`);
async function paste(text: string) {
  const source = document.body.appendChild(document.createElement('textarea'));
  source.value = text;
  source.select();
  await userEvent.keyboard('{Control>}c{/Control}');
  field().focus();
  field().select();
  await userEvent.keyboard('{Control>}v{/Control}');
  source.remove();
}

/** What stands there, what is typed, how it stands after leaving, what is pasted, how that stands. */
const kinds: [string, React.ReactElement, string, string, string, string, string][] = [
  [
    'money',
    <MoneyField key="k" id="a" label="A" defaultValue={100} />,
    '1.00',
    '25.5',
    '25.50',
    '(1,234.56)',
    '(1,234.56)',
  ],
  ['rate', <RateField key="k" id="a" label="A" defaultValue="3" />, '3.0000%', '3 7/8', '3.8750%', '4.5%', '4.5000%'],
  [
    'percent',
    <PercentField key="k" id="a" label="A" defaultValue="3" />,
    '3.0000%',
    '25 bp',
    '0.2500%',
    '4.5',
    '4.5000%',
  ],
  ['number', <NumberField key="k" id="a" label="A" defaultValue={30} />, '30', '1500', '1,500', '2,000', '2,000'],
  [
    'date',
    <DateField key="k" id="a" label="A" defaultValue="2013-04-15" today="2013-04-12" />,
    '04/15/2013',
    't',
    '04/12/2013',
    '5/1/13',
    '05/01/2013',
  ],
  [
    'time',
    <TimeField key="k" id="a" label="A" defaultValue="09:00" />,
    '9:00 AM',
    '230p',
    '2:30 PM',
    '1430',
    '2:30 PM',
  ],
  [
    'date-time',
    <DateTimeField key="k" id="a" label="A" defaultValue="2013-04-15T09:00" today="2013-04-12" />,
    '04/15/2013 9:00 AM',
    't noon',
    '04/12/2013 12:00 PM',
    '5/1/13 9:00',
    '05/01/2013 9:00 AM',
  ],
  [
    'aba',
    <AbaField key="k" id="a" label="A" defaultValue="021000021" />,
    '021000021',
    '1110-0002-5',
    '111000025',
    '322271627',
    '322271627',
  ],
  [
    'swift',
    <SwiftField key="k" id="a" label="A" defaultValue="CHASUS33" />,
    'CHASUS33',
    'deut de ff',
    'DEUTDEFF',
    'deutdeff500',
    'DEUTDEFF500',
  ],
  [
    'file name',
    <FileNameField key="k" id="a" label="A" defaultValue="deed" />,
    'deed',
    'plat ',
    'plat',
    ' note',
    'note',
  ],
  ['text', <TextField key="k" id="a" label="A" defaultValue="first" />, 'first', 'second', 'second', 'third', 'third'],
];

it.each(kinds)(
  '%s: typing, leaving and pasting are undone and redone one by one',
  async (_, part, at, typed, left, pasted, last) => {
    await show(
      <>
        {part}
        <button type="button">Next</button>
      </>,
    );
    await userEvent.keyboard('{Tab}');
    expect(field().value.slice(field().selectionStart ?? 0, field().selectionEnd ?? 0)).toBe(at);
    expect(document.querySelector('[role=dialog],[role=listbox]')).toBeNull();
    await userEvent.keyboard(typed);
    await shows(typed);
    await undo();
    await shows(at);
    await redo();
    await shows(typed);
    await userEvent.keyboard('{Tab}');
    await shows(left);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await undo();
    await shows(at);
    await redo();
    await shows(left);
    await paste(pasted);
    await shows(pasted);
    await undo();
    await shows(left);
    await redo();
    await shows(pasted);
    await userEvent.keyboard('{Enter}');
    await shows(last);
  },
);

/** Callers that refuse what is stored and put back what was there. */
function RefusedMoney() {
  const [value, setValue] = useState<number | null>(100);
  return (
    <>
      <MoneyField id="a" label="A" value={value} onValueChange={setValue} />
      <button type="button" id="refuse" onClick={() => setValue(100)}>
        Refuse
      </button>
      <button type="button" id="other" onClick={() => setValue(777)}>
        Other record
      </button>
    </>
  );
}

function RefusedText({ memo }: { memo?: boolean }) {
  const [value, setValue] = useState('first');
  const Part = memo ? MemoField : TextField;
  return (
    <>
      <Part id="a" label="A" value={value} onValueChange={setValue} />
      <button type="button" id="refuse" onClick={() => setValue('first')}>
        Refuse
      </button>
      <button type="button" id="other" onClick={() => setValue('other')}>
        Other record
      </button>
    </>
  );
}
const press = (id: string) => userEvent.click(document.getElementById(id) as HTMLElement);

it('brings back an amount that the caller refused, and never one of another record', async () => {
  await show(<RefusedMoney />);
  await userEvent.keyboard('{Tab}25.5{Tab}');
  await shows('25.50');
  await press('refuse');
  await shows('1.00');
  field().focus();
  await undo();
  await shows('25.50');
  await redo();
  await shows('1.00');
  await press('other');
  await shows('7.77');
  field().focus();
  await undo();
  expect(field().value).toBe('7.77');
});

it.each([false, true])('brings back a text that the caller refused (memo: %j)', async (memo) => {
  await show(<RefusedText memo={memo} />);
  await userEvent.keyboard('{Tab}{Control>}a{/Control}second');
  await shows('second');
  await press('refuse');
  await shows('first');
  field().focus();
  await undo();
  await shows('second');
  await redo();
  await shows('first');
});

it('holds the amount at focus while the text cannot be read, not what its first letters meant', async () => {
  const change = vi.fn();
  await show(<MoneyField id="a" label="A" name="amount" defaultValue={100} onValueChange={change} />);
  await userEvent.keyboard('{Tab}1234.567{Tab}');
  await shows('1234.567');
  expect(change).toHaveBeenLastCalledWith(100, { reason: 'input' });
  expect(document.querySelector<HTMLInputElement>('[name=amount]')?.value).toBe('100');
});

it('brings back a search that was emptied by Escape', async () => {
  await show(<SearchBox id="a" />);
  await userEvent.keyboard('{Tab}ficus{Escape}');
  await shows('');
  await undo();
  await shows('ficus');
});

it('writes a picked day without a time as if typed, the caret behind it', async () => {
  await show(<DateTimeField id="a" label="Signing" today="2013-04-12" />);
  await userEvent.keyboard('{Tab}{Alt>}{ArrowDown}{/Alt}');
  await until(() => document.activeElement?.closest('[data-day]'), 'the calendar');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await shows('04/13/2013 ');
  await userEvent.keyboard('9a{Enter}');
  await shows('04/13/2013 9:00 AM');
});
