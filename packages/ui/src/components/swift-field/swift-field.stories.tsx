import type { Meta, StoryObj } from '@storybook/react-vite';
import { SwiftField } from './index.ts';

const meta = { title: 'Fields/SwiftField', component: SwiftField, args: { label: 'SWIFT' } } satisfies Meta<
  typeof SwiftField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: 'CHASUS33', help: 'Of the receiving bank.' } };
