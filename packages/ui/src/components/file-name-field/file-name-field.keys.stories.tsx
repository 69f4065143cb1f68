import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileNameField } from './index.ts';

const meta = {
  title: 'Fields/FileNameField/Keys',
  component: FileNameField,
  args: { label: 'File name', onValueChange: fn() },
} satisfies Meta<typeof FileNameField>;
export default meta;
type Story = StoryObj<typeof meta>;

const refusals: [text: string, reason: string][] = [
  ['.deed', 'A file name may not start with a dot.'],
  ['deed.', 'A file name may not end with a dot.'],
  ['con', 'This name is reserved: com0 to com9, con, lpt0 to lpt9, nul, prn.'],
  ['deed 4/15', 'A file name may not contain | * ? \\ : < > / $ "'],
];

export const WhatNoFileSystemTakesIsRefusedWithTheReason: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    for (const [text, reason] of refusals) {
      await userEvent.clear(canvas.getByRole('textbox'));
      await userEvent.keyboard(`${text}{Enter}`);
      await expect(canvas.getByRole('textbox')).toHaveValue(text);
      await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(reason);
    }
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.anything(), { reason: 'commit' });
  },
};

export const TheEndingIsNotPartOfTheValue: Story = {
  args: { extension: '.pdf', name: 'document' },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard(' deed.pdf {Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('deed');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('.pdf');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('deed', { reason: 'commit' });
    await expect(canvasElement.querySelector('[name=document]')).toHaveValue('deed.pdf');
  },
};
