import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { DialogResult } from '../../services/dialogs/index.ts';
import { DialogsHost } from '../../services/dialogs/index.ts';
import { Button } from '../button/index.ts';
import { askMerge } from './index.ts';
import base from './merge-table.stories.tsx';

const meta = { ...base, title: 'Data/Merge table/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

export const ArrowsChooseTabGoesOn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take all mine' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(
      canvas.getAllByRole('radio', { name: /Theirs/ }).every((radio) => (radio as HTMLInputElement).checked),
    ).toBe(true);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Closing, Theirs/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /Closing, Yours/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /Closing, Theirs/ })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /Sale price, Theirs/ })).toHaveFocus();
    await expect(canvas.getByText('1 yours, 2 theirs')).toBeVisible();
  },
};

let result: DialogResult<Record<string, unknown>> | undefined;
export const AnswersTheChosenRecord: Story = {
  render: ({ rows }) => (
    <div className="p-3">
      <Button
        onClick={() =>
          void askMerge({ rows }).then((answer) => {
            result = answer;
          })
        }
      >
        Save
      </Button>
      <DialogsHost />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save' }));
    await userEvent.click(await screen.findByRole('radio', { name: /Sale price, Theirs/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save merged' }));
    await waitFor(() =>
      expect(result).toEqual({
        dismissed: false,
        value: { closing: '2013-04-15', price: 17950000, place: 'Epsilon Title Co., 123 Commerce Pl., Somecity' },
      }),
    );
  },
};
