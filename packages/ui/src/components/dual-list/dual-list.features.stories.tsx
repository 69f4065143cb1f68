import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import base, { documents, packaged } from './dual-list.stories.tsx';

const meta = {
  ...base,
  title: 'Data/Dual list/Features',
  args: { ...base.args, defaultValue: packaged, chosenLabel: 'In package' },
};
export default meta;
type Story = StoryObj<typeof base>;

const marked = documents.map((item) =>
  item.id === 106
    ? { ...item, inactive: true, reason: 'Inactive since 2011' }
    : item.id === 105
      ? { ...item, marked: 'Required by the lender' }
      : item.id === 103
        ? { ...item, error: 'Prompts are not answered' }
        : item.id === 110
          ? { ...item, inactive: true }
          : item,
);

export const Filled: Story = inLooks('roomy', 'rtl');
export const Empty: Story = { args: { defaultValue: [] } };
export const AllChosen: Story = { args: { defaultValue: documents.map((item) => item.id) } };
export const MarkedInactiveAndWrong: Story = { args: { items: marked }, ...inLooks('dark', 'contrast') };
export const Invalid: Story = { args: { error: 'Choose at least five documents.' } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const WithoutOrder: Story = { args: { ordered: false } };
export const WithoutFilter: Story = { args: { filterable: false, rows: 6 } };
export const Full: Story = { args: { max: 4 } };
export const WithCodes: Story = {
  args: { items: documents.map((item, at) => ({ ...item, code: `D-${String(at + 1).padStart(2, '0')}` })) },
};
export const LongText: Story = {
  args: {
    items: documents.map((item) => ({ ...item, name: `${item.name}, with the exhibits of the purchase contract` })),
  },
};
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Filter Available' }), 'aff');
    await expect(canvas.getByText('2 of 6')).toBeVisible();
  },
};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox', { name: 'Filter Available' }), 'zzz');
    await expect(within(canvasElement).getByText('Nothing matches')).toBeVisible();
  },
};
export const SeveralMarked: Story = {
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('listbox', { name: 'Available' });
    list.focus();
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(within(list).getAllByRole('option', { selected: true })).toHaveLength(3);
  },
};
export const Thousands: Story = {
  args: {
    items: Array.from({ length: 5000 }, (_, at) => ({ id: at, name: `Document template ${at + 1}` })),
    defaultValue: [],
  },
};
