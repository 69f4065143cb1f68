import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import features, { Group } from './section.features.stories.tsx';
import type base from './section.stories.tsx';

const meta = { ...features, title: 'Shell/Section/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

export const EnterAndSpaceFold: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Property' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvasElement.querySelector('[data-slot=section-content]')).toHaveAttribute('hidden', 'until-found');
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const FindInPageOpens: Story = {
  args: { defaultOpen: false },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('[data-slot=section-content]')?.dispatchEvent(new Event('beforematch'));
    await expect(await within(canvasElement).findByRole('button', { expanded: true })).toBeVisible();
  },
};

export const AnErrorOpensItsSection: Story = {
  ...Group,
  play: async ({ canvasElement }) => {
    const button = await within(canvasElement).findByRole('button', { name: /Prior policy/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(within(canvasElement).getByText('1 error')).toBeVisible();
  },
};

export const AllAtOnce: Story = {
  ...Group,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(canvas.queryAllByRole('button', { expanded: true })).toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(canvas.queryAllByRole('button', { expanded: false })).toHaveLength(0);
  },
};

export const AnErrorOpensButIsNotRemembered: Story = {
  ...Group,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = await canvas.findByRole('button', { name: /Prior policy/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Expand all' }));
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse all' }));
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // The count belongs to the name.
    await expect(canvas.getByRole('button', { name: 'Parties 8 parties' })).toBeVisible();
  },
};
