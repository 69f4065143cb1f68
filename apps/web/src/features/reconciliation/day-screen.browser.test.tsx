import '@closewright/ui/styles.css';
import type { ReconciliationDay } from '@closewright/contract/reconciliation';
import { roleDefaults } from '@closewright/domain/access';
import { bookItemKey } from '@closewright/domain/reconciliation';
import { until } from '@closewright/ui/lib/until';
import { DialogsHost } from '@closewright/ui/services/dialogs';
import { ToastsHost } from '@closewright/ui/services/toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { accessible } from '../../lib/accessible.fixture.ts';
import { DayScreen } from './day-screen.tsx';
import {
  exampleBank,
  exampleDate,
  exampleDay,
  exampleOfMany,
  exampleReconciliation,
} from './reconciliation.fixture.ts';

let root: Root;
let days: string[] = [];
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  days = [];
});

interface Asked {
  readonly path: string;
  readonly body: { bankItemIDs: number[]; bookItems: { stripe: number; number: number }[]; note: string | null };
}

/** A day whose calls are answered here: what is matched leaves its lists. Null answers nothing, a text refuses all. */
async function show(
  day: ReconciliationDay | null,
  { refuses = '', refused = [] as readonly string[] } = {},
): Promise<Asked[]> {
  const asked: Asked[] = [];
  let now = day;
  const answer = (body: unknown, status: number) => new Response(JSON.stringify(body), { status });
  vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string | null }) => {
    if (!path.startsWith('/api/reconciliations')) return answer({ isSuccessful: true, result: [] }, 200);
    if (method === 'POST') asked.push({ path, body: JSON.parse(body ?? '{}') });
    if (now === null) return new Promise(() => {});
    const errorMessage = refuses;
    if (refuses !== '' && (method === 'POST' || refuses === 'Not read'))
      return answer({ isSuccessful: false, errorCode: 'FORBIDDEN', errorMessage, result: null }, 403);
    const last = asked.at(-1);
    if (method === 'POST' && last?.path.endsWith('/matches')) {
      const keys = new Set(last.body.bookItems.map(bookItemKey));
      const bankItems = now.bankItems.filter(({ bankItemID }) => !last.body.bankItemIDs.includes(bankItemID));
      now = { ...now, bankItems, bookItems: now.bookItems.filter((item) => !keys.has(bookItemKey(item))) };
    }
    const result = path.endsWith('/run') ? { ...now, refused } : now;
    return answer({ isSuccessful: true, errorCode: '', errorMessage: '', result }, 200);
  });
  const actor = {
    ...{ usersID: 7, features: {}, regions: [], allowOpenFileInUse: false },
    settings: roleDefaults.administrator.settings,
  };
  // Of the session only what the screen asks for.
  const session = {
    ...{ actor, session: { tenant: { timeZone: 'Central Standard Time' } } },
    realtime: { listen: () => () => {} },
  } as unknown as AppSession;
  const host = document.body.appendChild(document.createElement('main'));
  host.className = 'flex h-[700px] w-[1200px] flex-col';
  root = createRoot(host);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  root.render(
    <QueryClientProvider client={client}>
      <AppSessionProvider value={session}>
        <DayScreen
          bankAccountID={3}
          date={exampleDate}
          onHome={() => {}}
          onDay={(date) => days.push(date)}
          onOpen={() => {}}
          importHref="/escrow-accounting/ebank-recon"
          fileHref={(ordersID) => `/order/${ordersID}/check-writing`}
        />
        <DialogsHost />
        <ToastsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  if (day !== null && refuses !== 'Not read') await until(() => texts('bank').length > 0 || hasEmpty(), 'the lists');
  return asked;
}

const hasEmpty = () => document.querySelector('[data-side=bank] [data-slot=empty-state]') !== null;
const rows = (side: string) => [
  ...document.querySelectorAll<HTMLElement>(
    `:is([data-side=${side}],[data-list=${side}]) [data-row]:not([data-row="-1"])`,
  ),
];
const texts = (side: string) => rows(side).map(({ textContent }) => textContent ?? '');
const row = (side: string, words: string) => rows(side).find(({ textContent }) => textContent?.includes(words));
const focusOn = async (side: string, words: string) => {
  row(side, words)?.querySelector<HTMLElement>('[data-col="1"]')?.focus();
  await until(() => row(side, words)?.contains(document.activeElement), `the focus on ${words}`);
};
const bar = () => document.querySelector('[aria-label=Match]')?.textContent ?? '';
const picked = (side: string) => rows(side).filter((each) => each.getAttribute('aria-selected') === 'true').length;
const sideInHand = () => document.activeElement?.closest<HTMLElement>('[data-side]')?.dataset.side;
const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;

