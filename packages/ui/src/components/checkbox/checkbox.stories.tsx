import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './index.ts';

const meta = { title: 'Fields/Checkbox', component: Checkbox, args: { label: 'Paid at closing' } } satisfies Meta<
  typeof Checkbox
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: true, help: 'Unticked: paid before closing.' } };
