import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { MultiSelectField, type MultiSelectFieldProps } from './index.ts';
import { branches, files, roles } from './stories-data.ts';

const meta = {
  title: 'Fields/MultiSelectField/Features',
  component: MultiSelectField<number>,
  args: { label: 'Roles', options: roles },
} satisfies Meta<typeof MultiSelectField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryForm columns={3}>
    <MultiSelectField label="Roles" options={roles} placeholder="All roles" />
    <MultiSelectField label="Roles" options={roles} defaultValue={[6]} />
    <MultiSelectField label="Roles" options={roles} defaultValue={[6, 10, 11]} />
    <MultiSelectField label="Roles" options={roles} defaultValue={[1, 2, 3, 4, 5, 6]} />
    <MultiSelectField label="Branches" required options={branches} error="Select one branch or more." />
    <MultiSelectField label="Branches" options={branches} defaultValue={[3]} warning="Sometown closes on April 30." />
    <MultiSelectField label="Roles" options={roles} defaultValue={[6, 10]} mode="read" reason="Locked" />
    <MultiSelectField label="Roles" options={roles} disabled disabledReason="Select a report first" />
    <MultiSelectField label="Branches" options={branches} defaultValue={[1, 2]} help="Empty: all branches." />
  </StoryForm>
);
const room = (args: MultiSelectFieldProps<number>) => (
  <div className="min-h-[420px]">
    <StoryForm columns={2}>
      <MultiSelectField {...args} />
    </StoryForm>
  </div>
);
const open = (keys: string, name: RegExp): Story => ({
  render: room,
  args: { defaultValue: [6, 10] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const box = await within(document.body).findByRole('combobox', { name: /Search/ });
    await waitFor(() => expect(box).toHaveFocus());
    if (keys) await userEvent.keyboard(keys);
    await waitFor(() => expect(within(document.body).getByText(name)).toBeVisible());
  },
});
const opened = open('', /Select all \(12\)/);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const Open: Story = { ...opened, ...inLooks('dark', 'contrast', 'roomy') };
export const Filtered: Story = open('co', /Select all found \(1\)/);
export const NoneFound: Story = open('zzz', /None found/);
export const Groups: Story = {
  render: room,
  args: { label: 'Branches', options: branches, defaultValue: [1] },
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(document.body).getByText('South')).toBeVisible());
  },
};
export const TenThousand: Story = {
  ...open('', /Select all \(10000\)/),
  args: { label: 'Files', options: files, defaultValue: [] },
};
