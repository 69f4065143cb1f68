import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { DataGrid, useServerRows } from './index.ts';
import { columns, type FileRow, makeRows } from './stories-data.tsx';

afterEach(clearPage);
const all = makeRows(300);

/** Rows of a server whose answers behind the first page are held back until they are let go. */
function Files({ held }: { held: (() => void)[] }) {
  const server = useServerRows<FileRow>(
    async ({ start, end }) => {
      if (start > 0) await new Promise<void>((resolve) => held.push(resolve));
      return { rows: all.slice(start, end), total: all.length };
    },
    { pageSize: 50 },
  );
  return (
    <div className="flex h-[400px] w-[900px] flex-col">
      <DataGrid label="Files" columns={columns} rows={[]} rowKey={(row) => row.number} server={server} />
    </div>
  );
}
const focused = () => document.activeElement as HTMLElement;
const lineOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-row]')?.dataset.row;

test('a row on its way holds the focus, and gives it to the cell of the column that was come from', async () => {
  const held: (() => void)[] = [];
  await show(<Files held={held} />);
  await until(() => document.body.textContent?.includes('12-3400') === true, 'the first rows');
  const last = columns.length - 1;
  await userEvent.click(document.querySelector(`[data-row="0"] [data-col="${last}"]`) as HTMLElement);
  await userEvent.keyboard('{Control>}{ArrowDown}{/Control}');
  await until(() => lineOf(focused()) === '299' && focused().closest('[aria-busy]') !== null, 'the row on its way');
  expect(focused().getAttribute('aria-colspan')).toBe(String(columns.length));

  for (const letGo of held.splice(0)) letGo();
  await until(() => focused().textContent !== '' && focused().closest('[aria-busy]') === null, 'the row');
  expect(lineOf(focused())).toBe('299');
  expect(focused().dataset.col).toBe(String(last));
});
