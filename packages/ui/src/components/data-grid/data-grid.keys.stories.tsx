import type { StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import base from './data-grid.stories.tsx';
import { DataGrid, type GridCell, type GridHandle, type GridState, initialGridState } from './index.ts';
import { columns, makeRows } from './stories-data.tsx';

const onRowOpen = fn();
const rowAction = fn();
const meta = {
  title: 'Data/Data grid/Keys',
  component: base.component,
  parameters: base.parameters,
  args: { onRowOpen, rowAction },
};
export default meta;
type Story = StoryObj<typeof base>;

const at = () => {
  const cell = document.activeElement as HTMLElement;
  const line = cell.closest<HTMLElement>('[data-row]');
  return [Number(line?.dataset.row), Number(cell.dataset.col)];
};
const press = async (keys: string, row: number, column: number) => {
  await userEvent.keyboard(keys);
  await waitFor(() => expect(at()).toEqual([row, column]));
};

export const OneTabStopAndArrows: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(at()).toEqual([0, 0]);
    await expect(canvasElement.querySelectorAll('[data-col][tabindex="0"]')).toHaveLength(1);
    await press('{ArrowDown}', 1, 0);
    await press('{ArrowRight}', 1, 1);
    await press('{ArrowLeft}', 1, 0);
    await press('{End}', 1, 6);
    await press('{Home}', 1, 0);
    await press('{Control>}{End}{/Control}', 499, 6);
    await press('{Control>}{Home}{/Control}', 0, 0);
    await press('{PageDown}', 22, 0);
    await press('{PageUp}', 0, 0);
    await press('{ArrowUp}', -1, 0);
    await expect(document.activeElement).toHaveAttribute('role', 'columnheader');
    await userEvent.tab();
    await expect(
      canvasElement.contains(document.activeElement) && document.activeElement?.closest('[role=grid]'),
    ).toBeFalsy();
  },
};

/** `goTo` from outside, and the cell in hand told to the page. */
export const GoToACell: Story = {
  render: function GoTo(args) {
    const handle = useRef<GridHandle>(null);
    const [cell, setCell] = useState<GridCell | null>(null);
    return (
      <>
        <Button onClick={() => handle.current?.goTo('12-3880', 'closing')}>Closing of 12-3880</Button>
        <output className="ms-3">{cell && `${cell.rowKey}, ${cell.columnId}`}</output>
        <base.component {...args} handle={handle} onActiveCellChange={setCell} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await press('{Enter}', 480, 4);
    await waitFor(() => expect(canvasElement.querySelector('output')).toHaveTextContent('12-3880, closing'));
  },
};

export const EnterOpensSpaceActs: Story = {
  play: async () => {
    onRowOpen.mockClear();
    rowAction.mockClear();
    await userEvent.tab();
    await press('{ArrowDown}{ArrowDown}', 2, 0);
    await userEvent.keyboard('{Enter}');
    await expect(onRowOpen).toHaveBeenCalledWith(expect.objectContaining({ number: '12-3402' }));
    await userEvent.keyboard(' ');
    await expect(rowAction).toHaveBeenCalledWith(expect.objectContaining({ number: '12-3402' }));
  },
};

export const SortFromTheHead: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('columnheader', { name: 'Closing' });
    await userEvent.tab();
    await press('{ArrowUp}', -1, 0);
    await press('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}', -1, 4);
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'none');
  },
};

export const ResizeFromTheHead: Story = {
  play: async ({ canvasElement }) => {
    const head = within(canvasElement).getByRole('columnheader', { name: 'File' });
    await userEvent.tab();
    await press('{ArrowUp}', -1, 0);
    const before = head.getBoundingClientRect().width;
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(before + 16));
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    await waitFor(() => expect(head.getBoundingClientRect().width).toBe(before));
  },
};

/** The focus stays on its row when others come and go, and never falls to the page when its own row goes. */
function Changing() {
  const [rows, setRows] = useState(() => makeRows(60));
  const [state, setState] = useState<GridState>(initialGridState);
  return (
    <div className="flex h-[600px] flex-col">
      <Button onClick={() => setRows(rows.slice(1))}>Remove first</Button>
      <Button onClick={() => setRows(rows.filter((row) => row.number !== '12-3405'))}>Remove 12-3405</Button>
      <DataGrid
        label="Recent files"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.number}
        state={state}
        onStateChange={setState}
      />
    </div>
  );
}
export const FocusStaysOnItsRow: Story = {
  render: () => <Changing />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('12-3405'));
    await waitFor(() => expect(at()).toEqual([5, 0]));
    canvas.getByRole('button', { name: 'Remove first' }).click();
    await waitFor(() => expect(at()).toEqual([4, 0]));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('12-3405'));
    canvas.getByRole('button', { name: 'Remove 12-3405' }).click();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('12-3406'));
    await expect(at()).toEqual([4, 0]);
  },
};

/** Scrolling far away with the wheel keeps the focused row in the page. */
export const FocusedRowIsNeverUnmounted: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await press('{ArrowDown}', 1, 0);
    const scroller = canvasElement.querySelector('[data-slot=data-grid]') as HTMLElement;
    scroller.scrollTop = 8000;
    await waitFor(() => expect(canvasElement.querySelector('[data-row="330"]')).not.toBeNull());
    await expect(at()).toEqual([1, 0]);
    await press('{ArrowDown}', 2, 0);
    await expect(scroller.scrollTop).toBeLessThan(60);
  },
};
