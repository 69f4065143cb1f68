import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../components/button/index.ts';
import { DialogsHost, dialogs } from './index.ts';

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
