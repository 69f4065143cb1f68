import type { Meta, StoryObj } from '@storybook/react-vite';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { ToastsHost } from '../../services/toasts/index.ts';
import { ListManager, type ListManagerItem } from './index.ts';

/** A pick list of settlement notes. */
export const notes: ListManagerItem[] = [
  { id: 1, name: 'Buyer pays owner policy' },
  { id: 2, name: 'Seller pays survey' },
  { id: 3, name: 'Split escrow fee' },
  { id: 4, name: 'Seller pays transfer tax' },
];

const meta = {
  title: 'Data/List manager',
  component: ListManager,
  decorators: [
    (Story) => (
      <>
        <div style={{ width: 380 }} className="p-3">
          <Story />
        </div>
        <DialogsHost />
        <ToastsHost />
      </>
    ),
  ],
  args: { label: 'Settlement notes' },
} satisfies Meta<typeof ListManager>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: notes } };
