import type { RemittanceDetail } from '@closewright/contract/remittances';
import { formatDate } from '@closewright/domain/formats';
import { Button } from '@closewright/ui/button';
import { Table, type TableColumn } from '@closewright/ui/table';
import { amountText } from '../../lib/amount-text.ts';
import { explanationOf } from '../../lib/why/explanation-of.ts';
import { openWhy } from '../../lib/why/why-dialog.tsx';
import { WhyFigure } from '../../lib/why/why-figure.tsx';
import { type Part, partNames, sumTrace } from './remittance-words.ts';

type FrozenLine = RemittanceDetail['lines'][number];
type Line = Omit<FrozenLine, 'titlePolicyID' | 'ordersID' | 'fileNumber' | 'isLocked'> &
  Partial<Pick<FrozenLine, 'titlePolicyID' | 'fileNumber' | 'isLocked'>>;

export interface LinesTableProps {
  lines: readonly Line[];
  /** Lets the policy of a line be changed; null where nobody may. */
  onUnlock?: ((line: { titlePolicyID: number; policyNumber: string }) => void) | null;
}

/** The lines of a policy or of a remittance, over what they come to. The agent's part of each, and each total, says why. */
export function LinesTable({ lines, onUnlock = null }: LinesTableProps) {
  const first = new Set([...Map.groupBy(lines, ({ titlePolicyID }) => titlePolicyID).values()].map(([line]) => line));
  return (
    <Table
      caption="Lines"
      columns={[
        {
          id: 'line',
          header: 'Line',
          rowHead: true,
          cell: (line) => (
            <>
              {line.line}. <span className="identifier">{line.policyNumber}</span>, {line.label}
              <span className="block text-label text-muted">{factsOf(line)}</span>
              {onUnlock !== null && line.isLocked && line.titlePolicyID !== undefined && first.has(line) && (
                <Button
                  size="sm"
                  aria-label={`Unlock policy ${line.policyNumber}`}
                  onClick={() =>
                    line.titlePolicyID !== undefined &&
                    onUnlock({ titlePolicyID: line.titlePolicyID, policyNumber: line.policyNumber })
                  }
                >
                  Unlock…
                </Button>
              )}
            </>
          ),
          total: 'In all',
        },
        amountColumn('gross', lines, ({ gross }) => amountText(gross)),
        amountColumn('underwriter', lines, ({ underwriter }) => amountText(underwriter)),
        amountColumn('agent', lines, ({ line, agent, trace }) => (
          <WhyFigure label={`Agent, line ${line}`} value={agent} onAsk={() => openWhy(explanationOf(trace))} />
        )),
      ]}
      rows={lines}
      rowKey={({ line }) => line}
    />
  );
}

function amountColumn(part: Part, lines: readonly Line[], cell: TableColumn<Line>['cell']): TableColumn<Line> {
  const total = lines.reduce((sum, line) => sum + line[part], 0);
  const rows = lines.map((line) => [`${line.line}. ${line.policyNumber}, ${line.label}`, line[part]] as const);
  return {
    ...{ id: part, header: partNames[part], numeric: true, cell },
    total: (
      <WhyFigure
        label={`${partNames[part]} in all`}
        value={total}
        onAsk={() => openWhy(explanationOf(sumTrace(part, rows, total)))}
      />
    ),
  };
}

/** Of which file and day a line is, and why it is remitted again. */
const factsOf = ({ fileNumber, effectiveDate, corrects, reason }: Line): string =>
  [
    ...(fileNumber === undefined ? [] : [fileNumber]),
    formatDate(effectiveDate),
    ...(reason === null ? [] : [reason]),
    ...(corrects === null ? [] : [`takes back line ${corrects.line} of ${corrects.number}`]),
  ].join(', ');
