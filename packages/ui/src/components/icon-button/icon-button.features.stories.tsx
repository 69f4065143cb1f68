import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Lock, Pin, Printer } from 'lucide-react';
import { inLooks, StoryRow } from '../../lib/story.tsx';
import { IconButton } from './index.ts';

const meta = {
  title: 'Controls/IconButton/Features',
  component: IconButton,
  args: { icon: Printer, label: 'Print' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const board = () => (
  <StoryRow>
    <IconButton icon={Printer} label="Print" />
    <IconButton icon={Ellipsis} label="More" />
    <IconButton icon={Pin} label="Pin the panel" pressed />
    <IconButton icon={Pin} label="Pin the second panel" pressed={false} variant="quiet" />
    <IconButton icon={Lock} label="Lock" disabled />
    <IconButton icon={Lock} label="Lock the file" disabled disabledReason="The file is in use" />
    <IconButton icon={Printer} label="Printing" busy />
    <IconButton icon={Ellipsis} label="More about line 3" variant="quiet" size="sm" />
  </StoryRow>
);

export const All: Story = { render: board, ...inLooks('dark', 'contrast', 'roomy') };
