import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { DateField, TodayScope } from '../date-field/index.ts';
import { FieldModeScope } from '../field-mode/index.ts';
import { MaskedIdField } from '../masked-id-field/index.ts';
import { MemoField } from '../memo-field/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RateField } from '../rate-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { loanTypes } from '../select-field/stories-data.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField } from '../time-field/index.ts';
import { Field } from './index.ts';

const meta = { title: 'Fields/Field/Features', component: Field, args: { children: () => null } } satisfies Meta<
  typeof Field
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Every kind of field once, in the order of a file. */
const form = () => (
  <TodayScope today="2013-04-12">
    <StoryForm width={900}>
      <TextField label="File number" variant="identifier" required defaultValue="12-3456" />
      <SelectField label="Product" options={loanTypes} defaultValue="conventional" />
      <DateField label="Closing" required defaultValue="2013-04-15" />
      <TimeField label="Closing time" defaultValue="10:30" />
      <MoneyField label="Sale price" required defaultValue={18000000} />
      <MoneyField label="Lender credit" defaultValue={-250000} />
      <RateField label="Rate" defaultValue="3.875" />
      <NumberField label="Term" defaultValue={30} unit="years" />
      <MaskedIdField label="SSN" masked="***-**-4321" onReveal={() => Promise.resolve('123-45-4321')} />
      <TextField label="Parcel" variant="identifier" defaultValue="0412-07-003" />
      <MemoField label="Memo" className="col-span-2" defaultValue="Seller leaves keys with the listing agent." />
      <Checkbox label="Paid at closing" defaultValue />
    </StoryForm>
  </TodayScope>
);
const read = () => (
  <FieldModeScope mode="read" reason="In use by the escrow officer since 9:12 AM">
    {form()}
  </FieldModeScope>
);

export const Editing: Story = { render: form, ...inLooks('dark', 'contrast', 'comfortable', 'roomy') };
export const ReadOnly: Story = { render: read, ...inLooks('dark') };
export const Hidden: Story = { render: () => <FieldModeScope mode="hidden">{form()}</FieldModeScope> };
