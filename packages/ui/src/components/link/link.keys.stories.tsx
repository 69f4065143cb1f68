import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TextLink } from './index.ts';
import { StillLinks } from './still-links.tsx';

const meta = {
  title: 'Shell/Link/Keys',
  component: TextLink,
  args: { href: '#contacts', children: 'All contacts', onClick: fn() },
  render: (args) => (
    <StillLinks>
      <TextLink {...args} />
    </StillLinks>
  ),
} satisfies Meta<typeof TextLink>;
export default meta;

/** Links made by the provider: an adapter of the router's link, here one that leads nowhere. */
export const TabArrivesEnterFollows: StoryObj<typeof meta> = {
  play: async ({ args, canvas }) => {
    const before = window.location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'All contacts' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(window.location.href).toBe(before);
  },
};
