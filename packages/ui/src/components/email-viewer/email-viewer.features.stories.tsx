import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base from './email-viewer.stories.tsx';
import { hostile, payoff } from './stories-data.ts';

const meta = { ...base, title: 'Viewers/E-mail viewer/Features' };
export default meta;
type Story = StoryObj<typeof base>;

const atOnce = async () => {};

// holds blocks 2.41
export const Filled: Story = inLooks('dark', 'contrast', 'roomy', 'rtl');
export const PlainText: Story = {
  args: {
    email: {
      ...payoff,
      html: null,
      text: 'Good morning,\n\nThe payoff through 04/16/2013 is 97,840.20.\nPer diem 17.44.\n',
    },
  },
  play: atOnce,
};
export const NoBody: Story = {
  args: { email: { ...payoff, html: null, attachments: [], cc: [], bcc: [] } },
  play: atOnce,
};
export const NoSubject: Story = { args: { email: { ...payoff, subject: '' } } };
export const Loading: Story = { args: { email: null }, play: atOnce };
export const LongText: Story = {
  args: {
    email: {
      ...payoff,
      to: Array.from({ length: 9 }, (_, index) => `closing.department.${index + 1}@epsilontitle.example`),
      subject:
        'Payoff, subordination, partial release and assignment of rents for loan 88-104422 on file 12-3456, second request',
    },
  },
};
export const RemotePicturesBlocked: Story = {
  args: { email: hostile },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Message');
    await expect(frame.getAttribute('sandbox')).toBe('');
    await expect(frame.srcdoc).toContain("default-src 'none'");
    await expect(frame.srcdoc).not.toMatch(/<script|<form|<input|onclick|javascript:|refresh|pixel\.gif/);
    await expect(canvas.getByRole('button', { name: 'Load pictures' })).toBeVisible();
  },
};
export const LinksAreListed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Links in this message (1)'));
    const link = canvas.getByRole('link', { name: 'https://maplestreetsavings.example/wire' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
  },
};
/** A message that says one thing and leads to another: the list is open. */
export const DoubtfulLinks: Story = {
  args: {
    email: {
      ...payoff,
      subject: 'Wire instructions changed',
      html: '<p>The instructions for your closing are on <a href="https://maplestreetsavings.example.pay-now.example/wire">maplestreetsavings.example</a>. Confirm them <a href="http://203.0.113.7/confirm">here</a>, or write to <a href="mailto:payoffs@maplestreetsavings.example">our desk</a>.</p>',
    },
  },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByText(
      'Links in this message (3, 2 doubtful)',
      {},
      { timeout: 10_000 },
    );
    await expect(list.closest('details')).toHaveAttribute('open');
  },
};
