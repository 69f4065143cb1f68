import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './index.ts';

const meta = { title: 'Data/Skeleton', component: Skeleton, args: { delayed: false } } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { rows: 6, label: 'Calculating premiums' } };
