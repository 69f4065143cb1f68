import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { AbaField } from '../aba-field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { EmailField } from '../email-field/index.ts';
import { FileNameField } from '../file-name-field/index.ts';
import { MaskedIdField } from '../masked-id-field/index.ts';
import { MemoField } from '../memo-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PercentField } from '../percent-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { RateField } from '../rate-field/index.ts';
import { SearchBox } from '../search-box/index.ts';
import { SelectField } from '../select-field/index.ts';
import { SwiftField } from '../swift-field/index.ts';
import { Switch } from '../switch/index.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';

afterEach(clearPage);

const payers = [
  { value: 'b', label: 'Buyer' },
  { value: 's', label: 'Seller' },
];
/** Every kind of field with what it holds, as a native form sends it. */
const kinds = (more: {
  disabled?: boolean;
  disabledReason?: string;
}): [name: string, part: React.ReactElement, sent: string][] => [
  ['text', <TextField key="1" name="text" label="Text" defaultValue="Ficus Bank" {...more} />, 'Ficus Bank'],
  ['memo', <MemoField key="2" name="memo" label="Memo" defaultValue="Keys" {...more} />, 'Keys'],
  ['number', <NumberField key="3" name="number" label="Number" defaultValue={1500} {...more} />, '1500'],
  ['money', <MoneyField key="4" name="money" label="Money" defaultValue={-123456} {...more} />, '-123456'],
  ['rate', <RateField key="5" name="rate" label="Rate" defaultValue="3.875" {...more} />, '3.875'],
  ['percent', <PercentField key="6" name="percent" label="Percent" defaultValue="2.75" {...more} />, '2.75'],
  [
    'date',
    <DateField key="7" name="date" label="Date" defaultValue="2013-04-15" today="2013-04-12" {...more} />,
    '2013-04-15',
  ],
  ['time', <TimeField key="8" name="time" label="Time" defaultValue="14:30" {...more} />, '14:30'],
  [
    'moment',
    <DateTimeField key="9" name="moment" label="Moment" defaultValue="2013-04-15T14:30" today="2013-04-12" {...more} />,
    '2013-04-15T14:30',
  ],
  ['aba', <AbaField key="10" name="aba" label="ABA" defaultValue="021000021" {...more} />, '021000021'],
  ['swift', <SwiftField key="11" name="swift" label="SWIFT" defaultValue="CHASUS33" {...more} />, 'CHASUS33'],
  [
    'file',
    <FileNameField key="12" name="file" label="File" extension=".pdf" defaultValue="deed" {...more} />,
    'deed.pdf',
  ],
  [
    'email',
    <EmailField
      key="13"
      name="email"
      label="To"
      defaultValue={[{ address: 'a@home.com' }, { address: 'b@home.com' }]}
      {...more}
    />,
    'a@home.com;b@home.com',
  ],
  ['select', <SelectField key="14" name="select" label="Select" options={payers} defaultValue="s" {...more} />, 's'],
  ['radio', <RadioGroup key="15" name="radio" label="Radio" options={payers} defaultValue="s" {...more} />, 's'],
  ['checkbox', <Checkbox key="16" name="checkbox" label="Checkbox" defaultValue {...more} />, 'on'],
  ['switch', <Switch key="17" name="switch" label="Switch" defaultValue {...more} />, 'on'],
  ['search', <SearchBox key="18" name="search" label="Search" defaultValue="ficus" {...more} />, 'ficus'],
];
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => Object.fromEntries(new FormData(form()));

it('gives a native form the value of every kind of field', async () => {
  await show(<form>{kinds({}).map(([, part]) => part)}</form>);
  await until(() => form(), 'the form');
  expect(sent()).toEqual(Object.fromEntries(kinds({}).map(([name, , value]) => [name, value])));
});

it('sends nothing of a disabled field, with a reason or without', async () => {
  for (const more of [{ disabled: true }, { disabled: true, disabledReason: 'The file is in use' }]) {
    await show(<form>{kinds(more).map(([, part]) => part)}</form>);
    await until(() => form(), 'the form');
    expect(sent()).toEqual({});
    clearPage();
  }
});

it('reaches every disabled field that has a reason by Tab, and reads the reason out', async () => {
  const all = kinds({ disabled: true, disabledReason: 'The file is in use' });
  await show(<form>{all.map(([, part]) => part)}</form>);
  await until(() => form(), 'the form');
  for (const [name] of all) {
    await userEvent.keyboard('{Tab}');
    const at = document.activeElement as HTMLElement;
    expect(at.closest('form'), name).not.toBeNull();
    const described = [at, at.closest('[role=radiogroup]')].flatMap((element) =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
    expect(described, name).toContain('The file is in use');
    await userEvent.keyboard('x');
  }
});

it('opens nothing on the way through every kind of field', async () => {
  const all = kinds({});
  await show(<form>{all.map(([, part]) => part)}</form>);
  await until(() => form(), 'the form');
  for (const [name] of all) {
    await userEvent.keyboard('{Tab}');
    const at = document.activeElement as HTMLInputElement;
    expect(document.querySelector('[role=dialog],[role=listbox],[role=menu]'), name).toBeNull();
    if (at instanceof HTMLInputElement && !['radio', 'checkbox'].includes(at.type) && at.value !== '')
      expect(at.value.slice(at.selectionStart ?? 0, at.selectionEnd ?? 0), name).toBe(at.value);
  }
});

it('sends a typed tax number without it ever being in the page', async () => {
  await show(
    <form>
      <MaskedIdField name="ssn" label="SSN" masked="***-**-4321" />
    </form>,
  );
  await until(() => form(), 'the form');
  expect(sent()).toEqual({});
  await userEvent.keyboard('{Tab}123456789{Tab}');
  await until(() => sent().ssn === '123-45-6789', 'the number in the form');
  expect(document.body.innerHTML).not.toContain('123-45');
});
