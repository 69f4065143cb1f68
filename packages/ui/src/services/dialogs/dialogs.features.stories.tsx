import type { StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { DialogBody, DialogSaveFooter } from '../../components/dialog/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { inLooks } from '../../lib/story.tsx';
import base from './dialogs.stories.tsx';
import { type DialogControl, dialogs } from './index.ts';

const meta = { ...base, title: 'Overlays/Dialogs service/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const open =
  (name: string, role = 'alertdialog'): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }));
    await within(await screen.findByRole(role)).findAllByRole('button', { name: /OK|Copy|Cancel/ });
  };

// holds core 2.44
export const Message: Story = { play: open('Message') };
export const Confirm: Story = { play: open('Confirm') };
export const Destructive: Story = { play: open('Destructive'), ...inLooks('dark', 'contrast') };
export const PromptText: Story = { play: open('Text', 'dialog'), ...inLooks('roomy') };
export const PromptDate: Story = { play: open('Date', 'dialog') };
export const PromptSelect: Story = { play: open('Select', 'dialog') };
export const PromptMultiSelect: Story = { play: open('Multi-select', 'dialog') };

function Failing({ dialog }: { dialog: DialogControl<string> }) {
  return (
    <>
      <DialogBody>
        <TextField label="Lender" defaultValue="Maple Street Savings" />
      </DialogBody>
      <DialogSaveFooter
        onCancel={() => dialog.dismiss('cancel')}
        onSave={() =>
          void dialog.run(() => Promise.reject(new Error('The payoff was not saved. The server did not answer.')))
        }
      />
    </>
  );
}
/** A failure of the level, with Try again; what was typed stays. */
export const WorkFailed: Story = {
  play: async () => {
    void dialogs.open(Failing, {}, { title: 'Add payoff', subtitle: 'File 12-3456', size: 'small' });
    const dialog = await screen.findByRole('dialog', { name: 'Add payoff' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Save' }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('The payoff was not saved.');
  },
};
function Working({ dialog }: { dialog: DialogControl }) {
  const { busy } = dialog;
  useEffect(() => busy.begin('save', { message: 'Saving the payoff', onCancel: () => {} }), [busy]);
  return (
    <>
      <DialogBody>
        <TextField label="Lender" defaultValue="Maple Street Savings" />
      </DialogBody>
      <DialogSaveFooter onCancel={() => {}} onSave={() => {}} />
    </>
  );
}
/** Busy: only this level is covered, its close button works. */
export const LevelBusy: Story = {
  play: async () => {
    void dialogs.open(Working, {}, { title: 'Add payoff', size: 'small' });
    const dialog = await screen.findByRole('dialog', { name: 'Add payoff' });
    await expect(await within(dialog).findByText('Saving the payoff')).toBeVisible();
  },
};
function Broken(): ReactNode {
  throw new Error('broken');
}
/** A content that cannot be shown says so and can be tried again. */
export const ContentFailed: Story = {
  play: async () => {
    void dialogs.open(Broken, {}, { title: 'Rates', size: 'small' });
    await expect(await screen.findByRole('alert')).toHaveTextContent('This dialog could not be shown.');
  },
  // React reports what the content threw.
  beforeEach: () => {
    const error = console.error;
    console.error = () => {};
    return () => {
      console.error = error;
    };
  },
};
