import type { HudLine, HudOneA } from '@closewright/domain/settlement';
import { Table } from '@closewright/ui/table';
import { Figure } from '../../records/settlement/computed/computed-page.tsx';
import { type Named, ofTrace } from '../../records/settlement/computed/named-figures.ts';

const nameOf = (number: string): string => `hud1A.${number}`;

/** The lines of sections M and N by their names. */
export const figuresOfOneA = ({ lines }: HudOneA): Named[] =>
  lines.flatMap(({ number, buyer }) => (buyer ? [ofTrace(nameOf(number), buyer)] : []));

/** Sections M and N of a HUD-1A: who of others is paid, 1501 to 1520, and what is left for the borrower, 1600 to 1604. */
export function NetSettlement({ oneA: { lines } }: { oneA: HudOneA }) {
  const isNet = ({ number }: HudLine) => Number(number) >= 1600;
  return (
    <>
      <SectionTable caption="Disbursements to others" head="Section M" lines={lines.filter((line) => !isNet(line))} />
      <SectionTable caption="Net settlement" head="Section N" lines={lines.filter(isNet)} />
    </>
  );
}

/** Lines that are sums of others. */
const isSum = (number: string): boolean => number === '1520' || number === '1604';

const SectionTable = ({ caption, head, lines }: { caption: string; head: string; lines: readonly HudLine[] }) => (
  <Table
    caption={caption}
    columns={[
      { id: 'line', header: 'Line', cell: ({ number }) => <b className="font-semibold text-muted">{number}</b> },
      { id: 'label', header: head, rowHead: true, cell: ({ label, payee }) => payee ?? label },
      {
        id: 'amount',
        header: 'Amount',
        numeric: true,
        cell: ({ number }) => <Figure name={nameOf(number)} strong={isSum(number)} />,
      },
    ]}
    rows={lines}
    rowKey={({ number }) => number}
  />
);
