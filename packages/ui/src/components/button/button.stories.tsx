import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './index.ts';

const meta = { title: 'Controls/Button', component: Button, args: { children: 'Copy file' } } satisfies Meta<
  typeof Button
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { variant: 'primary', children: 'Save', shortcut: 'Ctrl S' } };
