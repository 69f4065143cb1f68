import type { Meta, StoryObj } from '@storybook/react-vite';
import { MultiSelectField } from './index.ts';
import { roles } from './stories-data.ts';

const meta = {
  title: 'Fields/MultiSelectField',
  component: MultiSelectField<number>,
  args: { label: 'Roles', options: roles },
} satisfies Meta<typeof MultiSelectField<number>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: [6, 10], help: 'Parties the notice goes to.' } };
