import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DialogBody, DialogSaveFooter } from '../../components/dialog/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { type DialogControl, DialogsHost, dialogs, useUnsavedGuard } from './index.ts';

const meta = { title: 'Overlays/Dialogs service/Prompt keys', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

let last: unknown;
const note = (promise: Promise<unknown>) => {
  last = undefined;
  void promise.then((answer) => {
    last = answer;
  });
};
const counties = Array.from({ length: 14 }, (_, at) => ({ value: at + 1, label: `County ${at + 1}` }));

function Payoff({ dialog }: { dialog: DialogControl<string> }) {
  const [lender, setLender] = useState('');
  useUnsavedGuard(dialog, lender !== '');
  return (
    <>
      <DialogBody>
        <TextField label="Lender" value={lender} onValueChange={setLender} />
      </DialogBody>
      <DialogSaveFooter onCancel={() => dialog.dismiss('cancel')} onSave={() => dialog.close(lender)} />
    </>
  );
}

const Sample = () => (
  <div className="flex gap-2 p-3">
    <Button
      onClick={() => note(dialogs.promptDate({ title: 'Set the closing', label: 'Closing', today: '2013-04-12' }))}
    >
      Date
    </Button>
    <Button
      onClick={() =>
        note(
          dialogs.promptSelect({
            title: 'Method',
            label: 'Method',
            options: ['Wire', 'Check'].map((label) => ({ value: label, label })),
            validate: (method) => (method === 'Check' ? 'The account has no checks.' : null),
          }),
        )
      }
    >
      Select
    </Button>
    <Button
      onClick={() =>
        note(dialogs.promptMultiSelect({ title: 'Counties', label: 'Counties', options: counties, min: 2 }))
      }
    >
      Counties
    </Button>
    <Button onClick={() => note(dialogs.open(Payoff, {}, { title: 'Add payoff', size: 'small' }))}>Payoff</Button>
    <DialogsHost />
  </div>
);

const start = async (canvasElement: HTMLElement, button: string, title: string) => {
  const opener = within(canvasElement).getByRole('button', { name: button });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: title });
  return { opener, dialog };
};

// holds core 2.44
export const ADateIsTypedAndEnterAnswers: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { opener, dialog } = await start(canvasElement, 'Date', 'Set the closing');
    const field = await within(dialog).findByRole('textbox', { name: 'Closing' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(within(dialog).getByRole('button', { name: 'OK' })).toBeDisabled();
    // What cannot be read is no answer.
    await userEvent.keyboard('2/30/13{Enter}');
    await expect(dialog).toBeInTheDocument();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('4/15/13{Enter}');
    await waitFor(() => expect(last).toBe('2013-04-15'));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

// holds core 2.44
export const OneIsPickedAndChecked: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { dialog } = await start(canvasElement, 'Select', 'Method');
    const field = await within(dialog).findByRole('combobox', { name: 'Method' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('c');
    await expect(field).toHaveTextContent('Check');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await expect(await within(dialog).findByText('The account has no checks.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('option', { name: 'Wire' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(last).toBe('Wire'));
  },
};

// holds core 2.44
export const SomeAreTickedAfterASearch: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { dialog } = await start(canvasElement, 'Counties', 'Counties');
    const search = await within(dialog).findByRole('textbox', { name: 'Search: Counties' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'County 12' }));
    await expect(within(dialog).getByRole('button', { name: 'OK' })).toBeDisabled();
    await expect(within(dialog).getByRole('status')).toHaveTextContent('1 of 14 selected Select at least 2.');
    await userEvent.type(search, 'county 3');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(within(dialog).getByRole('checkbox', { name: 'County 3' })).toBeChecked();
    // In the order of the list, whatever the order of ticking.
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(last).toEqual([3, 12]));
  },
};

/** Enter in a one-line field presses Save; with changes, Escape asks, and "Keep editing" has the focus. */
export const EnterSavesEscapeAsks: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { dialog } = await start(canvasElement, 'Payoff', 'Add payoff');
    const field = await within(dialog).findByRole('textbox', { name: 'Lender' });
    await userEvent.type(field, 'Ficus');
    await userEvent.keyboard('{Escape}');
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Keep editing' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' Bank{Enter}');
    await waitFor(() => expect(last).toEqual({ dismissed: false, value: 'Ficus Bank' }));
  },
};
