import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './index.ts';

const meta = { title: 'Fields/Switch', component: Switch, args: { label: 'Show inactive companies' } } satisfies Meta<
  typeof Switch
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: true, help: 'For you only.' } };
