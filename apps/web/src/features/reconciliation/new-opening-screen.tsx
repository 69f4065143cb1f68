import type { LedgerOpening } from '@closewright/contract/ledger-opening';
import { can } from '@closewright/domain/access';
import { counted } from '@closewright/domain/formats';
import { readOpening } from '@closewright/domain/ledger-opening';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DateField } from '@closewright/ui/date-field';
import { useHotkey } from '@closewright/ui/lib/use-hotkeys';
import { MoneyField } from '@closewright/ui/money-field';
import { PageHead } from '@closewright/ui/page-head';
import { toasts } from '@closewright/ui/services/toasts';
import { TextField } from '@closewright/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { ApiError, call, keyFor, messageOf, queryFor } from '../../lib/api/index.ts';
import { off } from '../../lib/off.ts';
import { OpeningLists, OpeningSums } from './opening-lists.tsx';

const empty = {
  ...{ date: null as string | null, bankBalance: null as number | null, comment: '' },
  ...{ files: '', payments: '', deposits: '' },
};

/** Asks that a bank account begins with money: the day, what the bank has, and rows of a spreadsheet for the rest. */
export function NewOpeningScreen({
  bankAccountID,
  onAsked,
}: {
  bankAccountID: number;
  onAsked(opening: LedgerOpening): void;
}) {
  const { actor } = useSession();
  const client = useQueryClient();
  const today = useClock().today();
  const accounts = useQuery(queryFor('listReconciledAccounts'));
  const account = accounts.data?.find((each) => each.bankAccountID === bankAccountID);
  const [typed, setTyped] = useState(empty);
  const [refused, setRefused] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [busy, setBusy] = useState(false);
  const read = useMemo(
    () => readOpening({ bankAccountID, ...typed }, { today, openedOn: null, toldBalance: null }, refused),
    [bankAccountID, typed, today, refused],
  );
  // What the api refused is of what was sent: typed on, it is judged again.
  const type = (part: Partial<typeof empty>) => {
    setTyped((before) => ({ ...before, ...part }));
    setRefused({});
  };
  const obstacle =
    can(actor, 'writeReconciliations').reason?.text ??
    account?.obstacle ??
    (typed.date === null || typed.bankBalance === null ? 'Enter the day and what the bank has' : null) ??
    (typed.comment.trim() === '' ? 'Say where these figures are from' : null) ??
    (read.wrongRows > 0 ? `Correct ${counted(read.wrongRows, 'row')} first` : null) ??
    Object.values(read.problems)[0] ??
    null;
  const ask = async () => {
    if (obstacle !== null || busy) return;
    setBusy(true);
    const rowsOf = <R,>(rows: readonly { readonly row: R | null }[]) => rows.flatMap(({ row }) => row ?? []);
    try {
      const opening = await call('askOpening', {
        body: {
          ...{ bankAccountID, date: typed.date ?? '', bankBalance: typed.bankBalance ?? 0, comment: typed.comment },
          ...{ files: rowsOf(read.files), payments: rowsOf(read.payments), deposits: rowsOf(read.deposits) },
        },
      });
      await client.invalidateQueries({ queryKey: keyFor('listOpenings') });
      toasts.success('Another person decides about it');
      onAsked(opening);
    } catch (error) {
      if (error instanceof ApiError) setRefused(error.modelState);
      toasts.error({ title: 'This cannot be asked for yet', message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  useHotkey('Control+Enter', 'Ask', () => void ask(), { enabled: () => obstacle === null });
  return (
    <>
      <PageHead
        title="Begin with money"
        meta={
          account && (
            <Badge variant="line" icon={Landmark}>
              {account.name} {account.accountNumber}
            </Badge>
          )
        }
      >
        <Button variant="primary" shortcut="Ctrl Enter" busy={busy} {...off(obstacle)} onClick={() => void ask()}>
          Ask
        </Button>
      </PageHead>
      {/* Ctrl Enter in a field of several lines submits its form. */}
      <form
        className="flex min-h-0 flex-1 flex-col border-t border-hairline bg-surface-base"
        onSubmit={(event) => {
          event.preventDefault();
          void ask();
        }}
      >
        <div className="flex flex-none flex-wrap items-start gap-3 px-3 pt-3">
          <DateField
            label="At the end of"
            className="w-40"
            autoFocus
            value={typed.date}
            onValueChange={(date) => type({ date })}
            error={read.problems.date}
          />
          <MoneyField
            label="The bank has"
            className="w-40"
            value={typed.bankBalance}
            onValueChange={(bankBalance) => type({ bankBalance })}
          />
          <TextField
            label="Where these figures are from"
            className="w-[360px]"
            value={typed.comment}
            onValueChange={(comment) => type({ comment: comment ?? '' })}
          />
        </div>
        <OpeningSums bankBalance={typed.bankBalance ?? 0} totals={read.totals} />
        {Object.entries(read.problems)
          .filter(([field]) => field !== 'date')
          .map(([field, words]) => (
            <p key={field} className="m-0 px-3 pb-1 text-body text-danger-fg">
              {words}.
            </p>
          ))}
        <OpeningLists rows={read} typing={{ texts: typed, onText: (list, text) => type({ [list]: text }) }} />
      </form>
    </>
  );
}
