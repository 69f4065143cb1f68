import '@closewright/ui/styles.css';
import type { BankFilePreview, BankFileRow } from '@closewright/contract/bank-files';
import { roleDefaults } from '@closewright/domain/access';
import { loadFlags } from '@closewright/domain/constants';
import { until } from '@closewright/ui/lib/until';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { keyFor } from '../../lib/api/index.ts';
import type { AskedBankFiles } from './bank-files-asked.ts';
import { EBankReconScreen } from './ebank-recon-screen.tsx';

const item = (line: number, state: BankFilePreview['statements'][number]['items'][number]['state']) => ({
  ...{ line, state, date: '2013-04-11', valueDate: null, kind: 'Check', amount: -100_00 * line, code: '475' },
  ...{ checkNumber: 1000 + line, bankReference: null, customerReference: null, text: 'CHECK PAID', bankID: null },
  like: null as object | null,
});
const preview = {
  ...{ format: 'BAI2', digest: 'd'.repeat(64), warnings: [{ line: null, text: 'A day is missing' }] },
  statements: [
    {
      ...{ bankAccountID: 3, name: 'Escrow trust', accountNumber: '***6789', obstacle: null },
      days: [{ date: '2013-04-11', opening: 9000_00, closing: 8000_00, available: null }],
      newBalances: 1,
      counts: { new: 1, known: 1, doubtful: 1, late: 0 },
      items: [
        item(4, 'New'),
        item(5, 'Known'),
        { ...item(6, 'Looks like one'), like: { ...item(9, 'Known'), bankItemID: 77, text: 'THE KNOWN ONE' } },
      ],
    },
  ],
};
const file: BankFileRow = {
  ...{ bankFileID: 7, fileName: 'april.bai', format: 'BAI2', sha256: 'ab', bytes: 1200, importedBy: 'Ada Park' },
  ...{ importedAt: '2013-04-12T14:00:00Z', takenBack: null },
  accounts: [
    {
      ...{ bankAccountID: 3, name: 'Escrow trust', from: '2013-04-11', through: '2013-04-11' },
      ...{ items: 2, in: 0, out: -1000_00 },
    },
  ],
};

let root: Root;
let sent: { path: string; body: Record<string, unknown> }[];
let taken: BankFileRow[];
let refused: Record<string, string[]> | null;
let conflicts: { line: null; text: string }[];
let previewed: typeof preview;
let client: QueryClient;
const gone = vi.fn();

/** What the api answers; a file that is refused is refused at its preview. */
function answer(address: string, init: RequestInit | undefined): Response {
  const { pathname } = new URL(address, location.origin);
  const say = (result: unknown, status = 200) =>
    new Response(
      JSON.stringify(
        status === 200
          ? { isSuccessful: true, errorCode: null, errorMessage: null, result }
          : { isSuccessful: false, errorCode: 'BANK_FILE_REFUSED', errorMessage: 'Not taken', result },
      ),
      { status },
    );
  if (typeof init?.body === 'string') sent.push({ path: pathname, body: JSON.parse(init.body) });
  if (pathname === '/api/bank-files/accounts')
    return say({
      accounts: [
        { bankAccountID: 3, name: 'Escrow trust', accountNumber: '***6789', bankFileLayoutID: 8 },
        { bankAccountID: 4, name: 'Trust 2', accountNumber: '***1111', bankFileLayoutID: null },
      ],
      layouts: [
        { bankFileLayoutID: 7, name: 'Other CSV', inactive: false },
        { bankFileLayoutID: 8, name: 'Ficus CSV', inactive: false },
      ],
    });
  if (pathname === '/api/bank-files/preview')
    return refused === null ? say({ ...previewed, conflicts }) : say({ requestID: 'r', modelState: refused }, 422);
  if (pathname === '/api/bank-files' && init?.method === 'POST') {
    taken = [file];
    return say(file);
  }
  if (pathname === '/api/bank-files') return say({ results: taken, totalRecords: taken.length });
  if (pathname === '/api/bank-files/7') return say({ file, inTheWay: [] });
  return say({}, 404);
}

