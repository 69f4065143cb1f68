import type { WireOut } from '@closewright/contract/wires';
import { Description, DescriptionList } from '@closewright/ui/description-list';
import { DialogMessage } from '@closewright/ui/dialog';
import type { DialogControl } from '@closewright/ui/services/dialogs';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useState } from 'react';
import { amountText } from '../../lib/amount-text.ts';
import { messageOf } from '../../lib/api/index.ts';
import { RecordDialog } from '../../records/dialog/record-dialog.tsx';
import { useRecordDialog } from '../../records/dialog/use-record-dialog.ts';
import type { PinnedPost } from '../../records/pin/pinned-post.ts';
import { usePin } from '../../records/pin/use-pin.ts';
import { Elsewhere } from '../../records/wire-payees/elsewhere.tsx';
import { ableOf, type Problems, releaseEach } from './release-each.ts';
import { achWords, countedMeans, fileWords, sumOf, wireKey } from './wire-out-words.ts';

/** What became of wires: which were released, and why the others were not. */
export interface ReleasedAnswer {
  readonly done: readonly WireOut[];
  readonly problems: Problems;
}

export interface ReleaseDialogProps {
  /** In the order of their list. */
  wires: readonly WireOut[];
  dialog: DialogControl<ReleasedAnswer>;
}

/** What is shown is what is sent along: the payee, its instructions and the amount. */
function release(post: PinnedPost, { bankAccountID, stripe, number, amount, to }: WireOut) {
  if (to === null) throw new Error('Nobody has named its payee');
  return post('releaseWire', {
    params: { bankAccountID, stripe, number },
    body: { wirePayeeID: to.wirePayeeID, instructions: to.number, amount },
  });
}

/** Where each wire goes and how much, to be held against what was asked for; then releases those that can be, one by one. */
export function ReleaseDialog({ wires, dialog }: ReleaseDialogProps) {
  const [behind, setBehind] = useState(0);
  const withPin = usePin();
  const { able, problems } = ableOf(wires);
  const form = useRecordDialog<Record<string, never>, ReleasedAnswer>({
    dialog,
    guard: false,
    begin: {},
    async send() {
      setBehind(0);
      const released = await withPin((post) =>
        releaseEach(able, { release: (wire) => release(post, wire), onStep: setBehind, failure: messageOf }),
      );
      if (released === null) return null;
      const { done, problems: found } = released;
      return { done, problems: new Map([...problems, ...found]) };
    },
  });
  const [first] = able;
  const isOne = wires.length === 1;
  return (
    <RecordDialog
      form={form}
      saveLabel={isOne ? 'Release' : `Release ${able.length}`}
      beginsOnSave
      obstacle={able.length === 0 ? [...problems.values()].join('. ') : null}
      lead={
        <>
          <DialogMessage>
            {isOne
              ? 'Hold this against what the payee asked for. Once it is sent, nobody brings it back.'
              : 'Hold these against what the payees asked for. Once they are sent, nobody brings them back.'}
          </DialogMessage>
          {isOne && first ? <One wire={first} /> : able.length > 0 && <Many wires={able} />}
          {form.isSaving && able.length > 1 && (
            <p role="status" className="text-label text-muted">
              Releasing {countedMeans(able)}: {behind} of {able.length} done
            </p>
          )}
        </>
      }
    >
      {problems.size > 0 && <Left wires={wires} problems={problems} />}
    </RecordDialog>
  );
}

function One({ wire }: { wire: WireOut }) {
  const { means, payee, to, amount, reference } = wire;
  const ach = means === 'ACH' && to ? achWords(to) : null;
  return (
    <>
      <b className="figures text-figure font-semibold">{amountText(amount)}</b>
      {to && <Elsewhere payee={payee} to={to} />}
      <DescriptionList>
        <Description term="Posted to">{payee}</Description>
        <Description term="Beneficiary">{to?.beneficiary}</Description>
        <Description term="Bank">{to?.bankName}</Description>
        <Description term="Routing number" identifier>
          {to?.routingNumber}
        </Description>
        <Description term="Account number" identifier>
          {to?.accountNumber}
        </Description>
        {ach !== null && <Description term="ACH">{ach}</Description>}
        <Description term="Payee of wires">{to && `${to.name}, instructions ${to.number}`}</Description>
        <Description term="File" identifier>
          {fileWords(wire)}
        </Description>
        <Description term="Reference" identifier>
          {reference}
        </Description>
      </DescriptionList>
    </>
  );
}

const identifier = (text: string | undefined) => <span className="identifier">{text}</span>;
const columns = (wires: readonly WireOut[]): readonly TableColumn<WireOut>[] => [
  {
    id: 'payee',
    header: 'Posted to',
    rowHead: true,
    cell: ({ payee }) => payee,
    total: countedMeans(wires),
  },
  { id: 'to', header: 'Beneficiary', cell: ({ to }) => to?.beneficiary, total: '' },
  { id: 'bank', header: 'Bank', cell: ({ to }) => to?.bankName, total: '' },
  { id: 'routing', header: 'Routing number', cell: ({ to }) => identifier(to?.routingNumber), total: '' },
  { id: 'account', header: 'Account', cell: ({ to }) => identifier(to?.accountNumber), total: '' },
  { id: 'file', header: 'File', cell: (wire) => identifier(fileWords(wire)), total: '' },
  {
    id: 'amount',
    header: 'Amount',
    numeric: true,
    cell: ({ amount }) => amountText(amount),
    total: amountText(sumOf(wires)),
  },
];

function Many({ wires }: { wires: readonly WireOut[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
    <section aria-label="What is released" tabIndex={0} className="max-h-60 overflow-auto">
      <Table caption="What is released" captionHidden columns={columns(wires)} rows={wires} rowKey={wireKey} />
    </section>
  );
}

/** Those that stay as they are, each with its reason. */
function Left({ wires, problems }: Pick<ReleaseDialogProps, 'wires'> & { problems: Problems }) {
  const left = wires.filter((wire) => problems.has(wireKey(wire)));
  return (
    <section aria-label="What stays as it is">
      <h3 className="font-semibold">{left.length === 1 ? 'One stays as it is' : `${left.length} stay as they are`}</h3>
      <ul className="text-label">
        {left.map((wire) => (
          <li key={wireKey(wire)} className="py-0.5 break-words">
            {fileWords(wire)}, {wire.payee}, {amountText(wire.amount)}: {problems.get(wireKey(wire))}
          </li>
        ))}
      </ul>
    </section>
  );
}
