import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './index.ts';

const meta = {
  title: 'Fields/Field',
  component: Field,
  args: {
    label: 'Colour of the binder',
    children: (control) => <input type="color" {...control} readOnly={undefined} className="h-control w-full" />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { help: 'Printed on the label.', required: true } };
