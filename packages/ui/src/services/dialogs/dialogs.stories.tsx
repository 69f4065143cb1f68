import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/index.ts';
import { DialogsHost, dialogs } from './index.ts';

const roles = [
  { value: 6, label: 'Lender' },
  { value: 10, label: 'Real Estate Agent' },
  { value: 15, label: 'Buyer' },
  { value: 16, label: 'Seller' },
  { value: 17, label: 'Notary', inactive: true, reason: 'Not on this file' },
];

const Sample = () => (
  <div className="flex gap-2 p-3">
    <Button
      onClick={() => void dialogs.message({ title: 'File 12-3456 is free', message: 'The escrow officer closed it.' })}
    >
      Message
    </Button>
    <Button onClick={() => void dialogs.confirm({ title: 'Copy file 12-3456?', confirmLabel: 'Copy file' })}>
      Confirm
    </Button>
    <Button
      onClick={() =>
        void dialogs.confirm({
          title: 'Delete clause 4.c?',
          message:
            '“Access easement in favor of the owner of Lot 6” leaves Schedule B-II and later items renumber. Undo is available until you save.',
          confirmLabel: 'Delete clause',
          destructive: true,
        })
      }
    >
      Destructive
    </Button>
    <Button
      onClick={() =>
        void dialogs.promptText({ title: 'Rename filter', label: 'Name', value: 'Closing next week', maxLength: 60 })
      }
    >
      Text
    </Button>
    <Button
      onClick={() => void dialogs.promptDate({ title: 'Set the closing', label: 'Closing', today: '2013-04-12' })}
    >
      Date
    </Button>
    <Button
      onClick={() =>
        void dialogs.promptSelect({
          title: 'Move the check',
          label: 'Bank account',
          message: 'The check keeps its number.',
          options: [
            { value: 1, label: 'Escrow trust', code: '1010' },
            { value: 2, label: 'Recording', code: '1020' },
            { value: 3, label: 'Old escrow', code: '1030', inactive: true, reason: 'Closed in 2011' },
          ],
        })
      }
    >
      Select
    </Button>
    <Button
      onClick={() =>
        void dialogs.promptMultiSelect({ title: 'Notify', label: 'Roles', options: roles, value: [6, 10] })
      }
    >
      Multi-select
    </Button>
    <DialogsHost />
  </div>
);

const meta = {
  title: 'Overlays/Dialogs service',
  component: Sample,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = {};
