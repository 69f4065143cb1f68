import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextField } from '../text-field/index.ts';
import { SessionExpiring, useCountdown } from './index.ts';

const meta = { title: 'Shell/Session expiring/Keys', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const onLogOut = fn();
/** A clock that runs a minute in one tick, when told. */
let tick = () => {};
let now = 0;
const clock = {
  now: () => now,
  every: (_milliseconds: number, work: () => void) => {
    tick = work;
    return () => {
      tick = () => {};
    };
  },
};

function Sample() {
  const [open, setOpen] = useState(false);
  const remaining = useCountdown({ running: open, onEnd: () => onLogOut('time'), clock });
  return (
    <div className="p-3">
      <TextField label="Note" onValueChange={(text) => text === 'idle' && setOpen(true)} />
      <SessionExpiring
        open={open}
        remaining={remaining}
        idleMinutes={19}
        onKeepWorking={() => setOpen(false)}
        onLogOut={() => onLogOut('button')}
      />
    </div>
  );
}
const start = async (canvasElement: HTMLElement) => {
  onLogOut.mockClear();
  const field = within(canvasElement).getByRole('textbox');
  await userEvent.type(field, 'idle');
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep working' })).toHaveFocus());
  return { field, dialog };
};
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const EnterKeepsWorking: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { field } = await start(canvasElement);
    await userEvent.keyboard('{Enter}');
    await gone();
    await waitFor(() => expect(field).toHaveFocus());
    await expect(onLogOut).not.toHaveBeenCalled();
  },
};

export const EscapeKeepsWorking: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { field } = await start(canvasElement);
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const TabReachesLogOut: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const { dialog } = await start(canvasElement);
    await userEvent.tab({ shift: true });
    await expect(within(dialog).getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onLogOut).toHaveBeenCalledWith('button');
  },
};

export const TheTimeRunsOut: Story = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    now = 0;
    const { dialog } = await start(canvasElement);
    now = 13_000;
    tick();
    await waitFor(() => expect(within(dialog).getByRole('timer')).toHaveTextContent('Logging out in 47 seconds...'));
    now = 60_000;
    tick();
    await waitFor(() => expect(onLogOut).toHaveBeenCalledWith('time'));
  },
};
