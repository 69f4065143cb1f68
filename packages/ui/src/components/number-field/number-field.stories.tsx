import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './index.ts';

const meta = { title: 'Fields/NumberField', component: NumberField, args: { label: 'Term' } } satisfies Meta<
  typeof NumberField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: 30, unit: 'years', min: 1, max: 40 } };
