import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { failedCard, loadingCard, shownCard } from '../popover-card/story-cards.tsx';
import base, { check } from './check-card.stories.tsx';

const meta = { ...base, title: 'Overlays/Check card/Features', args: { ...base.args, data: check, defaultOpen: true } };
export default meta;
type Story = StoryObj<typeof base>;

// holds blocks 2.49, blocks 3.30
export const Check: Story = {
  play: async () => {
    const box = within(await shownCard());
    await expect(box.getByRole('table', { name: 'Lines of check 20417' })).toBeVisible();
    await expect(box.getByRole('row', { name: /Check total/ })).toHaveTextContent('206.75');
    // Line numbers 2400 to 2599 are hidden.
    await expect(box.queryByText('2405')).toBeNull();
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};
/** Decimals line up, negatives included: the digit before `)` ends where the others end. */
export const NegativeLine: Story = {
  args: {
    data: {
      ...check,
      amount: 12675,
      lines: [...check.lines, { lineNumber: 1306, description: 'Credit from 04/01', amount: -8000 }],
    },
  },
  play: async () => {
    const table = within(await shownCard()).getByRole('table');
    const ends = [...table.querySelectorAll('[data-slot=card-amount]')].map((amount) => {
      const walker = document.createTreeWalker(amount, NodeFilter.SHOW_TEXT);
      let text = walker.nextNode();
      while (text && (text.parentElement?.className === 'sr-only' || !/\d/.test(text.nodeValue ?? '')))
        text = walker.nextNode();
      const range = document.createRange();
      const at = (text?.nodeValue ?? '').search(/\d\)?$/);
      range.setStart(text as Node, at);
      range.setEnd(text as Node, at + 1);
      return range.getBoundingClientRect().right;
    });
    await expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(0.5);
  },
};
// holds blocks 3.30
export const WireNotPrinted: Story = {
  args: { label: 'Wire 881', data: { ...check, checkNumber: null, wireNumber: '881', datePrinted: null } },
  play: async () => {
    await expect(within(await shownCard()).getByText('Not printed')).toBeVisible();
  },
};
// holds blocks 2.49, blocks 3.30
export const Receipt: Story = {
  args: {
    label: 'Receipt 5511',
    data: {
      kind: 'receipt',
      receiptDisplay: '5511',
      payor: 'Michael Jones',
      depositDate: '2013-04-12',
      referenceNumber: 'CK 0098',
      amount: 1000000,
      memo: 'Earnest money',
      lines: [{ lineNumber: 0, description: 'Deposit', amount: 1000000 }],
    },
  },
  play: async () => {
    await expect(within(await shownCard()).getByText('$10,000.00')).toBeVisible();
  },
};
export const NoLines: Story = {
  args: { data: { ...check, lines: [] } },
  play: async () => {
    await expect(within(await shownCard()).getByText('No lines')).toBeVisible();
  },
};
export const ManyLinesScroll: Story = {
  args: {
    data: {
      ...check,
      lines: Array.from({ length: 24 }, (_, at) => ({
        lineNumber: 1300 + at,
        description: `Recording of document ${at + 1}`,
        amount: 2800,
      })),
    },
  },
  play: async () => {
    await expect(within(await shownCard()).getByRole('region')).toHaveAttribute('tabindex', '0');
  },
};
export const Loading: Story = loadingCard;
export const Failed: Story = failedCard;
