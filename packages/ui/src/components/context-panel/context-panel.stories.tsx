import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, FileText, History, Paperclip, Pencil, Sigma } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import { Description, DescriptionList } from '../description-list/index.ts';
import { ContextPanel, type ContextPanelProps } from './index.ts';

const Held = (args: ContextPanelProps) => {
  const [value, setValue] = useState(args.value);
  const [pinned, setPinned] = useState(args.pinned ?? false);
  return (
    <div className="flex h-screen">
      <p className="flex-1 p-3">Title charges</p>
      <ContextPanel {...args} value={value} onValueChange={setValue} pinned={pinned} onPinnedChange={setPinned} />
    </div>
  );
};

const meta = {
  title: 'Shell/Context panel',
  component: Held,
  parameters: { layout: 'fullscreen' },
  args: {
    value: null,
    onValueChange: () => {},
    tabs: [
      {
        id: 'why',
        label: 'Why',
        icon: Sigma,
        content: (
          <>
            <p className="text-label text-muted">C 04 · Title – Lender’s Title Insurance</p>
            <p className="mb-3 text-figure font-semibold figures">500.00</p>
            <DescriptionList layout="ledger">
              <Description term="First 100,000.00">345.00</Description>
              <Description term="Next 62,000.00">155.00</Description>
              <Description term="Loan policy premium" total>
                500.00
              </Description>
            </DescriptionList>
          </>
        ),
        footer: (
          <>
            <Button icon={Pencil}>Override</Button>
            <Button variant="quiet" icon={Copy} className="ml-auto">
              Copy
            </Button>
          </>
        ),
      },
      { id: 'activity', label: 'Activity', icon: History, content: 'Sale price changed to 180,000.00' },
      {
        id: 'notes',
        label: 'Notes',
        icon: FileText,
        count: 4,
        alert: '1 critical',
        content: 'Seller leaves keys at the office',
      },
      { id: 'documents', label: 'Docs', icon: Paperclip, content: 'No documents yet' },
    ],
  },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { value: 'why' } };
