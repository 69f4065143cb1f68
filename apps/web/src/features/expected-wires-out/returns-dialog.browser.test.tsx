import '@closewright/ui/styles.css';
import type { AchReturnRow } from '@closewright/contract/wires';
import { until } from '@closewright/ui/lib/until';
import { DialogsHost, dialogs } from '@closewright/ui/services/dialogs';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { accessible } from '../../lib/accessible.fixture.ts';
import { ReturnsDialog, type TakenReturns } from './returns-dialog.tsx';

let root: Root;
afterEach(() => {
  dialogs.closeAll();
  root.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

const returned = (other: Partial<AchReturnRow> = {}): AchReturnRow => ({
  ...{ line: 3, kind: 'return', code: 'R03', trace: '087700440000001', amount: 1_250_00, name: 'ELM STREET' },
  ...{ on: '2026-11-24', state: 'New', words: 'R03: There is no such account' },
  payment: {
    ...{ bankAccountID: 3, stripe: 0, number: 1, reference: 'A3S0N1', payee: 'Elm Street Brokers' },
    ...{ fileNumber: '13-1002', wirePayeeID: 7 },
  },
  ...other,
});

/** The dialog with a file that is answered with these rows. */
async function show(rows: readonly AchReturnRow[]) {
  const sent: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body?: string } = {}) => {
    const { pathname } = new URL(address, location.origin);
    sent.push({ path: pathname, body: JSON.parse(body ?? '{}') });
    const fresh = rows.filter(({ state }) => state === 'New').length;
    const result = pathname.endsWith('/preview')
      ? { digest: 'd'.repeat(64), rows, fresh }
      : { taken: fresh, left: rows.length - fresh };
    return new Response(JSON.stringify({ isSuccessful: true, errorCode: null, errorMessage: null, result }));
  });
  root = createRoot(document.body.appendChild(document.createElement('main')));
  root.render(<DialogsHost />);
  const answer = dialogs.open<object, TakenReturns>(ReturnsDialog, {}, { title: 'File of returns', size: 'large' });
  const input = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'), 'the file input');
  await userEvent.upload(input as HTMLInputElement, new File(['101'], 'returns.ach'));
  await until(() => said(`${rows.length} entr`), 'the entries');
  return { sent, answer };
}

/** State, payment, name and amount of the entry on a line. */
const cells = (line: number) =>
  [...document.querySelectorAll('tbody tr')]
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    .find(([first]) => first === `${line}`)
    ?.slice(1, 5) ?? [];

const said = (words: string) => document.body.textContent?.includes(words) ?? false;

it('what came back is shown beside what was sent, and all that is new is recorded at once', async () => {
  const notice = returned({
    line: 5,
    kind: 'change',
    code: 'C01',
    amount: 0,
    state: 'Change',
    words: 'C01: Another account number',
  });
  const { sent, answer } = await show([returned(), notice, returned({ line: 7, state: 'Unknown', payment: null })]);
  expect(said('3 entries, 1 of them new')).toBe(true);
  expect(cells(3)).toEqual(['Came back', 'A3S0N1, Elm Street Brokers, file 13-1002', 'ELM STREET', '1,250.00']);
  expect(cells(7).slice(0, 3)).toEqual(['Not ours', 'None', 'ELM STREET']);
  expect(document.querySelector('[role=dialog] a')?.getAttribute('href')).toBe('/configuration/wire-payees?payee=7');
  await accessible();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await answer).toMatchObject({ dismissed: false, value: { taken: 1, left: 2 } });
  expect(sent.at(-1)).toMatchObject({
    path: '/api/wires-out/ach-returns',
    body: { fileName: 'returns.ach', digest: 'd'.repeat(64) },
  });
});

it('nothing is recorded of a file that does not fit what was sent', async () => {
  const { sent } = await show([returned({ state: 'Wrong', words: '$1.00 was sent' }), returned({ line: 5 })]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await until(() => said('Line 3 does not fit what was sent'), 'why not');
  expect(sent.map(({ path }) => path)).toEqual(['/api/wires-out/ach-returns/preview']);
});
