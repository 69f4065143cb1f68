import type { ToldWireInstructions } from '@closewright/contract/wires';
import { Table, type TableColumn } from '@closewright/ui/table';
import { useClock } from '../../../app/session/clock.ts';

type Call = ToldWireInstructions['callBacks'][number];

/** The calls about instructions, the latest first: who called whom, when, at which number, where that was taken from, and what came of it. */
export function CallLog({ number, calls }: { number: number; calls: readonly Call[] }) {
  const { moment } = useClock();
  const columns: readonly TableColumn<Call>[] = [
    { id: 'when', header: 'When', rowHead: true, cell: ({ calledAt }) => moment(calledAt) },
    { id: 'who', header: 'Who called', cell: ({ calledBy }) => calledBy },
    { id: 'result', header: 'Result', cell: ({ result }) => result },
    {
      id: 'number',
      header: 'Number',
      cell: ({ numberCalled }) => <span className="identifier whitespace-nowrap">{numberCalled}</span>,
    },
    { id: 'from', header: 'Taken from', cell: ({ numberSource }) => numberSource },
    { id: 'with', header: 'Spoke to', cell: ({ spokeTo }) => spokeTo },
    { id: 'note', header: 'Note', cell: ({ note }) => note },
  ];
  if (calls.length === 0) return <p className="text-label text-muted">Nobody has called about them.</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by Tab, to be scrolled by the keys
    <section aria-label={`Call-backs about instructions ${number}`} tabIndex={0} className="overflow-x-auto">
      <Table
        caption={`Call-backs about instructions ${number}`}
        captionHidden
        columns={columns}
        rows={calls}
        rowKey={({ calledAt, numberCalled }) => `${calledAt} ${numberCalled}`}
      />
    </section>
  );
}
