import type { CheckSignatureRow } from '@closewright/contract/check-signatures';
import { can } from '@closewright/domain/access';
import type { SignatureDecision } from '@closewright/domain/check-signatures';
import { Badge } from '@closewright/ui/badge';
import { Button } from '@closewright/ui/button';
import { DialogBody, DialogErrorSummary, DialogFooter, DialogMessage } from '@closewright/ui/dialog';
import { EmptyState } from '@closewright/ui/empty-state';
import { type DialogControl, dialogs } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { useSession } from '../../app/session/app-session.ts';
import { useClock } from '../../app/session/clock.ts';
import { amountText } from '../../lib/amount-text.ts';
import { ApiError, call, keyFor, messageOf, queryFor } from '../../lib/api/index.ts';
import { base64Of } from '../../lib/base64-of.ts';
import { saveDownload } from '../../lib/downloads/index.ts';
import { ReadFailed } from '../../lib/read-failed.tsx';
import { AllowDialog, type AllowDialogProps } from './allow-dialog.tsx';
import { SendDialog } from './send-dialog.tsx';

export interface SignaturesDialogProps {
  /** The accounts that may be allowed; null for whoever sets up none, who sees their own signature alone. */
  accounts: readonly { readonly bankAccountID: number; readonly name: string }[] | null;
  readOnly: boolean;
  dialog: DialogControl<void>;
}

const states = {
  asked: 'Waits',
  approved: 'Holds',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  ended: 'Ended',
} as const;
const verbs = { approve: 'Approve', refuse: 'Refuse', withdraw: 'Withdraw', end: 'End' } as const;

/** Signatures that are printed on checks: whose image is kept, on checks of which accounts it may stand, and what waits for another person. */
export function SignaturesDialog({ accounts, readOnly, dialog }: SignaturesDialogProps) {
  const { user, actor } = useSession();
  const clock = useClock();
  const client = useQueryClient();
  const query = useQuery(queryFor('listCheckSignatures'));
  const file = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const rows = (query.data ?? []).filter(({ isMine }) => accounts !== null || isMine);
  const doing = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      await client.invalidateQueries({ queryKey: keyFor('listCheckSignatures') });
    } catch (error) {
      setFailure(wordsOf(error));
    } finally {
      setBusy(false);
    }
  };
  const send = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    target.value = '';
    if (chosen === undefined) return;
    await doing(async () => {
      const content = await base64Of(chosen);
      await call('askCheckSignature', { body: { kind: 'image', usersID: user.usersID, content } });
    });
  };
  const sendOther = async () => {
    const answer = await dialogs.open<object, CheckSignatureRow>(
      SendDialog,
      {},
      { title: 'Signature of somebody', label: 'Signature of somebody', size: 'small', key: 'send-signature' },
    );
    if (!answer.dismissed) await client.invalidateQueries({ queryKey: keyFor('listCheckSignatures') });
  };
  const allow = async () => {
    const people = rows.filter(({ kind, state }) => kind === 'image' && state === 'approved');
    const answer = await dialogs.open<Omit<AllowDialogProps, 'dialog'>, CheckSignatureRow>(
      AllowDialog,
      { people, accounts: accounts ?? [] },
      { title: 'Allow on an account', label: 'Allow on an account', size: 'small', key: 'allow-signature' },
    );
    if (!answer.dismissed) await client.invalidateQueries({ queryKey: keyFor('listCheckSignatures') });
  };
  const decide = (signatureID: number, decision: SignatureDecision) =>
    void doing(() => call('decideCheckSignature', { params: { signatureID }, body: { decision } }));
  const columns: readonly TableColumn<CheckSignatureRow>[] = [
    { id: 'name', header: 'Whose', rowHead: true, cell: ({ name }) => name },
    { id: 'what', header: 'What', cell: whatOf },
    { id: 'state', header: 'State', cell: ({ state }) => <State state={state} /> },
    { id: 'asked', header: 'Asked by', cell: ({ askedBy, askedAt }) => `${askedBy}, ${clock.moment(askedAt)}` },
    {
      id: 'acts',
      header: '',
      cell: (row) => (
        <span className="flex justify-end gap-1">
          {row.kind === 'image' && row.isMine && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() =>
                void doing(async () =>
                  saveDownload(await call('getCheckSignatureImage', { params: { signatureID: row.signatureID } })),
                )
              }
            >
              Look
            </Button>
          )}
          {!readOnly &&
            actsOf(row, accounts !== null).map((decision) => (
              <Button key={decision} size="sm" busy={isBusy} onClick={() => decide(row.signatureID, decision)}>
                {verbs[decision]}
              </Button>
            ))}
        </span>
      ),
    },
  ];
  return (
    <>
      <DialogBody>
        {failure !== null && <DialogErrorSummary>{failure}</DialogErrorSummary>}
        <DialogMessage>
          A signature is printed only on checks of an account that allows it, up to an amount, and only if whoever
          prints chooses it. Another person approves each.
        </DialogMessage>
        {query.isError ? (
          <ReadFailed title="The signatures could not be read" query={query} />
        ) : rows.length === 0 && !query.isPending ? (
          <EmptyState title="No signatures yet">Send an image of yours: a PNG or a JPEG of at most 200 kB.</EmptyState>
        ) : (
          <Table
            className="mt-2"
            caption="Signatures"
            captionHidden
            columns={columns}
            rows={rows}
            rowKey={({ signatureID }) => signatureID}
          />
        )}
        <input
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          aria-label="Image of my signature"
          hidden
          tabIndex={-1}
          onChange={(event) => void send(event)}
        />
      </DialogBody>
      <DialogFooter>
        {!readOnly && (
          <>
            <Button busy={isBusy} onClick={() => file.current?.click()}>
              Send my signature
            </Button>
            {accounts !== null && can(actor, 'readConfiguration').allowed && (
              <Button onClick={() => void sendOther()}>Send somebody’s</Button>
            )}
            {accounts !== null && <Button onClick={() => void allow()}>Allow on an account</Button>}
          </>
        )}
        <Button variant="primary" onClick={() => dialog.close()}>
          Close
        </Button>
      </DialogFooter>
    </>
  );
}

function State({ state }: Pick<CheckSignatureRow, 'state'>) {
  const tone = state === 'asked' ? 'warning' : state === 'approved' ? 'success' : 'neutral';
  return <Badge tone={tone}>{states[state]}</Badge>;
}

/** What it is that is asked for. */
const whatOf = ({ bankAccount, most }: CheckSignatureRow): string =>
  bankAccount === null ? 'Image' : `${bankAccount}, ${most === null ? 'any amount' : `up to ${amountText(most)}`}`;

/** What whoever reads it may do with it. */
function actsOf({ state, isOwn, isMine }: CheckSignatureRow, setsUp: boolean): readonly SignatureDecision[] {
  if (state === 'approved') return setsUp || isMine ? ['end'] : [];
  if (state !== 'asked') return [];
  if (isOwn) return ['withdraw'];
  return setsUp ? ['approve', 'refuse'] : [];
}

/** What is wrong, at whichever field it is. */
const wordsOf = (error: unknown): string =>
  (error instanceof ApiError ? Object.values(error.modelState)[0]?.[0] : undefined) ?? messageOf(error);
