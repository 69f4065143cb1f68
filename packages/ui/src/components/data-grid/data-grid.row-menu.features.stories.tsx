import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { inLooks } from '../../lib/story.tsx';
import { rowMenuColumn } from './index.ts';
import { type ChargeLine, Charges, chargeColumns } from './stories-data.tsx';

const meta = {
  title: 'Data/Data grid/Row menu',
  component: Charges,
  parameters: { layout: 'fullscreen' },
  args: {
    count: 6,
    columns: [...chargeColumns, rowMenuColumn],
    acts: {},
    onRowOpen: () => {},
    rowMenu: ([row]: readonly ChargeLine[]) => [
      {
        id: 'payee',
        label: `Go to ${row?.payee}`,
        icon: <Landmark aria-hidden strokeWidth={1.75} />,
        onSelect: () => {},
      },
    ],
  },
} satisfies Meta<typeof Charges>;
export default meta;
type Story = StoryObj<typeof meta>;

const press = (keys: string) => userEvent.keyboard(keys);
const cell = (canvas: HTMLElement, row: number, column: number) =>
  canvas.querySelector(`[data-row="${row}"] [data-col="${column}"]`) as HTMLElement;
/** The spreadsheet and the menu come on demand: the first time that may take a while. */
const menu = () => screen.findByRole('menu', undefined, { timeout: 10_000 });
const openAt = async (canvas: HTMLElement, row: number) => {
  await userEvent.click(cell(canvas, row, 0));
  await within(cell(canvas, row, chargeColumns.length)).findByRole('button', undefined, { timeout: 10_000 });
  await press('{Shift>}{F10}{/Shift}');
  return menu();
};

/** Everything that can be done with the row in hand, with its keys; what cannot be done says why. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const list = await openAt(canvasElement, 0);
    await expect(list).toHaveAccessibleName('Menu of Owner policy premium');
    await waitFor(() => expect(within(list).getByRole('menuitem', { name: /Open/ })).toHaveFocus());
  },
  ...inLooks('dark', 'contrast', 'roomy'),
};

/** Rows that are marked or selected together are one matter. */
export const SeveralRows: Story = {
  args: { selectable: true, defaultSelectedKeys: new Set([1, 2, 4]) },
  play: async ({ canvasElement }) => {
    await userEvent.click(cell(canvasElement, 1, 1));
    await within(cell(canvasElement, 1, chargeColumns.length + 1)).findByRole('button', undefined, { timeout: 10_000 });
    await press('{Shift>}{F10}{/Shift}');
    await expect(await menu()).toHaveAccessibleName('Menu of 3 rows');
  },
};

/** The last row comes from elsewhere: it is not removed, and there is no room for more. */
export const Refused: Story = {
  args: { count: 8, acts: { most: 8 } },
  play: async ({ canvasElement }) => {
    const list = within(await openAt(canvasElement, 7));
    await press('{End}');
    await waitFor(() => expect(list.getByRole('menuitem', { name: /Remove row/ })).toHaveFocus());
    await expect(list.getByRole('menuitem', { name: /Remove row/ })).toHaveAccessibleDescription(
      'This line comes from the payoff.',
    );
  },
};
