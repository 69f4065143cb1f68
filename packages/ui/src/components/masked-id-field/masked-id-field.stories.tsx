import type { Meta, StoryObj } from '@storybook/react-vite';
import { MaskedIdField } from './index.ts';

const meta = { title: 'Fields/MaskedIdField', component: MaskedIdField, args: { label: 'SSN' } } satisfies Meta<
  typeof MaskedIdField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { masked: '***-**-4321', onReveal: () => Promise.resolve('123-45-4321') } };
