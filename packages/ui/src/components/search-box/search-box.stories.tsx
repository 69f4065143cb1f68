import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchBox } from './index.ts';

const meta = { title: 'Controls/Search box', component: SearchBox, args: {} } satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { label: 'Find a company', shortcut: 'Ctrl K' } };
