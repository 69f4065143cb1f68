import { amountInWords, type Receipt } from '@closewright/domain/check-writing';
import { formatDate, formatMoney } from '@closewright/domain/formats';
import { cents } from '@closewright/domain/money';
import { useSession } from '../../../app/session/app-session.ts';
import { PrintedRecords } from '../../../records/list/printed-records.tsx';
import { useCheckWriting } from '../use-check-writing.ts';
import { stateWords } from './receipt-state.tsx';

/** Receipts on paper: of which office and file, from whom, how much in figures and words, how, and for what. */
export function PrintedReceipts({ receipts, onDone }: { receipts: readonly Receipt[]; onDone(): void }) {
  const { file } = useCheckWriting();
  const { session } = useSession();
  const office = session.tenant?.displayName ?? '';
  const fileNumber = file.header?.fileNumber ?? '';
  return (
    <PrintedRecords
      title={`Receipt, ${office}, file ${fileNumber}`}
      label="Printed receipts"
      records={receipts.map((receipt) => ({
        key: receipt.facts.receipt,
        facts: `Receipt ${receipt.facts.receipt} · ${formatDate(receipt.date)} · ${stateWords(receipt)}`,
        text: <Told receipt={receipt} />,
      }))}
      onDone={onDone}
    />
  );
}

function Told({ receipt: { facts, amount } }: { receipt: Receipt }) {
  const { payer, instrument, reference, memo } = facts;
  const told: readonly (readonly [string, string])[] = [
    ['Received from', payer],
    ['Amount', formatMoney(cents(amount), { symbol: '$' })],
    ['In words', amountInWords(cents(amount))],
    ['By', reference === null ? instrument : `${instrument} ${reference}`],
    ...(memo === null ? [] : [['For', memo] as const]),
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      {told.map(([name, words]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="m-0">{words}</dd>
        </div>
      ))}
    </dl>
  );
}