it('picks by Space, goes to the other side at the same height by F6, and matches by M only what comes to the same', async () => {
  const asked = await show(exampleDay());
  expect(bar()).toContain('Space picks an item');
  await focusOn('bank', '20405');
  await userEvent.keyboard(' ');
  await until(() => bar().includes('1 bank item (650.00) and 0 book items 0.00'), bar);
  await userEvent.keyboard('m');
  expect(asked).toEqual([]);
  const height = heightOf(row('bank', '20405'));
  await userEvent.keyboard('{F6}');
  await until(() => sideInHand() === 'book', 'the focus on the other side');
  expect(Math.abs(heightOf(document.activeElement?.closest('[data-row]')) - height)).toBeLessThan(13);
  await focusOn('book', '20405');
  await userEvent.keyboard(' ');
  await until(() => bar().includes('Difference 0.00'), bar);
  const place = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;
  await userEvent.keyboard('m');
  await until(() => row('book', '20405') === undefined && row('bank', '20405') === undefined, 'both gone');
  await until(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row === place, 'the next row');
  await until(() => asked.length > 0, 'what is sent');
  expect(asked.map(({ body }) => body)).toEqual([
    { bankItemIDs: [6], bookItems: [{ stripe: 0, number: 8 }], note: null },
  ]);
});

it('begins on the first item of the bank, so that the keys go on', async () => {
  await show(exampleDay());
  await until(() => sideInHand() === 'bank', 'the focus in what the bank has');
  expect(document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row).toBe('0');
});

it('what is of another day is said to be matched there, with the way to it', async () => {
  await show(
    exampleDay({
      bank: exampleBank
        .filter(({ checkNumber }) => checkNumber === 20405)
        .map((item) => ({ ...item, date: '2013-04-10' })),
    }),
  );
  await focusOn('bank', '20405');
  await userEvent.keyboard('gm');
  await until(() => document.body.textContent?.includes('Matched on 04/10/2013'), 'where it is');
  const way = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Go to 04/10');
  await until(way, 'the way there');
  way()?.click();
  expect(days).toEqual(['2013-04-10']);
});

it('F1 on an item opens its card', async () => {
  await show(exampleDay());
  await focusOn('book', '20405');
  await userEvent.keyboard('{F1}');
  await until(() => document.querySelector('[role=dialog]')?.textContent?.includes('20405'), 'the card');
});

it('a note that was typed is not lost by Escape', async () => {
  await show(exampleDay());
  await focusOn('bank', '20405');
  await userEvent.keyboard('n');
  await until(() => document.activeElement?.closest('[role=dialog]'), 'the dialog');
  await userEvent.keyboard('Called the bank{Escape}');
  const discard = () =>
    [...document.querySelectorAll<HTMLButtonElement>('[role=alertdialog] button')].find(({ textContent }) =>
      textContent?.startsWith('Discard'),
    );
  await until(discard, 'the question');
  discard()?.click();
  await until(() => document.querySelector('[role=dialog],[role=alertdialog]') === null, 'the page');
});

it('G picks what belongs to an item and moves it to the top, Esc clears, and keys typed fast are all heard', async () => {
  const asked = await show(exampleDay());
  await focusOn('bank', '4112');
  await userEvent.keyboard('g');
  await until(() => bar().includes('1 bank item 12,850.00 and 3 book items 12,850.00'), bar);
  expect([picked('bank'), picked('book')]).toEqual([1, 3]);
  await userEvent.keyboard('{Escape}');
  await until(() => bar().includes('Space picks an item'), bar);
  expect([picked('bank'), picked('book')]).toEqual([0, 0]);
  // What differs is shown, and not picked.
  await focusOn('bank', '20388');
  await userEvent.keyboard('g');
  await until(
    () => texts('book')[0]?.includes('20388'),
    () => texts('book')[0] ?? '',
  );
  expect(picked('book')).toBe(0);
  await focusOn('bank', '4112');
  await userEvent.keyboard('gm{ArrowDown}gm');
  await until(() => asked.length === 2, 'both matches');
  expect(asked.map(({ body }) => body.bankItemIDs)).toEqual([[1], [3]]);
  await until(
    () => texts('bank').length === 6,
    () => texts('bank').join('\n'),
  );
});

