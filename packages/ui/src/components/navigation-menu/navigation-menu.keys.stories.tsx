import type { StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import base from './navigation-menu.stories.tsx';

const meta = { ...base, title: 'Shell/Navigation menu/Keys' };
export default meta;
type Story = StoryObj<typeof base>;

export const EachLinkIsATabStop: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'File information' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Main' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Main' })).toHaveAttribute('aria-current', 'page');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Properties ?, 2$/ })).toHaveFocus();
  },
};

export const ArrowsHomeEndAndTyping: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /^Properties ?, 2$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('link', { name: 'Main' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link', { name: 'Signings' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: 'File information' })).toHaveFocus();
    await userEvent.keyboard('file w');
    await expect(canvas.getByRole('link', { name: /^File workflow ?, 2 late$/ })).toHaveFocus();
  },
};

export const GroupsFold: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = canvas.getByRole('button', { name: 'Settlement statement' });
    group.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: /Title charges/ })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard(' ');
    await expect(group).toHaveAttribute('aria-expanded', 'true');
  },
};

export const AccessKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const loans = canvas.getByRole('link', { name: 'Loans' });
    await expect(loans).toHaveAttribute('aria-keyshortcuts', 'Alt+L');
    const clicked = new Promise((resolve) => loans.addEventListener('click', resolve, { once: true }));
    await fireEvent.keyDown(document.body, { key: 'Alt', code: 'AltLeft', altKey: true });
    await waitFor(() => expect(loans.querySelector('.underline')).toHaveTextContent('L'));
    await fireEvent.keyDown(document.body, { key: 'l', code: 'KeyL', altKey: true });
    await clicked;
    await fireEvent.keyUp(document.body, { key: 'Alt', code: 'AltLeft' });
    await waitFor(() => expect(loans.querySelector('.underline')).toBeNull());
  },
};

export const DisabledKeepsItsPlaceAndSaysWhy: Story = {
  play: async ({ canvasElement }) => {
    const cpl = within(canvasElement).getByRole('link', { name: 'CPL' });
    await expect(cpl).toHaveAttribute('aria-disabled', 'true');
    await expect(cpl).not.toHaveAttribute('href');
    await userEvent.tab();
    await userEvent.keyboard('cpl');
    await expect(cpl).toHaveFocus();
  },
};

/** Reason and hint are described from the start, not only by the tooltip. */
export const ReasonsAndHintsAreDescribed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'CPL' })).toHaveAccessibleDescription(
      'Not available for this underwriter',
    );
    await expect(canvas.getByRole('link', { name: 'Signings' })).toHaveAccessibleDescription(
      'This file is eligible to close with an outside digital signing service.',
    );
  },
};

export const InactiveIsNotListed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText('Policy jacket')).toBeNull();
  },
};
