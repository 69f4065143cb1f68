import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SwiftField } from './index.ts';

const meta = {
  title: 'Fields/SwiftField/Keys',
  component: SwiftField,
  args: { label: 'SWIFT', onValueChange: fn() },
} satisfies Meta<typeof SwiftField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SmallLettersAndSpacesAreWrittenAsTheCode: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('chas us 33{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('CHASUS33');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('CHASUS33', { reason: 'commit' });
  },
};

export const NineCharactersAreRefused: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('chasus33x{Enter}');
    await expect(canvas.getByRole('textbox')).toHaveValue('chasus33x');
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter 8 or 11 characters, like CHASUS33.');
    await expect(args.onValueChange).not.toHaveBeenCalledWith(expect.anything(), { reason: 'commit' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
