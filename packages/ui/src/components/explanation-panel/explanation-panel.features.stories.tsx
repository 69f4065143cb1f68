import type { StoryObj } from '@storybook/react-vite';
import { Pencil } from 'lucide-react';
import { inLooks } from '../../lib/story.tsx';
import { Button } from '../button/index.ts';
import base, { Playground } from './explanation-panel.stories.tsx';
import { premium } from './stories-data.ts';

const meta = { ...base, title: 'Data/Explanation panel/Features', args: { ...base.args, ...Playground.args } };
export default meta;
type Story = StoryObj<typeof base>;

export const Calculated: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
export const WithActions: Story = {
  args: {
    actions: (
      <Button size="sm" icon={Pencil}>
        Override
      </Button>
    ),
  },
};
export const Overridden: Story = { args: { explanation: { ...premium, origin: 'overridden', value: '475.00' } } };
export const Typed: Story = {
  args: { explanation: { id: 'price', label: 'Sale price', value: '180,000.00', origin: 'typed', field: 'salePrice' } },
};
export const NegativeAndLong: Story = {
  args: {
    explanation: {
      id: 'cash',
      label: 'Cash to close, from buyer, after every credit, deposit and adjustment of the statement',
      value: '(2,500.00)',
      spoken: 'minus 2,500.00',
      operation: 'Due from buyer less amounts paid by or on behalf of the buyer at or before closing',
      rounding: 'to the cent, half up, once at the end',
    },
  },
};
export const NothingSelected: Story = { args: { explanation: null } };
export const Loading: Story = { args: { loading: true } };
export const Failed: Story = { args: { error: 'The rate service timed out after 30 s.', onRetry: () => {} } };
