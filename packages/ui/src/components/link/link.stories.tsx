import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from './index.ts';
import { StillLinks } from './still-links.tsx';

const meta = {
  title: 'Shell/Link',
  component: TextLink,
  args: { href: '#contacts', children: 'All contacts' },
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const onClick = fn();
/** Links made by the provider: an adapter of the router's link, here one that leads nowhere. */
export const OwnLinks: Story = {
  args: { onClick },
  render: (args) => (
    <StillLinks>
      <TextLink {...args} />
    </StillLinks>
  ),
  play: async ({ canvasElement }) => {
    onClick.mockClear();
    const before = window.location.href;
    within(canvasElement).getByRole('link').focus();
    await userEvent.keyboard('{Enter}');
    await expect(onClick).toHaveBeenCalledTimes(1);
    await expect(window.location.href).toBe(before);
  },
};
