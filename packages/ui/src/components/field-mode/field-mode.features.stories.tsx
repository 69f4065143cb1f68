import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { AbaField } from '../aba-field/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { DateField, TodayScope } from '../date-field/index.ts';
import { DateTimeField } from '../date-time-field/index.ts';
import { EmailField } from '../email-field/index.ts';
import { FileNameField } from '../file-name-field/index.ts';
import { FileUpload } from '../file-upload/index.ts';
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
import { FieldModeScope } from './index.ts';

const meta = { title: 'Foundations/Field mode/Kinds' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = {
  id: '1',
  name: 'Deed.pdf',
  size: 48_211,
  type: '',
  lastModified: 0,
  state: 'done',
  progress: 1,
} as const;
const reason = 'In use by the escrow officer since 9:12 AM';

/** One field in each mode: edit, read, read with a reason, hidden (nothing). */
const inEachMode = (field: ReactElement): Story => ({
  render: () => (
    <TodayScope today="2013-04-12">
      <div className="grid max-w-[960px] grid-cols-4 gap-x-field-x p-3">
        <FieldModeScope mode="edit">{field}</FieldModeScope>
        <FieldModeScope mode="read">{field}</FieldModeScope>
        <FieldModeScope mode="read" reason={reason}>
          {field}
        </FieldModeScope>
        <FieldModeScope mode="hidden">{field}</FieldModeScope>
      </div>
    </TodayScope>
  ),
  play: async ({ canvasElement }) => {
    const cells = [...(canvasElement.querySelector('.grid')?.children ?? [])] as HTMLElement[];
    await expect(cells).toHaveLength(3);
    await expect(cells.map((cell) => cell.dataset.mode)).toEqual(['edit', 'read', 'read']);
    const [edit, read, explained] = cells;
    if (!edit || !read || !explained) return;
    // The same height: nothing moves when the mode changes.
    await expect(explained.getBoundingClientRect().height).toBe(read.getBoundingClientRect().height);
    await expect(explained).toHaveTextContent(reason);
    const control = explained.querySelector<HTMLElement>('[data-slot=field-input]');
    if (!control) return;
    // Still a tab stop, with the reason as its description, and nothing typed changes it.
    const before = [...canvasElement.querySelectorAll('input')].map((input) => [input.value, input.checked]);
    control.focus();
    await expect(control).toHaveFocus();
    await expect(control).toHaveAccessibleDescription(expect.stringContaining(reason));
    await userEvent.keyboard('x {Backspace}');
    await expect([...canvasElement.querySelectorAll('input')].map((input) => [input.value, input.checked])).toEqual(
      before,
    );
    control.blur();
  },
});

export const Text: Story = inEachMode(<TextField label="Payee" defaultValue="Ficus Bank" />);
export const Identifier: Story = inEachMode(<TextField label="File" variant="identifier" defaultValue="12-3456" />);
export const Memo: Story = inEachMode(<MemoField label="Memo" defaultValue="Seller leaves keys with the agent." />);
export const NumberKind: Story = inEachMode(<NumberField label="Term" unit="years" defaultValue={30} />);
export const Money: Story = {
  ...inEachMode(<MoneyField label="Lender credit" defaultValue={-250000} />),
  ...inLooks('dark', 'contrast'),
};
export const Percent: Story = inEachMode(<PercentField label="Listing share" defaultValue="2.75" />);
export const Rate: Story = inEachMode(<RateField label="Rate" defaultValue="3.875" />);
export const DateKind: Story = inEachMode(<DateField label="Closing" defaultValue="2013-04-15" />);
export const Time: Story = inEachMode(<TimeField label="Closing time" defaultValue="10:30" />);
export const DateTime: Story = inEachMode(<DateTimeField label="Signing" defaultValue="2013-04-15T14:30" />);
export const Select: Story = inEachMode(
  <SelectField label="Payer" options={[{ value: 'b', label: 'Buyer' }]} defaultValue="b" />,
);
export const Radio: Story = inEachMode(
  <RadioGroup
    label="Payer"
    defaultValue="b"
    options={[
      { value: 'b', label: 'Buyer' },
      { value: 's', label: 'Seller' },
    ]}
  />,
);
export const CheckboxKind: Story = inEachMode(<Checkbox label="Paid at closing" defaultValue />);
export const SwitchKind: Story = inEachMode(<Switch label="Escrow holdback" defaultValue />);
export const TaxId: Story = inEachMode(<MaskedIdField label="SSN" masked="***-**-4321" />);
export const Aba: Story = inEachMode(<AbaField label="ABA routing" defaultValue="021000021" />);
export const Swift: Story = inEachMode(<SwiftField label="SWIFT" defaultValue="CHASUS33" />);
export const FileName: Story = inEachMode(<FileNameField label="File name" extension=".pdf" defaultValue="Deed" />);
export const Email: Story = inEachMode(
  <EmailField label="To" defaultValue={[{ address: 'jane@homebuyer.com', name: 'Jane Homebuyer' }]} />,
);
export const Upload: Story = inEachMode(
  <FileUpload label="Documents" upload={() => new Promise(() => {})} defaultItems={[sent]} />,
);
export const Search: Story = inEachMode(<SearchBox label="Searched for" defaultValue="Ficus" />);
