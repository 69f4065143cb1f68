import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { type ListChange, ListManager, type ListManagerItem } from './index.ts';
import { current, items, row } from './list-manager.fixture.ts';

afterEach(clearPage);

test('a change of an item that is being saved waits, and is of the record that came of it', async () => {
  const replies: ((item: ListManagerItem) => void)[] = [];
  const save = vi.fn((change: { kind: string; item: ListManagerItem }) =>
    change.kind === 'add'
      ? new Promise<ListManagerItem>((resolve) => replies.push(resolve))
      : Promise.resolve({ ...change.item }),
  );
  await show(<ListManager label="Groups" defaultValue={items} save={save} />);
  await until(() => row('Note 1'));
  await userEvent.click(row('Note 1'));
  await userEvent.keyboard('{Insert}Night shift{Enter}');
  await until(() => current() === row('Night shift'), 'the new row');
  await userEvent.keyboard('{F2}{Control>}a{/Control}Early shift{Enter}');
  await until(() => row('Early shift'), 'the new name');
  expect(save.mock.calls.map(([{ kind, item }]) => [kind, item.name])).toEqual([['add', 'Night shift']]);
  replies[0]?.({ id: 41, name: 'Night shift' });
  await until(() => save.mock.calls.length === 2, 'the second save');
  expect(save.mock.lastCall?.[0]).toMatchObject({ kind: 'edit', item: { id: 41, name: 'Early shift' } });
  await until(() => row('Early shift') && !row('Night shift'), 'the name that was typed last');
});

test('an item that was refused and is renamed is added by its new name; one that is deleted is not sent at all', async () => {
  const save = vi.fn(({ item }: { kind: string; item: ListManagerItem }) =>
    item.name.startsWith('Night')
      ? Promise.reject(new Error('A shift begins in the morning.'))
      : Promise.resolve({ ...item, id: 41 }),
  );
  const sent = () => save.mock.calls.map(([{ kind, item }]) => [kind, item.name]);
  await show(<ListManager label="Groups" defaultValue={items} save={save} />);
  await until(() => row('Note 1'));
  await userEvent.click(row('Note 1'));
  await userEvent.keyboard('{Insert}Night shift{Enter}');
  await until(() => row('A shift begins in the morning.'), 'the refusal');
  await userEvent.keyboard('{F2}{Control>}a{/Control}Early shift{Enter}');
  await until(() => save.mock.calls.length === 2, 'the second save');
  expect(sent()).toEqual([
    ['add', 'Night shift'],
    ['add', 'Early shift'],
  ]);
  await until(() => row('Early shift') && !row('A shift begins in the morning.'), 'the item that is stored');

  await userEvent.keyboard('{Insert}Night watch{Enter}');
  await until(() => row('A shift begins in the morning.'), 'the refusal');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => !row('Night watch'), 'the item gone');
  await userEvent.click(row('Early shift'));
  await userEvent.keyboard('{F2}{Control>}a{/Control}Late shift{Enter}');
  await until(() => save.mock.calls.length === 4, 'the next save');
  expect(sent().slice(2)).toEqual([
    ['add', 'Night watch'],
    ['edit', 'Late shift'],
  ]);
});

test('an answer that comes while its item is renamed leaves the field and what is typed in it', async () => {
  const replies: ((item: ListManagerItem) => void)[] = [];
  const save = vi.fn((change: { kind: string; item: ListManagerItem }) =>
    change.kind === 'add'
      ? new Promise<ListManagerItem>((resolve) => replies.push(resolve))
      : Promise.resolve({ ...change.item }),
  );
  await show(<ListManager label="Groups" defaultValue={items} save={save} />);
  await until(() => row('Note 1'));
  await userEvent.click(row('Note 1'));
  await userEvent.keyboard('{Insert}Night shift{Enter}');
  await until(() => current() === row('Night shift'), 'the new row');
  await userEvent.keyboard('{F2}{Control>}a{/Control}Early');
  const field = current();
  replies[0]?.({ id: 41, name: 'Night shift' });
  await until(() => !document.querySelector('[data-slot=list-row][aria-busy]'), 'the answer');
  expect(current()).toBe(field);
  await userEvent.keyboard(' shift{Enter}');
  await until(() => save.mock.calls.length === 2, 'the second save');
  expect(save.mock.lastCall?.[0]).toMatchObject({ kind: 'edit', item: { id: 41, name: 'Early shift' } });
  await until(() => current() === row('Early shift'), 'the focus on the row');
  // The next new item is another one, though its number would be free again.
  await userEvent.keyboard('{Insert}Night watch{Enter}');
  await until(() => current() === row('Night watch'), 'one more row');
  expect(document.querySelectorAll('[data-slot=list-row]')).toHaveLength(5);
});

/** A list whose moves the server refuses, with the focus on one of its rows. */
const showUnmovable = async (name: string, more: readonly ListManagerItem[] = []) => {
  const save = vi.fn(({ kind, item }: ListChange<ListManagerItem>) =>
    kind === 'move' ? Promise.reject(new Error('Another user put these in order.')) : Promise.resolve(item),
  );
  await show(<ListManager label="Notes" defaultValue={[...items, ...more]} save={save} reorderable />);
  await until(() => row(name));
  await userEvent.click(row(name));
  return save;
};
const shownNames = () => [...document.querySelectorAll('[data-row] .truncate')].map((each) => each.textContent).join();
const refusals = () =>
  [...document.querySelectorAll('[data-slot=list-row]')].filter((each) => each.textContent?.includes('Discard'));
/** Tab to the button of the row, and press it. */
const press = async (label: string) => {
  for (let tabs = 0; tabs < 6 && current().getAttribute('aria-label') !== label; tabs++) await userEvent.tab();
  expect(current().getAttribute('aria-label')).toBe(label);
  await userEvent.keyboard('{Enter}');
};

test('a refused move that is discarded goes back to where it was, with the focus', async () => {
  await showUnmovable('Note 3');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await until(() => row('Another user put these in order.'), 'the refusal');
  expect(shownNames()).toBe('Note 1,Note 3,Note 2');
  expect(refusals()).toEqual([row('Note 3')]);
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await until(() => shownNames() === 'Note 3,Note 1,Note 2' && refusals().length === 1, 'one place more');
  await press('Discard the change of Note 3');
  await until(() => shownNames() === 'Note 1,Note 2,Note 3', 'the order that is stored');
  expect(refusals()).toEqual([]);
  await until(() => current() === row('Note 3'), 'the focus on the row');
});

test('a refused move that is undone by key is not refused any more, nor sent', async () => {
  const save = await showUnmovable('Note 1');
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await until(() => refusals().length === 1, 'the refusal');
  await userEvent.keyboard('{Control>}z{/Control}');
  await until(() => shownNames() === 'Note 1,Note 2,Note 3' && refusals().length === 0, 'nothing refused');
  expect(save).toHaveBeenCalledTimes(1);
});

test('marked rows whose move is refused go back to where they were', async () => {
  await showUnmovable('Note 2', [{ id: 4, name: 'Note 4' }]);
  await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}{Alt>}{ArrowUp}{/Alt}');
  await until(() => shownNames() === 'Note 2,Note 3,Note 1,Note 4', 'two places up');
  // The least of moves is the one of the row that they went over.
  await until(() => refusals().length === 1, 'the refusal');
  await userEvent.keyboard('{ArrowDown}');
  await until(() => current() === row('Note 1'), 'its row');
  await press('Discard the change of Note 1');
  await until(() => shownNames() === 'Note 1,Note 2,Note 3,Note 4', 'the order that is stored');
});
