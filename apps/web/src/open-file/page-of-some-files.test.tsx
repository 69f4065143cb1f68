import { freeFile, roleDefaults } from '@closewright/domain/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type AppSession, AppSessionProvider } from '../app/session/app-session.ts';
import { keyFor } from '../lib/api/index.ts';
import { type OpenFile, OpenFileProvider } from './file-context.ts';
import { PageOfSomeFiles } from './page-of-some-files.tsx';

const { settings } = roleDefaults.administrator;
const actor = { usersID: 1, settings, features: {}, regions: [], allowOpenFileInUse: false };

function page(routeName: string, header: object | undefined): string {
  const client = new QueryClient();
  client.setQueryData(keyFor('getLookups'), {});
  // Of the session only who asks is needed.
  const session = { session: { tenant: null }, actor } as unknown as AppSession;
  // Of the file only what the menu depends on.
  const file = { ordersID: 12, state: freeFile, header } as unknown as OpenFile;
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <AppSessionProvider value={session}>
        <OpenFileProvider value={file}>
          <PageOfSomeFiles routeName={routeName}>The page</PageOfSomeFiles>
        </OpenFileProvider>
      </AppSessionProvider>
    </QueryClientProvider>,
  );
}
const header = { settlementStatementType: 1, hasSeller: true, underwriterCompanyID: null, orderServiceID: null };

it.each([
  ['of a file with a seller', 'settlement:prorations', header],
  ['that every file has', 'settlement:payoffs:list', { ...header, hasSeller: false }],
  ['while the file is read', 'settlement:prorations', undefined],
])('shows a page %s', (_, routeName, of) => {
  expect(page(routeName, of)).toBe('The page');
});

it('says why a file without a seller has no such page, and leads back', () => {
  const shown = page('settlement:prorations', { ...header, hasSeller: false });
  expect(shown).not.toContain('The page');
  expect(shown).toContain('There is no seller on this file.');
  expect(shown).toMatch(/href="\/order\/12\/\w+"[^>]*>Back to the file</);
});
