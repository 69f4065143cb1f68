import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { columns, type FileRow, makeRows } from './data-grid.stories.tsx';
import { DataGrid, type GetRows, useServerRows } from './index.ts';

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

function Held({ server, filter = '' }: { server: string; filter?: string }) {
  const rows = useServerRows(servers[server] ?? answer, { pageSize: 200 });
  return (
    <div className="flex h-[400px] flex-col">
      <DataGrid label="Files" columns={columns} rows={[]} rowKey={(row) => row.number} server={rows} filter={filter} />
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
