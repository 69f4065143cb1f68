import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { looks } from '../../lib/story.tsx';
import { Shares } from './stories-data.editors.tsx';
import { Charges } from './stories-data.tsx';

const meta = {
  title: 'Data/Data grid/Editing',
  component: Charges,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Charges>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Parts that come on demand: the first time that may take a while. */
const loads = { timeout: 10_000 };
const cell = (element: HTMLElement, row: number, column: number) =>
  element.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;

export const Editable: Story = {};

export const Selectable: Story = { args: { selectable: true, defaultSelectedKeys: new Set([2, 3, 6]) } };

export const GroupedWithTotals: Story = {
  args: { defaultState: { group: ['payee'], sort: [{ column: 'amount', direction: 'descending' }] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('treegrid')).toBeInTheDocument();
    await waitFor(
      () => expect(within(canvasElement).getAllByRole('row', { expanded: true }).length).toBeGreaterThan(1),
      loads,
    );
    await waitFor(() => expect(canvasElement.querySelector('[data-totals]')).toHaveTextContent('572,976.57'), loads);
  },
};

export const GroupsInGroups: Story = { args: { defaultState: { group: ['payer', 'payee'] } } };

export const Filters: Story = {
  args: { filterRow: true, defaultState: { filters: { payee: 'adams' } } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByLabelText('Filter by Payee')).toHaveValue('adams'), loads);
  },
};

export const PinnedAndReordered: Story = {
  args: {
    defaultState: {
      pinned: ['description', 'amount'],
      order: ['description', 'due', 'amount', 'payee'],
      widths: { payee: 260 },
    },
  },
  decorators: [
    (Sample) => (
      <div style={{ width: 640 }}>
        <Sample />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('gridcell').length).toBeGreaterThan(1), loads);
  },
};

export const RowStates: Story = {
  args: {
    rowState: (row) =>
      row.id === 2
        ? { tone: 'saving', description: 'Saving' }
        : row.id === 3
          ? { tone: 'dirty', description: 'Not saved', cells: { amount: { dirty: true } } }
          : row.id === 5
            ? { tone: 'error', description: 'Not saved. The file is locked by the closer.' }
            : row.id === 7
              ? { cells: { amount: { error: 'The amount differs from the invoice.' } } }
              : row.locked
                ? { tone: 'blocked', description: 'Comes from the payoff' }
                : undefined,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 6, 5));
    await waitFor(
      () =>
        expect(document.querySelector('[data-slot=cell-message]')).toHaveTextContent(
          'The amount differs from the invoice.',
        ),
      loads,
    );
  },
};

export const EditingRefused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 2, 5));
    await userEvent.keyboard('12x{Enter}');
    await waitFor(
      () => expect(canvasElement.querySelector('[data-cell-input]')).toHaveAttribute('aria-invalid'),
      loads,
    );
    await expect(document.querySelector('[data-slot=cell-message]')).toHaveTextContent(
      'Enter an amount like 1,234.56.',
    );
  },
};

export const EditingAChoice: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 2, 2));
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(within(document.body).getByRole('listbox')).toBeVisible(), loads);
  },
};

/** A picker that searches, a percentage, a box, a date with its calendar, a memo, an amount. */
export const EditorOfEachKind: Story = {
  render: () => <Shares />,
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 1, 4));
    await userEvent.keyboard('{F2}');
    await waitFor(() => expect(document.querySelector('textarea')).toBeVisible(), loads);
  },
};

export const MarkedRange: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 2, 4));
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{ArrowRight}{/Shift}');
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=cell-range]')).not.toBeNull(), loads);
  },
};

export const DarkRefused: Story = { ...EditingRefused, globals: looks.dark };
export const ContrastRange: Story = { ...MarkedRange, globals: looks.contrast };
export const RoomyGroups: Story = { ...GroupedWithTotals, globals: looks.roomy };
export const ColumnMenu: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 0, 1));
    await userEvent.keyboard('{ArrowUp}{Alt>}{ArrowDown}{/Alt}');
    await waitFor(
      () => expect(within(document.body).getByRole('menu', { name: 'Payee, column' })).toBeVisible(),
      loads,
    );
  },
};
