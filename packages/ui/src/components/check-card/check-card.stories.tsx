import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardPage } from '../popover-card/story-cards.tsx';
import { CheckCard, type CheckCardProps, type CheckDetail } from './index.ts';

export const check: CheckDetail = {
  kind: 'check',
  checkNumber: '20417',
  checkDate: '2013-04-15',
  datePrinted: '2013-04-15',
  payee: 'Info Co.',
  payeeCompanyID: 2210,
  amount: 20675,
  memo: 'File 12-3456',
  lines: [
    { lineNumber: 1303, description: 'Flood determination', amount: 2000, accountingCodeID: 110 },
    { lineNumber: 1304, description: 'Flood monitoring', amount: 3175, accountingCodeID: 110 },
    { lineNumber: 1305, description: 'Tax monitoring', amount: 7500, accountingCodeID: 112 },
    { lineNumber: 2405, description: 'Tax status research', amount: 8000, accountingCodeID: 112 },
  ],
};

const Sample = (args: Omit<CheckCardProps, 'children'>) => (
  <CardPage height={420}>
    <CheckCard {...args}>
      <button type="button" className="text-link underline">
        20417
      </button>
    </CheckCard>
  </CardPage>
);

const meta = {
  title: 'Overlays/Check card',
  component: Sample,
  args: { label: 'Check 20417', href: '#check', data: check },
  excludeStories: ['check'],
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { defaultOpen: true } };
