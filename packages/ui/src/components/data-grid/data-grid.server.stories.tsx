import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DataGrid, type GetRows, type RowSelection, useServerRows } from './index.ts';
import { columns, type FileRow, makeRows } from './stories-data.tsx';

const all = makeRows(5000);

/** A server in memory: it filters by words, sorts by the file number and gives a page. */
const answer: GetRows<FileRow> = async ({ start, end, sort, filter }) => {
  const found = all.filter((row) => Object.values(row).join(' ').toLowerCase().includes(filter.toLowerCase()));
  if (sort[0]?.direction === 'descending') found.reverse();
  return { rows: found.slice(start, end), total: found.length };
};
const servers: Record<string, GetRows<FileRow>> = {
  answers: answer,
  slow: () => new Promise(() => {}),
  fails: async () => {
    throw new Error('The server did not answer.');
  },
};

let repaired = false;
/** Fails until the server is repaired. */
servers.recovers = async (request) => {
  if (!repaired) throw new Error('The server did not answer.');
  return answer(request);
};

interface HeldProps {
  server: string;
  filter?: string;
  selectable?: boolean;
  onSelectionChange?: (selection: RowSelection) => void;
}

function Held({ server, filter = '', ...selecting }: HeldProps) {
  const rows = useServerRows(servers[server] ?? answer, { pageSize: 200 });
  return (
    <div className="flex h-[400px] flex-col">
      <DataGrid
        {...selecting}
        label="Files"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.number}
        server={rows}
        filter={filter}
      />
    </div>
  );
}

const meta = {
  title: 'Data/Data grid/Server',
  component: Held,
  parameters: { layout: 'fullscreen' },
  args: { server: 'answers' },
} satisfies Meta<typeof Held>;
export default meta;
type Story = StoryObj<typeof meta>;

const loads = { timeout: 10_000 };
const count = (element: HTMLElement) => within(element).getByRole('grid').getAttribute('aria-rowcount');

export const Pages: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(count(canvasElement)).toBe('5001'), loads);
    await waitFor(() => expect(within(canvasElement).getByText('12-3400')).toBeVisible(), loads);
    await userEvent.click(within(canvasElement).getByText('12-3400'));
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(within(canvasElement).getByText('12-8399')).toBeVisible(), loads);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-col', '6'), loads);
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}{Enter}{Enter}');
    await waitFor(() => expect(within(canvasElement).getByText('12-8399')).toBeVisible(), loads);
  },
};
export const Filtered: Story = {
  args: { filter: 'ramirez' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(count(canvasElement)).toBe('626'), loads);
  },
};
/** All 5,000 rows of the query, of which 200 are here, and all but two. */
export const AllSelected: Story = {
  args: { selectable: true, onSelectionChange: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    const status = () => canvasElement.querySelector('[role=status]');
    await waitFor(() => expect(canvas.getByText('12-3400')).toBeVisible(), loads);
    await userEvent.click(canvas.getByText('12-3400'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(status()).toHaveTextContent('All 5000 rows selected'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ all: true, except: new Set() });
    // Rows that come later are selected as well.
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(canvas.getByText('12-8399').closest('[role=row]')).toHaveAttribute('aria-selected', 'true'),
    );
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(canvas.getByText('12-8399').closest('[role=row]')).toHaveAttribute('aria-selected', 'false'),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown} ');
    await waitFor(() => expect(status()).toHaveTextContent('4998 of 5000 rows selected'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      all: true,
      except: new Set(['12-8399', '12-3401']),
    });
    const box = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(box).toHaveAttribute('aria-checked', 'mixed');
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(status()).toHaveTextContent('All 5000 rows selected'));
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith({ all: false, keys: new Set() }));
    await userEvent.keyboard('{Control>}a{/Control} ');
    await waitFor(() => expect(status()).toHaveTextContent('4999 of 5000 rows selected'));
  },
};
export const Loading: Story = { args: { server: 'slow' } };
export const Failed: Story = {
  args: { server: 'fails' },
  play: async ({ canvasElement }) => {
    await waitFor(
      () => expect(within(canvasElement).getAllByText('The server did not answer.')[0]).toBeVisible(),
      loads,
    );
  },
};
export const Retry: Story = {
  args: { server: 'recovers' },
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    repaired = false;
    const [again] = await within(canvasElement).findAllByRole('button', { name: 'Try again' }, loads);
    repaired = true;
    await userEvent.click(again as HTMLElement);
    await waitFor(() => expect(within(canvasElement).getByText('12-3400')).toBeVisible(), loads);
  },
};