it('what the rules do not offer is matched once it is said why, and stays where it is refused', async () => {
  const day = exampleDay();
  const asked = await show({ ...day, proposed: [], exceptions: [] }, { refuses: 'Somebody matched it' });
  await focusOn('bank', '20405');
  await userEvent.keyboard(' ');
  await focusOn('book', '20405');
  await userEvent.keyboard(' m');
  await until(() => document.activeElement?.getAttribute('aria-label') === 'Why they are the same', 'the note');
  await userEvent.keyboard('Same number{Enter}');
  await until(() => asked[0]?.body.note === 'Same number', 'the match');
  await until(() => row('bank', '20405') && row('book', '20405'), 'both again');
});

it('names what a run could not match, and says that the others are made', async () => {
  const said = 'Check 502, file 24-0001: This bank account was opened on 03/03/2026.';
  await show(exampleDay(), { refused: [said] });
  const run = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Run rules'));
  run?.click();
  await until(() => document.body.textContent?.includes('1 match was refused, the others are made'), 'the title');
  expect(document.body.textContent).toContain(said);
});

it('goes to the day before and after from a list, filters by Ctrl F, and opens the card of a row by Enter', async () => {
  await show(exampleDay());
  await focusOn('book', '19877');
  await userEvent.keyboard('{Control>}{ArrowLeft}{ArrowRight}{/Control}');
  expect(days).toEqual(['2013-04-10', '2013-04-12']);
  await userEvent.keyboard('{Enter}');
  await until(
    () =>
      document.querySelector('[role=dialog]')?.textContent?.includes('Ada Park') ||
      document.querySelector('[role=dialog]')?.textContent?.includes('Webb estate'),
    'the card',
  );
  await userEvent.keyboard('{Escape}{Control>}f{/Control}86.5');
  await until(
    () => texts('book').length === 1,
    () => texts('book').join('\n'),
  );
  expect(texts('bank').length).toBe(8);
});

it('rows by the thousand are drawn as far as they are seen, and are picked at once', async () => {
  await show(exampleOfMany(2000));
  expect(rows('bank').length).toBeLessThan(60);
  await focusOn('bank', '30001');
  const begun = performance.now();
  await userEvent.keyboard('{Control>}{End}{/Control} ');
  await until(() => bar().includes('1 bank item (120.00)'), bar);
  await userEvent.keyboard('g');
  await until(() => bar().includes('Difference 0.00') && texts('book')[0]?.includes('32000'), bar);
  expect(performance.now() - begun).toBeLessThan(3000);
});

it.each([
  ['apart', () => exampleDay(), 'Apart by', 'Bank and book|book'],
  ['at zero', () => exampleDay({ bank: [], book: [] }), 'In balance', null],
  ['not imported', () => exampleDay({ bank: [], isImported: false }), 'Import the bank file of 04/11/2013', 'balance'],
  ['files apart', () => exampleDay({ bank: [], book: [], lost: 5_00 }), 'Files apart from book by 5.00', 'files'],
] as const)('a day that is %s says so, and is accessible', async (_, day, words, obstacle) => {
  await show(day());
  await until(() => document.body.textContent?.includes(words), words);
  const finalize = [...document.querySelectorAll('button')].find((each) => each.textContent?.includes('Finalize day'));
  expect(finalize?.getAttribute('aria-disabled')).toBe(obstacle === null ? null : 'true');
  await accessible();
});

it('a finalized day is read only: who signed it stands there, nothing is picked, and another reviews or reopens', async () => {
  const reopenAsked = { by: 'Luz Marin', at: '2013-04-13T14:10:00Z', note: 'A wire came back', isOwn: false };
  await show(exampleDay({ reconciliation: exampleReconciliation({ reopenAsked }) }));
  await until(() => document.body.textContent?.includes('Prepared by Luz Marin'), 'the signature');
  expect(document.body.textContent).toContain('A wire came back');
  expect(document.querySelector('[data-side=bank] [role=checkbox], [data-side=bank] input[type=checkbox]')).toBeNull();
  const buttons = [...document.querySelectorAll('button')].map(({ textContent }) => textContent);
  expect(buttons).toEqual(expect.arrayContaining(['Keep finalized…', 'Reopen…']));
  expect(buttons).not.toContain('Finalize day');
  await accessible();
});

it('who may only read picks nothing, and is not offered to', async () => {
  await show(exampleDay({ obstacle: 'The account is of another region' }));
  expect(document.querySelector('[data-side=bank] input[type=checkbox]')).toBeNull();
  expect(document.body.textContent).not.toContain('Finalize day');
  await accessible();
});

it('says that it loads, and what could not be read', async () => {
  await show(null);
  await until(() => document.querySelector('[data-side=bank] [data-status=loading]'), 'the loading lists');
  root.unmount();
  document.body.replaceChildren();
  await show(exampleDay(), { refuses: 'Not read' });
  await until(() => document.body.textContent?.includes('The day could not be read'), 'what failed');
  await accessible();
});
