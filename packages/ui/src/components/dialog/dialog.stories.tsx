import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/index.ts';
import type { Memory } from '../memory/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  Dialog,
  DialogBody,
  DialogContent,
  type DialogContentProps,
  DialogHead,
  DialogSaveFooter,
  type DialogSaveFooterProps,
} from './index.ts';

export interface SampleProps {
  size?: DialogContentProps['size'];
  movable?: boolean;
  name?: string;
  memory?: Memory;
  start?: boolean;
  footer?: Partial<DialogSaveFooterProps>;
  body?: React.ReactNode;
}

export function Sample({ start = true, footer, body, ...content }: SampleProps) {
  const [open, setOpen] = useState(start);
  const close = () => setOpen(false);
  return (
    <div className="p-3">
      <Button onClick={() => setOpen(true)}>Add payoff</Button>
      <Dialog open={open} onDismiss={close}>
        <DialogContent {...content}>
          <DialogHead title="Add payoff" subtitle="File 12-3456" />
          <DialogBody>
            {body ?? (
              <div className="grid grid-cols-3 gap-x-field-x gap-y-field-y">
                <TextField label="Lender" required defaultValue="Maple Street Savings" />
                <TextField label="Loan number" variant="identifier" defaultValue="88-104422" />
                <TextField label="Per diem" required />
              </div>
            )}
          </DialogBody>
          <DialogSaveFooter onSave={close} onCancel={close} {...footer} />
        </DialogContent>
      </Dialog>
    </div>
  );
}

const meta = { title: 'Overlays/Dialog', component: Sample, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof Sample
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Playground: Story = { args: { size: 'medium' } };
