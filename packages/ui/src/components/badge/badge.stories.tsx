import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './index.ts';

const meta = { title: 'Controls/Badge', component: Badge, args: { children: 'Template' } } satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { tone: 'accent', children: 'Open' } };
