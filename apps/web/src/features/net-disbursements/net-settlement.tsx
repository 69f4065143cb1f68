import type { HudOneA } from '@closewright/domain/settlement';
import { Table } from '@closewright/ui/table';
import { Figure } from '../../records/settlement/computed/computed-page.tsx';
import { type Named, ofTrace } from '../../records/settlement/computed/named-figures.ts';

const linesOf = ({ lines }: HudOneA) => lines.filter(({ number }) => Number(number) >= 1600);

const nameOf = (number: string): string => `hud1A.${number}`;

/** The lines of section N by their names. */
export const figuresOfOneA = (oneA: HudOneA): Named[] =>
  linesOf(oneA).flatMap(({ number, buyer }) => (buyer ? [ofTrace(nameOf(number), buyer)] : []));

/** Section N of a HUD-1A: 1600 to 1604. */
export const NetSettlement = ({ oneA }: { oneA: HudOneA }) => (
  <Table
    caption="Net settlement"
    columns={[
      { id: 'line', header: 'Line', cell: ({ number }) => <b className="font-semibold text-muted">{number}</b> },
      { id: 'label', header: 'Section N', rowHead: true, cell: ({ label }) => label },
      {
        id: 'amount',
        header: 'Amount',
        numeric: true,
        cell: ({ number }) => <Figure name={nameOf(number)} strong={number === '1604'} />,
      },
    ]}
    rows={linesOf(oneA)}
    rowKey={({ number }) => number}
  />
);
