import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { DateField } from '../date-field/index.ts';
import { FieldModeScope } from '../field-mode/index.ts';
import { MoneyField } from '../money-field/index.ts';
import { SelectField } from '../select-field/index.ts';
import { loanTypes } from '../select-field/stories-data.ts';
import { TextField } from '../text-field/index.ts';
import { Field } from './index.ts';

const meta = { title: 'Fields/Field/Keys', component: Field, args: { children: () => null } } satisfies Meta<
  typeof Field
>;
export default meta;
type Story = StoryObj<typeof meta>;

const form = (
  <>
    <TextField id="a" label="Payee" defaultValue="Ficus Bank" />
    <SelectField id="b" label="Loan type" options={loanTypes} defaultValue="fha" />
    <DateField id="c" label="Closing" defaultValue="2013-04-15" today="2013-04-12" />
    <MoneyField id="d" label="Sale price" defaultValue={18000000} />
  </>
);
const walk = async () => {
  const seen: (string | undefined)[] = [];
  for (let step = 0; step < 4; step++) {
    await userEvent.tab();
    seen.push(document.activeElement?.id);
  }
  await expect(seen).toEqual(['a', 'b', 'c', 'd']);
};

/** One tab stop per field, nothing opens on the way. */
export const OneTabStopEach: Story = {
  render: () => form,
  play: async () => {
    await walk();
    await expect(document.querySelector('[role=dialog],[role=listbox]')).toBeNull();
  },
};

export const OneTabStopEachInReadMode: Story = {
  render: () => <FieldModeScope mode="read">{form}</FieldModeScope>,
  play: walk,
};

/** Changing the mode moves nothing: same height, same place. */
export const ReadModeKeepsTheHeight: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-2">
      <div data-testid="edit">{form}</div>
      <div data-testid="read">
        <FieldModeScope mode="read">{form}</FieldModeScope>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = (id: string) =>
      [...canvas.getByTestId(id).children].map((field) => field.getBoundingClientRect().height);
    await expect(heights('read')).toEqual(heights('edit'));
  },
};
