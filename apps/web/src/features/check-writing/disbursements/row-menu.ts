import type { ApprovalRequest } from '@closewright/domain/check-writing';
import type { MenuEntry } from '@closewright/ui/dropdown-menu';
import { off } from '../../../lib/off.ts';
import type { usePrintChecks } from '../print/use-print-checks.ts';
import type { MadeAct } from './made-acts.ts';
import { notToBePaid } from './plan-edits.ts';
import type { ProposedRow, Row } from './rows.ts';
import type { useMadeActs } from './use-made-acts.ts';
import type { useProposedActs } from './use-proposed-acts.ts';

type Prints = Pick<
  ReturnType<typeof usePrintChecks>,
  'isOfKey' | 'obstacleOf' | 'printRows' | 'spoil' | 'spoilObstacle'
>;

/** What can be done with the rows that are marked, or with the one in hand. */
export function rowMenu(
  rows: readonly Row[],
  planned: ReturnType<typeof useProposedActs>,
  made: ReturnType<typeof useMadeActs>,
  prints: Prints,
): readonly MenuEntry[] {
  const [first] = rows;
  if (first === undefined) return [];
  if (first.kind === 'made') return [...paperEntries(first, rows, prints), ...entriesOfMade(first, made)];
  const several = rows.filter((row): row is ProposedRow => row.kind === 'proposed');
  const all = several.map(({ turn }) => turn.proposed);
  const isOne = several.length === 1;
  const { hold, plan, kind } = first.turn.proposed;
  const overpaid = kind === 'overpaid' ? notToBePaid : null;
  const one = overpaid ?? (isOne ? null : 'One at a time');
  return [
    { id: 'edit', label: 'Edit…', detail: 'F2', ...off(one), onSelect: () => planned.edit(first) },
    hold === null
      ? { id: 'hold', label: 'Hold…', detail: 'H', ...off(one), onSelect: () => planned.hold(first) }
      : { id: 'hold', label: 'Release', detail: 'H', ...off(one), onSelect: () => planned.hold(first) },
    isOne
      ? {
          id: 'combine',
          label: 'Combine those that are picked',
          detail: 'C',
          ...off(planned.combineProblem()),
          onSelect: planned.combinePicked,
        }
      : {
          id: 'combine',
          label: `Combine these ${several.length}`,
          ...off(planned.combineProblem(all)),
          onSelect: () => planned.combine(all),
        },
    { id: 'split', label: 'Split…', detail: 'S', ...off(one), onSelect: () => planned.split(first) },
    {
      id: 'as-proposed',
      label: 'As the statement proposes',
      detail: 'Ctrl Backspace',
      ...off(several.some(({ turn }) => turn.proposed.plan !== null) || plan !== null ? null : 'It is so already'),
      onSelect: () => planned.asProposed(several),
    },
  ];
}

const madeEntries: readonly { act: MadeAct; label: string; detail?: string }[] = [
  { act: 'void', label: 'Void…', detail: 'V' },
  { act: 'stop', label: 'Stop payment…' },
  { act: 'reissue', label: 'Reissue…' },
  { act: 'takeBack', label: 'Take back…' },
];

/** The key stands where it does the same. A check alone has paper that is spoiled. */
const paperEntries = (
  first: Extract<Row, { kind: 'made' }>,
  rows: readonly Row[],
  { isOfKey, obstacleOf, printRows, spoil, spoilObstacle }: Prints,
): readonly MenuEntry[] => [
  {
    id: 'print',
    label: first.paper?.state === 'printed' ? 'Print again…' : 'Print…',
    ...(rows.length === 1 && isOfKey(first) ? { detail: 'Ctrl P' } : {}),
    ...off(obstacleOf(first)),
    onSelect: () => printRows(rows),
  },
  ...(first.paper?.state === 'printed'
    ? [
        {
          id: 'spoil',
          label: 'Paper spoiled…',
          ...off(rows.length === 1 ? spoilObstacle(first) : 'One at a time'),
          onSelect: () => spoil(first),
        },
      ]
    : []),
];

const entriesOfMade = (
  { made, asked }: Extract<Row, { kind: 'made' }>,
  { obstacle, run, withdraw }: ReturnType<typeof useMadeActs>,
): readonly MenuEntry[] => [
  ...madeEntries.map(({ act, ...entry }) => ({
    id: act,
    ...entry,
    ...off(obstacle(act, made)),
    onSelect: () => run(act, made),
  })),
  ...(asked?.isOwn ? [{ id: 'withdraw', label: withdrawWords(asked), onSelect: () => withdraw(asked) }] : []),
];

const withdrawWords = ({ kind }: ApprovalRequest): string =>
  kind === 'stop' ? 'Withdraw the stop payment asked for…' : 'Withdraw the void asked for…';
