import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flag, UserRoundPen } from 'lucide-react';
import { Badge } from '../badge/index.ts';
import { FileHeader } from './index.ts';

const meta = {
  title: 'Shell/File header',
  component: FileHeader,
  parameters: { layout: 'fullscreen' },
  args: { number: '12-3456' },
} satisfies Meta<typeof FileHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {
  args: {
    type: 'Purchase',
    statement: 'CDF',
    buyer: { value: 'Michael Jones and Mary Stone' },
    seller: { value: 'Steve Cole and Amy Doe' },
    property: { value: '456 Somewhere Ave, Anytown ST 12345' },
    lender: { value: 'Ficus Bank', detail: '162,000.00 at 3.875%' },
    closing: { value: '04/15/2013', detail: 'in 3 days' },
    switcher: [{ id: '12-3461', label: '12-3461', detail: 'Ramirez', href: '#12-3461' }],
    marks: (
      <>
        <Badge tone="accent">Open</Badge>
        <Badge tone="warning" icon={UserRoundPen}>
          In use
        </Badge>
        <Badge tone="danger" icon={Flag}>
          Critical note
        </Badge>
      </>
    ),
  },
};
