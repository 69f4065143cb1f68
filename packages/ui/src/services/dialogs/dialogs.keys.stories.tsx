import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../components/button/index.ts';
import { DialogBody, DialogFooter } from '../../components/dialog/index.ts';
import { MenuButton } from '../../components/dropdown-menu/index.ts';
import { TextField } from '../../components/text-field/index.ts';
import { type DialogControl, DialogsHost, dialogs } from './index.ts';

const meta = { title: 'Overlays/Dialogs service/Keys', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

let last: unknown;
const note = (promise: Promise<unknown>) => {
  last = undefined;
  void promise.then((answer) => {
    last = answer;
  });
};

function Level({ depth, dialog }: { depth: number; dialog: DialogControl<string> }) {
  const [guarded, setGuarded] = useState(false);
  useEffect(() => {
    dialog.setGuard(
      guarded ? () => dialogs.confirm({ title: 'Discard changes?', confirmLabel: 'Discard', destructive: true }) : null,
    );
  }, [dialog, guarded]);
  return (
    <>
      <DialogBody className="flex gap-3">
        <TextField label={`Note ${depth}`} onValueChange={() => setGuarded(depth === 3)} />
        <MenuButton
          menuLabel={`Acts ${depth}`}
          entries={[{ id: 'a', label: 'Copy' }]}
          className="h-control self-end rounded-sm border px-2"
        >
          Menu {depth}
        </MenuButton>
      </DialogBody>
      <DialogFooter>
        <Button
          onClick={() =>
            note(dialogs.open(Level, { depth: depth + 1 }, { title: `Level ${depth + 1}`, size: 'small' }))
          }
        >
          Deeper
        </Button>
        <Button variant="primary" onClick={() => dialog.close(`done ${depth}`)}>
          Done
        </Button>
      </DialogFooter>
    </>
  );
}

const Sample = () => (
  <div className="flex gap-2 p-3">
    <Button onClick={() => note(dialogs.open(Level, { depth: 1 }, { title: 'Level 1', size: 'medium' }))}>Open</Button>
    <Button
      onClick={() =>
        note(dialogs.confirm({ title: 'Delete clause 4.c?', confirmLabel: 'Delete clause', destructive: true }))
      }
    >
      Delete
    </Button>
    <Button onClick={() => note(dialogs.confirm({ title: 'Copy file?', confirmLabel: 'Copy file', key: 'copy' }))}>
      Copy
    </Button>
    <Button
      onClick={() =>
        note(
          dialogs.promptText({
            title: 'Rename',
            label: 'Name',
            validate: (text) => (text === 'taken' ? 'This name is in use.' : null),
          }),
        )
      }
    >
      Rename
    </Button>
    <DialogsHost />
  </div>
);

const dialog = (name: string, role = 'dialog') => screen.findByRole(role, { name });

/** Two levels, a menu in the upper one: Escape peels menu, level 2, level 1, and what was typed below is still there. */
export const EscapePeelsOneLayer: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Open' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const one = await dialog('Level 1');
    await userEvent.type(await within(one).findByRole('textbox', { name: 'Note 1' }), 'keep me');
    await userEvent.click(within(one).getByRole('button', { name: 'Deeper' }));
    const two = await dialog('Level 2');
    await userEvent.click(within(two).getByRole('button', { name: 'Menu 2' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(two).toBeInTheDocument();
    await waitFor(() => expect(within(two).getByRole('button', { name: 'Menu 2' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(two).not.toBeInTheDocument());
    await waitFor(() => expect(last).toEqual({ dismissed: true, reason: 'escape' }));
    await waitFor(() => expect(within(one).getByRole('button', { name: 'Deeper' })).toHaveFocus());
    await expect(within(one).getByRole('textbox', { name: 'Note 1' })).toHaveValue('keep me');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(one).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(document.body.style.pointerEvents).not.toBe('none');
  },
};

export const DestructiveStartsOnCancel: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Delete' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const box = await dialog('Delete clause 4.c?', 'alertdialog');
    await waitFor(() => expect(within(box).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toBe(false));
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () =>
      expect(
        within(await dialog('Delete clause 4.c?', 'alertdialog')).getByRole('button', { name: 'Cancel' }),
      ).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toBe(true));
  },
};

// holds core 2.44
export const PlainConfirmStartsOnTheAct: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const copy = within(canvasElement).getByRole('button', { name: 'Copy' });
    copy.click();
    copy.click();
    await waitFor(async () =>
      expect(
        within(await dialog('Copy file?', 'alertdialog')).getByRole('button', { name: 'Copy file' }),
      ).toHaveFocus(),
    );
    // The key keeps it to one at a time.
    await expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(last).toBe(true));
  },
};

// holds core 2.44
export const PromptChecksThenAnswers: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Rename' }));
    const box = await dialog('Rename');
    const field = await within(box).findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(within(box).getByRole('button', { name: 'OK' })).toBeDisabled();
    await userEvent.keyboard('taken{Enter}');
    await expect(await within(box).findByText('This name is in use.')).toBeVisible();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('Next week{Enter}');
    await waitFor(() => expect(last).toBe('Next week'));
  },
};

/** Changes at level 3: Escape asks first, and stays when the answer is Cancel. */
export const GuardAsksBeforeWorkIsLost: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await userEvent.click(within(await dialog('Level 1')).getByRole('button', { name: 'Deeper' }));
    await userEvent.click(within(await dialog('Level 2')).getByRole('button', { name: 'Deeper' }));
    const three = await dialog('Level 3');
    await userEvent.type(await within(three).findByRole('textbox'), 'x');
    await userEvent.keyboard('{Escape}');
    const question = await dialog('Discard changes?', 'alertdialog');
    await userEvent.click(await within(question).findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(within(three).getByRole('textbox')).toHaveValue('x');
    dialogs.closeAll('logout');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(last).toEqual({ dismissed: true, reason: 'logout' }));
  },
};
