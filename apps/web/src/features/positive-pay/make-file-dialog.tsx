import type { PositivePayAccountRow } from '@closewright/contract/positive-pay';
import { counted } from '@closewright/domain/formats';
import type { PositivePayGap, RespelledPayee } from '@closewright/domain/positive-pay';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { PinnedPost } from '../../records/pin/pinned-post.ts';
import { usePin } from '../../records/pin/use-pin.ts';
import { KindsTable } from './kinds-table.tsx';
import { eventCount, gapText, numbersText, respelledText } from './positive-pay-words.ts';

const make = (post: PinnedPost, { bankAccountID, dueDigest }: PositivePayAccountRow) =>
  post('makePositivePayFile', { params: { bankAccountID }, body: { dueDigest } });

/** What came of making a file: the file, and where it may be fetched once. */
export type MadeFile = Awaited<ReturnType<typeof make>>;

export interface MakeFileDialogProps {
  account: PositivePayAccountRow;
  gaps: readonly PositivePayGap[];
  moreGaps: number;
  /** Payees that the file tells otherwise than the checks; null where that could not be read. */
  respelled: readonly RespelledPayee[] | null;
  dialog: DialogControl<MadeFile>;
}

/** So many gaps, and so many payees, are told one by one. */
const mostTold = 6;

/** How many checks the bank is told of and what they come to, before its file is made. */
export function MakeFileDialog({ account, gaps, moreGaps, respelled, dialog }: MakeFileDialogProps) {
  const { name, due, layoutName } = account;
  const withPin = usePin();
  const form = useRecordDialog<Record<string, never>, MadeFile>({
    dialog,
    guard: false,
    begin: {},
    send: () => withPin((post) => make(post, account)),
  });
  const numbers = numbersText(due);
  const more = Math.max(0, gaps.length - mostTold) + moreGaps;
  return (
    <RecordDialog
      form={form}
      saveLabel="Make and download"
      beginsOnSave
      lead={
        <>
          <DialogMessage>
            {counted(eventCount(due), 'line')} for {name}, by the layout {layoutName}. Hold the figures against the
            check register: each of these goes out once.
          </DialogMessage>
          <KindsTable totals={due} />
          {numbers !== '' && (
            <p>
              Checks issued: {numbers}
              {gaps.length === 0 ? '.' : ', but for:'}
            </p>
          )}
          {gaps.length > 0 && (
            <ul aria-label="Not among them" className="text-label text-muted">
              {gaps.slice(0, mostTold).map((gap) => (
                <li key={gap.from}>{gapText(gap)}</li>
              ))}
              {more > 0 && <li>{more} more</li>}
            </ul>
          )}
          <Respelled payees={respelled} />
        </>
      }
    />
  );
}

/** Whom the bank reads under another name than the check has, so that it may refuse a good check. */
function Respelled({ payees }: { payees: MakeFileDialogProps['respelled'] }) {
  if (payees === null)
    return (
      <p className="text-label text-muted">
        Whether the file spells payees otherwise than their checks is not known: its layout could not be read.
      </p>
    );
  if (payees.length === 0) return null;
  return (
    <>
      <p>
        {payees.length === 1 ? '1 payee is' : `${payees.length} payees are`} told otherwise than on the check, as the
        layout has less room or fewer signs:
      </p>
      <ul aria-label="Payees told otherwise" className="text-label text-muted">
        {payees.slice(0, mostTold).map((each) => (
          <li key={each.checkNumber}>{respelledText(each)}</li>
        ))}
        {payees.length > mostTold && <li>{payees.length - mostTold} more</li>}
      </ul>
    </>
  );
}
