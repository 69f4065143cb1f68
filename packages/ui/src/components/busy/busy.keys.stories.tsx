import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { BusyRegion } from './index.ts';

const meta = { title: 'Shell/Busy/Keys' } satisfies Meta;
export default meta;

function Sample() {
  const [busy, setBusy] = useState(false);
  return (
    <div className="p-3">
      <BusyRegion busy={busy} message="Calculating">
        <TextField label="Rate" onValueChange={(text) => text === '3' && setBusy(true)} />
      </BusyRegion>
      <Button onClick={() => setBusy(false)}>Finish</Button>
    </div>
  );
}

/** What is covered takes no keys; the rest works on; the focus comes back. */
export const InertAndBack: StoryObj = {
  render: () => <Sample />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.keyboard('3');
    await waitFor(() => expect(field.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('875');
    await expect(field).toHaveValue('3');
    canvas.getByRole('button', { name: 'Finish' }).click();
    await waitFor(() => expect(field).toHaveFocus());
  },
};
