import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SegmentedControl, type SegmentedControlProps } from './index.ts';

type Whose = 'mine' | 'branch' | 'all';
const Held = (args: SegmentedControlProps<Whose>) => {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        args.onValueChange(next);
      }}
    />
  );
};

const meta = {
  title: 'Shell/Segmented control',
  component: Held,
  args: {
    label: 'Whose files',
    value: 'mine',
    onValueChange: () => {},
    options: [
      { value: 'mine', label: 'Mine' },
      { value: 'branch', label: 'Branch' },
      { value: 'all', label: 'All' },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 'branch' } };