beforeEach(() => {
  sent = [];
  taken = [];
  refused = null;
  conflicts = [];
  previewed = preview;
  client = new QueryClient();
  gone.mockReset();
  vi.stubGlobal('fetch', (address: string, init?: RequestInit) => Promise.resolve(answer(address, init)));
});
afterEach(() => {
  dialogs.closeAll();
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const actor = {
  ...{ usersID: 1, settings: roleDefaults.administrator.settings, features: loadFlags({}), allowOpenFileInUse: true },
  regions: [{ regionID: 5, isAdminRegion: true }],
};

function Page() {
  const [asked, onAsk] = useState<AskedBankFiles>({});
  return <EBankReconScreen asked={asked} onAsk={onAsk} onGo={gone} />;
}

async function show() {
  const host = document.body.appendChild(document.createElement('div'));
  host.className = 'flex h-[700px] w-[1200px] flex-col';
  root = createRoot(host);
  const rootRoute = createRootRoute();
  const router = createRouter({
    routeTree: rootRoute.addChildren([
      createRoute({ getParentRoute: () => rootRoute, path: '/', component: Page }),
      createRoute({ getParentRoute: () => rootRoute, path: '/alarms', component: () => 'Elsewhere' }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  root.render(
    <QueryClientProvider client={client}>
      {/* The screen asks for the rights and the zone alone. */}
      <AppSessionProvider value={{ actor, session: { tenant: null } } as unknown as AppSession}>
        <RouterProvider router={router} />
        <DialogsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  await until(() => said('No bank file yet'), 'the page');
  return router;
}

const said = (text: string): boolean => document.body.textContent?.includes(text) ?? false;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));
const cellOf = (text: string, column: string) => {
  const heads = [...document.querySelectorAll('[role=columnheader]')];
  const at = heads.findIndex((head) => head.textContent?.startsWith(column));
  const row = [...document.querySelectorAll('[data-row]')].find((each) => each.textContent?.includes(text));
  return row?.querySelectorAll<HTMLElement>('[data-col]')[at];
};
const choose = (name: string, content: string) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('There is no file input');
  return userEvent.upload(input, new File([content], name));
};
const bodyOf = (path: string) => sent.find((each) => each.path === path)?.body;
const bai2 = '01,099900111,CLOSEWRIGHT,130412,0615,1,,,2/\n';

it('a BAI2 file is read, what looks like a known item is kept by a key, and only what is new and kept is imported', async () => {
  await show();
  client.setQueryData(keyFor('listReconciledAccounts'), []);
  await choose('april.bai', bai2);
  await until(() => said('Nothing is taken yet'), 'the preview');
  expect(bodyOf('/api/bank-files/preview')).toEqual({
    ...{ fileName: 'april.bai', content: btoa(bai2), bankAccountID: null, bankFileLayoutID: null },
  });
  expect(said('A day is missing')).toBe(true);
  expect(said('opens with 9,000.00, closes with 8,000.00. 1 new, 1 known, 1 looks like a known one.')).toBe(true);
  await until(() => cellOf('1004', 'Amount')?.textContent?.includes('400.00'), 'what is new, first');
  expect(cellOf('1005', 'Amount')).toBeUndefined();
  await until(() => document.activeElement?.closest('[role=grid]'), 'the focus in the items');
  await userEvent.click(
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Looks like one 1') as Element,
  );
  await until(() => cellOf('1006', 'The known one')?.textContent?.includes('THE KNOWN ONE'), 'the known one beside it');
  expect(button('Import 1 new item')).toBeDefined();
  cellOf('1006', 'Take')?.focus();
  await userEvent.keyboard(' ');
  await until(() => button('Import 2 new items'), 'both');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => cellOf('april.bai', 'State')?.textContent?.includes('Taken'), 'the file in the list');
  expect(bodyOf('/api/bank-files')).toMatchObject({ digest: preview.digest, keep: [{ statement: 0, line: 6 }] });
  expect(client.getQueryState(keyFor('listReconciledAccounts'))?.isInvalidated).toBe(true);
  await until(() => document.querySelector('[aria-label="File in hand"] a'), 'the file in hand');
  expect(document.querySelector('[aria-label="File in hand"] a')?.getAttribute('href')).toBe(
    '/escrow-accounting/reconciliations?account=3&date=2013-04-11',
  );
});

it('Escape leaves a file; where something was chosen it asks before, and so does a link', async () => {
  const router = await show();
  await choose('april.bai', bai2);
  await until(() => said('Nothing is taken yet'), 'the preview');
  await userEvent.keyboard('{Escape}');
  await until(() => said('No bank file yet'), 'the list');
  await until(() => document.activeElement === button('Choose a file'), 'the focus where a file is chosen');
  await choose('april.bai', bai2);
  await until(() => said('Looks like one 1'), 'the preview again');
  await userEvent.click(
    [...document.querySelectorAll('label')].find(({ textContent }) => textContent === 'Looks like one 1') as Element,
  );
  await until(() => cellOf('1006', 'Take'), 'what looks like a known one');
  cellOf('1006', 'Take')?.focus();
  await userEvent.keyboard(' ');
  await until(() => button('Import 2 new items'), 'both');
  await userEvent.keyboard('{Escape}');
  await until(() => said('what you said of items that look like known ones is lost'), 'the question');
  await userEvent.keyboard('{Escape}');
  await until(() => document.querySelector('[role=alertdialog]') === null, 'no question');
  expect(button('Import 2 new items')).toBeDefined();
  expect(bodyOf('/api/bank-files')).toBeUndefined();
  void router.navigate({ to: '/alarms' });
  await until(() => document.querySelector('[role=alertdialog]'), 'the question of the link');
  await userEvent.keyboard('{Escape}');
  await until(() => document.querySelector('[role=alertdialog]') === null, 'no question');
  expect(button('Import 2 new items')).toBeDefined();
  void router.navigate({ to: '/alarms' });
  await until(() => document.querySelector('[role=alertdialog]'), 'the question again');
  await userEvent.click(button('Leave') as Element);
  await until(() => said('Elsewhere'), 'the other page');
});

it('what is late is shown first where nothing else is new, and is taken with its amount', async () => {
  const [statement] = preview.statements;
  if (statement === undefined) throw new Error('There is no statement');
  const items = [item(4, 'Late'), item(5, 'Known'), item(6, 'Late')];
  previewed = {
    ...preview,
    statements: [{ ...statement, counts: { new: 2, known: 1, doubtful: 0, late: 2 }, items }],
  };
  await show();
  await choose('april.bai', bai2);
  await until(() => said('Late 2'), 'how many are late');
  expect(said('2 new, 1 known, 2 of days that are reconciled')).toBe(true);
  await until(() => cellOf('1004', 'State')?.textContent === 'Late', 'what is late');
  expect(cellOf('1006', 'Amount')?.textContent).toContain('600.00');
  expect(cellOf('1005', 'State')).toBeUndefined();
  await until(() => button('Import 2 new items'), 'both are taken');
});

it('a balance that is known as another keeps the file from being taken, and says so', async () => {
  await show();
  conflicts = [{ line: null, text: 'The balance of Escrow trust is 1.00 here, and is known as 2.00' }];
  await choose('april.bai', bai2);
  await until(() => said('Nothing can be taken.'), 'what is in the way');
  expect(document.querySelector('[aria-label="Why nothing can be taken"]')?.textContent).toContain('known as 2.00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(bodyOf('/api/bank-files')).toBeUndefined();
});

it('of a file that is refused nothing was taken: each problem stands with its line', async () => {
  refused = { 'lines.4': ['Line 4: The total is 1.00, its items come to 2.00'], content: ['It is cut off'] };
  await show();
  await choose('april.bai', bai2);
  await until(() => said('Nothing was taken'), 'the refusal');
  const why = document.querySelector('[aria-label="Why nothing was taken"]');
  expect([...(why?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'It is cut off',
    'Line 4: The total is 1.00, its items come to 2.00',
  ]);
  await userEvent.click(button('Close') as Element);
  await until(() => document.querySelector('[aria-label="Why nothing was taken"]') === null, 'no refusal');
});

it('a balance of a statement on paper is typed by B, and sent with its day', async () => {
  await show();
  await userEvent.keyboard('b');
  await until(() => said('Closing balance of a statement'), 'the dialog');
  await userEvent.keyboard('{Escape}');
});

it('a CSV file is asked for its account, whose own layout stands first', async () => {
  await show();
  await choose('april.csv', 'Date,Description,Amount\n');
  await until(() => said('Whose file is it?'), 'the dialog');
  await until(() => document.activeElement?.getAttribute('role') === 'combobox', 'the focus on the account');
  await userEvent.keyboard('Escrow{Enter}');
  await until(
    () =>
      said('Ficus CSV') ||
      document.querySelector<HTMLInputElement>('[data-field=bankFileLayoutID] input')?.value === 'Ficus CSV',
    'its own layout',
  );
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => said('Nothing is taken yet'), 'the preview');
  expect(bodyOf('/api/bank-files/preview')).toMatchObject({ bankAccountID: 3, bankFileLayoutID: 8 });
});
