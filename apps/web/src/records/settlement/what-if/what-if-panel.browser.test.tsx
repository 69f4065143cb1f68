import '@closewright/ui/styles.css';
import type { Settlement } from '@closewright/contract/settlement';
import { until } from '@closewright/ui/lib/until';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { type AppSession, AppSessionProvider } from '../../../app/session/app-session.ts';
import { createRecordEditor } from '../../editor/create-record-editor.ts';
import { byKind } from '../../editor/rows.ts';
import { statementAggregate, statementKinds } from '../statement-aggregate.ts';
import { triedByStatement } from './tried-facts.ts';
import { WhatIfPanel } from './what-if-panel.tsx';

const statement = {
  ...byKind(statementKinds, () => []),
  loanID: 1,
  version: 1,
  hasSeller: true,
  loans: [],
  salePrice: 180_000_00,
  earnestMoney: 0,
  closingDate: '2013-04-15',
  disbursementDate: null,
  // What the panel does not look at is left out.
} as unknown as Settlement;

// Who may change nothing may try.
const actor = { usersID: null, settings: null, features: null, regions: [], allowOpenFileInUse: false };

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`[data-field="whatIf.${name}"] input, input[data-field="whatIf.${name}"]`);

it('ends with what is discarded: no value of before comes back by Ctrl Z, and no text that was refused stays', async () => {
  const editor = createRecordEditor(statementAggregate(12, 1), statement, {
    mayEdit: () => true,
    hasUnreadable: () => false,
    onInvalid: () => {},
    words: () => ({ lookups: {}, moment: String }),
    store: () => {},
    refresh: async () => {},
  });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      {/* The panel asks for the rights alone. */}
      <AppSessionProvider value={{ actor, session: { tenant: null } } as unknown as AppSession}>
        <WhatIfPanel ordersID={12} statement={statement} editor={editor} />
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  await until(() => field('salePrice')?.value === '180,000.00', 'the price of the file');
  field('salePrice')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}175000{Tab}');
  await until(() => triedByStatement.get().get('12 1')?.facts.salePrice === 175_000_00, 'the price tried');
  field('closingDate')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}soon{Tab}');
  await until(() => field('closingDate')?.getAttribute('aria-invalid') === 'true', 'the text refused');
  field('salePrice')?.focus();
  await userEvent.keyboard('{Escape}');
  await until(() => field('salePrice')?.value === '180,000.00', 'the price of the file again');
  expect(field('closingDate')?.value).toBe('04/15/2013');
  await until(() => document.activeElement === field('closingDate'), 'the focus in the first field');
  field('salePrice')?.focus();
  await userEvent.keyboard('{Control>}z{/Control}{Tab}');
  expect(field('salePrice')?.value).toBe('180,000.00');
  expect(triedByStatement.get().get('12 1')?.facts).toEqual({});
  const discard = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Discard'),
  );
  expect(discard?.disabled).toBe(true);
  field('closingDate')?.focus();
  await userEvent.keyboard('{Control>}a{/Control}soon{Tab}');
  await until(() => discard?.disabled === false, 'a text that is refused to be discarded alone');
  discard?.click();
  await until(() => field('closingDate')?.value === '04/15/2013', 'the date of the file');
  await until(() => discard?.disabled === true, 'nothing to discard');
  root.unmount();
});
