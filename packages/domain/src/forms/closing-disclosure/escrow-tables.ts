import { type EscrowDisclosure, type EscrowLineName, escrowLines } from '../../closing-file/index.ts';
import type { DisclosureBox } from '../../disclosure/index.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { amountRuns, type KeepFigure } from '../form-figures.ts';
import { cellOf } from '../form-parts.ts';
import { boxBlocks } from './loan-disclosure-parts.ts';

const withAccount: readonly EscrowLineName[] = ['escrowed', 'notEscrowed', 'initial', 'monthly'];
const without: readonly EscrowLineName[] = ['estimated', 'waiverFee'];

/** The boxes of the escrow account, each with its table; that of what the loan has not is blank (12 CFR 1026.38(l)(7)). */
export function escrowTables(
  boxes: readonly DisclosureBox[],
  escrow: EscrowDisclosure,
  marked: Pick<FormRun, 'field' | 'figure'>,
  keep: KeepFigure,
): readonly FormBlock[] {
  const [has, hasNot] = boxes;
  return [
    ...(has ? boxBlocks([has], marked) : []),
    tableOf('Escrow', withAccount, escrow, keep),
    ...(hasNot ? boxBlocks([hasNot], marked) : []),
    tableOf('No Escrow', without, escrow, keep),
  ];
}

function tableOf(
  label: string,
  lines: readonly EscrowLineName[],
  escrow: EscrowDisclosure,
  keep: KeepFigure,
): FormBlock {
  const rows = lines.map((name): FormRow => {
    const [title, words] = escrowLines[name];
    const line = escrow.lines.find((each) => each.name === name);
    const more = name === 'notEscrowed' ? ' You may have other property costs.' : '';
    return {
      key: `escrow.${name}`,
      kind: 'line',
      cells: [
        cellOf({ text: title, isBold: true }),
        { runs: amountRuns(keep, `escrow.${name}`, line?.total ?? null), align: 'right' },
        cellOf({ text: `${words}${line && line.names.length > 0 ? ` ${line.names.join(', ')}.` : ''}${more}` }),
      ],
    };
  });
  return {
    kind: 'table',
    label,
    columns: [{ share: 30, heading: label }, { share: 20 }, { share: 50 }],
    rows,
  };
}
