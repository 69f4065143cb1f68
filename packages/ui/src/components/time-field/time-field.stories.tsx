import type { Meta, StoryObj } from '@storybook/react-vite';
import { TimeField } from './index.ts';

const meta = { title: 'Fields/TimeField', component: TimeField, args: { label: 'Closing time' } } satisfies Meta<
  typeof TimeField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: '10:30' } };
