import { useMemo, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { clearPage, show, until } from '../../lib/browser-test.tsx';
import { compareRecord, compareRecords, type RecordChange, RecordDiff } from './index.ts';
import { after, allPayoffs, before, fields, onePayoff, type Payoff } from './stories-data.ts';

afterEach(clearPage);

const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  ) as HTMLButtonElement;
const row = (label: string) =>
  [...document.querySelectorAll('tr')].find((each) => each.querySelector('th')?.textContent === label);
const texts = (label: string) =>
  [...(row(label)?.querySelectorAll('td[data-side]') ?? [])].map((each) => each.textContent);

test('what changed is shown as read, the rest folded away, a masked value nowhere', async () => {
  await show(<RecordDiff diff={onePayoff} />);
  expect(texts('Principal')).toEqual(['187,342.19', '186,988.71']);
  expect(texts('Good through')).toEqual(['04/15/2013', '04/30/2013']);
  expect(texts('Year')).toEqual(['Days of the year', '12 months of 30 days']);
  expect(texts('Contact')).toEqual(['Nothing', 'Ana Ruiz, 555-0147']);
  expect(texts('Tax ID')).toEqual(['**-***6789', '**-***6780']);
  expect(row('Lender')).toBeUndefined();
  await userEvent.click(button('4 unchanged fields'));
  await until(() => texts('Lender').join() === 'Maple Street Savings,Maple Street Savings', 'the lender, unchanged');
  expect(document.body.outerHTML).not.toContain('345678');
});

test('a masked value that looks the same says that it is another one', async () => {
  const [field] = fields.filter(({ name }) => name === 'taxID');
  const other = { ...before, taxID: '99-9996789' };
  await show(<RecordDiff diff={compareRecord([field as (typeof fields)[number]], before, other)} />);
  expect(texts('Tax ID')).toEqual(['**-***6789', '**-***6789 (Another value, not shown)']);
});

test('of a memo only the changed words are marked', async () => {
  await show(<RecordDiff diff={onePayoff} />);
  await until(() => row('Remarks')?.querySelector('ins')?.textContent === 'mail', 'the word marked');
  expect(row('Remarks')?.querySelector('del')?.textContent).toBe('fax');
  expect(texts('Remarks')[1]).toContain('Call before the wire is sent.');
});

test('text of a record is text: no markup of it reaches the page', async () => {
  const bad = '<img src=x onerror="alert(1)"> <b>bold</b>';
  await show(<RecordDiff diff={compareRecord(fields, before, { ...before, remarks: bad, lender: bad })} />);
  await until(
    () => row('Remarks')?.querySelector('[data-diff]') && texts('Remarks')[1]?.includes('<b>bold</b>'),
    'as text',
  );
  expect(document.querySelector('img,b')).toBeNull();
});

/** A page that takes changes over. */
function Taking({ onAccept }: { onAccept: (changes: readonly RecordChange[]) => void }) {
  const [ours, setOurs] = useState<Payoff>(before);
  const diff = useMemo(() => compareRecord(fields, ours, after), [ours]);
  return (
    <RecordDiff
      diff={diff}
      onAccept={(changes) => {
        onAccept(changes);
        const taken = changes.flatMap((change) => (change.what === 'field' ? [change.field] : []));
        setOurs({ ...ours, ...Object.fromEntries(Object.entries(after).filter(([name]) => taken.includes(name))) });
      }}
    />
  );
}

test('a change is taken over by its button, then the next one is in hand; the rest goes together', async () => {
  const onAccept = vi.fn();
  await show(<Taking onAccept={onAccept} />);
  button('Take Principal').focus();
  await userEvent.keyboard('{Enter}');
  await until(() => row('Principal') === undefined, 'the principal taken over');
  expect(onAccept).toHaveBeenLastCalledWith([{ key: '', what: 'field', field: 'principal' }]);
  await until(() => document.activeElement === button('Take Good through'), 'the focus on the next one');
  await userEvent.click(button('Take all 5'));
  await until(() => document.body.textContent?.includes('No changes'), 'nothing left');
  expect(onAccept.mock.lastCall?.[0]).toHaveLength(5);
  expect(document.activeElement).not.toBe(document.body);
});

test('of a list a record is taken over as a whole, and what is unchanged is counted', async () => {
  const onAccept = vi.fn();
  await show(<RecordDiff diff={allPayoffs} onAccept={onAccept} />);
  await userEvent.click(button('Take all of Harbor Credit'));
  expect(onAccept).toHaveBeenLastCalledWith([{ key: 3, what: 'removed' }]);
  await userEvent.click(button('Take all of Maple Street Savings'));
  expect(onAccept.mock.lastCall?.[0]).toHaveLength(6);
  expect(row('Acorn Savings')).toBeUndefined();
  await userEvent.click(button('1 unchanged record'));
  await until(() => row('Acorn Savings'), 'its name');
});

test('without a page that takes over there is nothing to take', async () => {
  await show(<RecordDiff diff={allPayoffs} />);
  expect(document.querySelectorAll('[data-take]')).toHaveLength(0);
});

test('two lists of nothing are the same', async () => {
  await show(
    <RecordDiff diff={compareRecords(fields, [], [], { keyOf: ({ id }) => id, nameOf: ({ lender }) => lender })} />,
  );
  expect(document.body.textContent).toContain('No changes');
});

test('a record of a list that has no name yet is called as the page is told to call it', async () => {
  const blank: Payoff = { ...before, id: 9, lender: '' };
  const diff = compareRecords(fields, [before], [before, blank], {
    keyOf: ({ id }) => id,
    nameOf: ({ lender }) => lender,
  });
  await show(<RecordDiff diff={diff} onAccept={() => {}} />);
  const head = document.querySelector('tbody th[scope=rowgroup]');
  expect(head?.textContent).toBe('This recordAdded');
  expect(button('Take all of This record')).toBeDefined();
});
