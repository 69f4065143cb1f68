import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailField } from './index.ts';
import { agent, buyer, suggest } from './stories-data.ts';

const meta = { title: 'Fields/EmailField', component: EmailField, args: { label: 'To' } } satisfies Meta<
  typeof EmailField
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultValue: [buyer, agent], suggest, required: true } };
