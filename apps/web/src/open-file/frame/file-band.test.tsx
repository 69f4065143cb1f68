import { type Actor, freeFile, roleDefaults } from '@closewright/domain/access';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { type AppSession, AppSessionProvider } from '../../app/session/app-session.ts';
import { type OpenFile, OpenFileProvider } from '../file-context.ts';
import { FileBand } from './file-band.tsx';

const closer: Actor = {
  usersID: 1,
  settings: roleDefaults.closer.settings,
  features: {},
  regions: [],
  allowOpenFileInUse: false,
};
const readOnly = { ...closer, settings: { ...closer.settings, IsAppReadOnly: 1 } };

/** What stands above a file that somebody else has open, tags taken out. */
function band(actor: Actor, isOtherWindow = false): string {
  // Of the session only who asks and the clock are needed.
  const session = { session: { tenant: null }, actor } as unknown as AppSession;
  const state = { ...freeFile, isFileInUse: true, isOtherWindow };
  const holder = { holder: 'Another closer', since: '2026-11-29T14:00:00Z' };
  // Of the file only its state.
  const file = { ordersID: 12, state, header: {}, holder } as unknown as OpenFile;
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AppSessionProvider value={session}>
        <OpenFileProvider value={file}>
          <FileBand routeName="oe:main" />
        </OpenFileProvider>
      </AppSessionProvider>
    </QueryClientProvider>,
  );
  return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
}

it('who waits for a file is told so, who may edit it anyway can', () => {
  expect(band(closer)).toContain('You can read and copy. You will be told when it is free.');
  const anyway = band({ ...closer, allowOpenFileInUse: true });
  expect(anyway).toContain('You can read and copy. ');
  expect(anyway).toContain('Edit anyway');
  expect(anyway).toContain('Take over');
  expect(anyway).not.toContain('You will be told');
});

it.each([
  ['', readOnly, false],
  [', in another window of theirs', readOnly, true],
  [', whatever else they may', { ...readOnly, allowOpenFileInUse: true }, false],
])('who only reads is told that, and offered nothing%s', (_, actor, isOtherWindow) => {
  const shown = band(actor, isOtherWindow);
  expect(shown).toContain('Your account can read but not change anything.');
  expect(shown).not.toMatch(/You will be told|Edit anyway|Take over/);
});
