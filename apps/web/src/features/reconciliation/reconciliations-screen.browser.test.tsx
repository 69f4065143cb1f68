import '@closewright/ui/styles.css';
import type { ReconciledAccountRow } from '@closewright/contract/reconciliation';
import { roleDefaults } from '@closewright/domain/access';
import { until } from '@closewright/ui/lib/until';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { exampleDay } from './reconciliation.fixture.ts';
import { ReconciliationsScreen } from './reconciliations-screen.tsx';

let root: Root;
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const onDay = vi.fn();

async function show(accounts: readonly ReconciledAccountRow[]): Promise<void> {
  vi.stubGlobal('fetch', async (path: string) => {
    const openings = path.includes('/ledger-openings')
      ? []
      : { results: [], totalRecords: 0, alarms: 0, nextUntil: null };
    const result = path.includes('/accounts') ? accounts : openings;
    return new Response(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result }));
  });
  // Of the session only what the screen asks for.
  const session = {
    actor: {
      usersID: 7,
      features: {},
      regions: [],
      allowOpenFileInUse: false,
      settings: roleDefaults.administrator.settings,
    },
    ...{ session: { tenant: { timeZone: 'Central Standard Time' } }, realtime: { listen: () => () => {} } },
  } as unknown as AppSession;
  const host = document.body.appendChild(document.createElement('main'));
  host.className = 'flex h-[700px] w-[1200px] flex-col';
  root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <AppSessionProvider value={session}>
        <ReconciliationsScreen
          onDay={onDay}
          hrefOfDay={() => '/day'}
          onReconciliation={() => {}}
          hrefOfReconciliation={() => '/one'}
        />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  await until(() => document.querySelector('[aria-label="Trust accounts"] [data-row="0"]'), 'the accounts');
}

const figure = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-row="0"] span')].find(({ textContent }) => textContent === text);

it('how far bank, book and files are apart can be seen, and the keys begin on the first account', async () => {
  const { account } = exampleDay({ bank: [], book: [], matched: [], apart: 478_62 });
  await show([account]);
  for (const text of ['478.62', '0.00']) {
    const shown = await until(() => figure(text), `the figure ${text}`);
    expect(shown.checkVisibility({ visibilityProperty: true })).toBe(true);
  }
  await until(() => document.activeElement?.closest('[data-row="0"]'), 'the focus on the account');
  await userEvent.keyboard('{Enter}');
  expect(onDay).toHaveBeenCalledWith({ bankAccountID: 3, date: account.threeWay.date });
});

it('an account without a posting may begin with money, by a link whose name begins with what it shows', async () => {
  const { account } = exampleDay({ bank: [], book: [], matched: [] });
  await show([{ ...account, hasPostings: false }]);
  const list = await until(() => document.querySelector('[aria-label=Openings]'), 'the openings');
  expect(list.textContent).toContain(`${account.name} has no postings.`);
  const link = list.querySelector('a');
  expect(link?.ariaLabel).toBe(`${link?.textContent}: ${account.name}`);
});
