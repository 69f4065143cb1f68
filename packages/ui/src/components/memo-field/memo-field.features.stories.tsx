import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks, StoryForm } from '../../lib/story.tsx';
import { MemoField } from './index.ts';

const meta = { title: 'Fields/MemoField/Features', component: MemoField, args: { label: 'Memo' } } satisfies Meta<
  typeof MemoField
>;
export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Seller leaves keys with the listing agent. '.repeat(40);
const board = () => (
  <StoryForm columns={2}>
    <MemoField
      label="Memo"
      defaultValue={'Seller leaves keys with the listing agent.\nWalk-through 04/14 at 5:00 PM.'}
    />
    <MemoField label="Closing instructions" required error="Enter instructions for the closer." />
    <MemoField
      label="Brief legal"
      defaultValue="Lot 7, Block 3, Somewhere Addition, Plat 12/88"
      mode="read"
      reason="Locked"
    />
    <MemoField label="Exceptions" disabled />
    <MemoField label="Long text" defaultValue={long} />
    <MemoField
      label="Wire memo"
      defaultValue="For further credit to the account of Steve Cole and Amy Doe, file 12-3456."
      maxLength={80}
      help="Printed on the wire."
    />
  </StoryForm>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
export const GrowsTo88Pixels: Story = {
  args: { defaultValue: long },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox');
    await expect(input.getBoundingClientRect().height).toBe(88);
    await expect(input.scrollHeight).toBeGreaterThan(88);
  },
};
