import type { ApprovalRow } from '@closewright/contract/check-writing';
import { approvalEffects, approvalSubject } from '@closewright/domain/check-writing';
import { counted } from '@closewright/domain/formats';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { messageOf } from '../../lib/api/index.ts';
import { doInParts } from '../../lib/in-parts.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { Layout } from '../../records/form/layout.ts';
import { usePin } from '../../records/pin/use-pin.ts';
import { Findings } from './approval-findings.tsx';
import { mostOfComment } from './approval-limits.plain.ts';
import { bankWords, byKind, lookWords, type OfKind, paperWords, sumOf } from './approval-words.ts';
import { inOrderOfSending, type Problems } from './order-of-sending.ts';
import { RequestsTable } from './requests-table.tsx';
import { useLeftToPay } from './use-left-to-pay.ts';

/** What became of requests: which were decided, and why the others were not. */
export interface DecidedAnswer {
  readonly done: ReadonlySet<number>;
  readonly problems: Problems;
}

export interface DecideDialogProps {
  /** In the order of their list. */
  rows: readonly ApprovalRow[];
  isApproved: boolean;
  dialog: DialogControl<DecidedAnswer>;
}

type Typed = { comment: string | null };

const layout: Layout = [['comment', 12, { autoFocus: true }]];

/** How many requests are approved or refused and what they come to, with what that does; then decides them. */
export function DecideDialog({ rows: asked, isApproved, dialog }: DecideDialogProps) {
  const rows = inOrderOfSending(asked);
  const [behind, setBehind] = useState(0);
  const withPin = usePin();
  const leftOf = useLeftToPay(isApproved ? rows : []);
  const effects = isApproved ? approvalEffects(rows, leftOf) : [];
  // What is known to be refused is not sent.
  const problems = new Map(
    effects.flatMap(({ problem }, at) => (problem === null ? [] : [[rows[at]?.approvalID ?? 0, problem] as const])),
  );
  const able = rows.filter(({ approvalID }) => !problems.has(approvalID));
  const form = useRecordDialog<Typed, DecidedAnswer>({
    dialog,
    guard: false,
    fields: {
      comment: {
        ...{ kind: 'text', label: 'Comment', maxLength: mostOfComment },
        ...{ required: !isApproved, missing: 'Say why it is refused' },
      },
    },
    begin: { comment: null },
    async send({ comment }) {
      setBehind(0);
      const answers = await withPin((post) =>
        doInParts(
          able.map(({ approvalID }) => approvalID),
          {
            send: async (approvalIDs) =>
              (await post('decideApprovals', { body: { approvalIDs: [...approvalIDs], isApproved, comment } })).decided,
            onPart: setBehind,
            failure: messageOf,
          },
        ),
      );
      if (answers === null) return null;
      const refused = [...answers].flatMap(([id, problem]) => (problem === null ? [] : [[id, problem] as const]));
      const done = new Set([...answers].flatMap(([id, problem]) => (problem === null ? [id] : [])));
      return { done, problems: new Map([...problems, ...refused]) };
    },
  });
  const verb = isApproved ? 'Approve' : 'Refuse';
  const [first] = rows;
  const isOne = rows.length === 1;
  const warned = effects.filter(({ warning, problem }) => warning !== null && problem === null).length;
  const findings = (
    <ul className="divide-y divide-hairline">
      {rows.map((row, at) => (
        <Findings
          key={row.approvalID}
          effect={effects[at]}
          paper={isApproved ? paperWords(row) : null}
          bank={isApproved ? bankWords(row) : null}
          file={isOne ? null : row.fileNumber}
        />
      ))}
    </ul>
  );
  return (
    <RecordDialog
      form={form}
      layout={layout}
      saveLabel={able.length > 1 || !isOne ? `${verb} ${able.length}` : verb}
      obstacle={able.length === 0 ? [...problems.values()].join('. ') : null}
      lead={
        <>
          {isOne && first ? (
            <DialogMessage>
              {approvalSubject(first)}, {amountText(first.amount)}, file {first.fileNumber}.{' '}
              {isApproved ? effects[0]?.says : 'Nothing is posted; whoever asked reads your comment.'}
            </DialogMessage>
          ) : (
            <>
              <DialogMessage>
                {isApproved
                  ? [
                      'Each is posted at once and by itself; what is posted is never changed.',
                      ...lookWords(warned, problems.size),
                    ].join(' ')
                  : 'Nothing is posted; whoever asked reads your comment.'}
              </DialogMessage>
              <Table
                caption={`What is ${isApproved ? 'approved' : 'refused'}`}
                captionHidden
                columns={columns(able)}
                rows={byKind(able)}
                rowKey={({ kind }) => kind}
              />
              {able.length > 0 && <RequestsTable rows={able} />}
            </>
          )}
          {isOne && findings}
          {form.isSaving && able.length > 1 && (
            <p role="status" className="text-label text-muted">
              {isApproved ? 'Approving' : 'Refusing'} {counted(able.length, 'request')}: {behind} of {able.length} done
            </p>
          )}
        </>
      }
    >
      {/* Below what is typed: of many they are more than there is room for. */}
      {!isOne && findings}
    </RecordDialog>
  );
}

const columns = (rows: readonly ApprovalRow[]): readonly TableColumn<OfKind>[] => [
  { id: 'kind', header: 'What', rowHead: true, cell: ({ name }) => name, total: counted(rows.length, 'request') },
  { id: 'count', header: 'How many', numeric: true, cell: ({ count }) => count, total: '' },
  { id: 'sum', header: 'Sum', numeric: true, cell: ({ sum }) => amountText(sum), total: amountText(sumOf(rows)) },
];
