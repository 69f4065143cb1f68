import '@closewright/ui/styles.css';
import type { Investment } from '@closewright/contract/investments';
import { roleDefaults } from '@closewright/domain/access';
import { until } from '@closewright/ui/lib/until';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { ToastsHost } from '@closewright/ui/services/toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { accessible } from '../../lib/accessible.fixture.ts';
import { InvestmentAccountsScreen } from './investment-accounts-screen.tsx';
import { exampleInvestment } from './investments.fixture.ts';

let root: Root;
afterEach(() => {
  dialogs.closeAll();
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const text = () => document.body.textContent;

/** The screen with calls that are answered here; answers the bodies of what is written. */
function show(investment: Investment): unknown[] {
  const written: unknown[] = [];
  const say = (result: unknown) =>
    new Response(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result }));
  vi.stubGlobal(
    'fetch',
    async (_address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
      if (method !== 'GET') {
        written.push(JSON.parse(body ?? '{}'));
        return say(investment);
      }
      const { state, ledger } = investment;
      return say({ results: [investment], totalRecords: 1, counts: { [state]: 1 }, totalLedger: ledger });
    },
  );
  // Of the session only what the screen asks for.
  const session = {
    actor: {
      ...{ usersID: 7, features: {}, regions: [], allowOpenFileInUse: false },
      settings: roleDefaults.administrator.settings,
    },
    ...{ session: { tenant: { timeZone: 'Central Standard Time' } }, realtime: { listen: () => () => {} } },
  } as unknown as AppSession;
  const host = document.body.appendChild(document.createElement('main'));
  host.className = 'flex h-[700px] w-[1200px] flex-col';
  root = createRoot(host);
  root.render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AppSessionProvider value={session}>
        <InvestmentAccountsScreen asked={{}} onAsk={() => {}} onOpen={() => {}} hrefOf={() => '/order/41'} />
        <DialogsHost />
        <ToastsHost />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  return written;
}

it('says what is on its way, and explains it', async () => {
  const { moves, ...stored } = exampleInvestment();
  show({ ...stored, moves: moves.slice(0, 1), ledger: 0 });
  await until(
    () => document.querySelector('[role=alert]')?.textContent === '5,000.00 left trust and has not come in',
    'what differs',
  );
  await accessible();
  const figure = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('On its way there'),
  );
  figure?.focus();
  await userEvent.keyboard('{F1}');
  await until(() => document.querySelector('[role=dialog]')?.textContent?.includes('Paid out of trust'), 'why');
});

it('saves of an account what was changed of its address', async () => {
  const written = show(exampleInvestment());
  await until(() => text()?.includes('Both legs and the ledger agree'), 'the account');
  await userEvent.keyboard('e');
  const field = () => document.querySelector<HTMLInputElement>('[role=dialog] input');
  await until(() => field()?.value === '1 Elm St', 'its street');
  await userEvent.fill(field() ?? document.body, '2 Oak Ave');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => written.length === 1, 'what is saved');
  expect(written).toEqual([{ version: 2, changes: { street: '2 Oak Ave' } }]);
});
