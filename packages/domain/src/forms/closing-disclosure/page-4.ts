import { loanDisclosuresPage, type ReckonedStatement } from '../../closing-file/index.ts';
import { type FormTable as AdjustableTable, escrowBoxes, escrowInFuture } from '../../disclosure/index.ts';
import type { FormBlock, FormPage, FormRow, FormRun } from '../form-document.ts';
import { type FormFigure, figureRun, type KeepFigure } from '../form-figures.ts';
import { cellOf, heading, openAt, paragraph, subheading, valueWords } from '../form-parts.ts';
import { escrowTables } from './escrow-tables.ts';
import { disclosureBlocks } from './loan-disclosure-parts.ts';
import type { ToldOfFile } from './told-of-file.ts';

/** Page 4 of a closing disclosure (12 CFR 1026.38(l) to (n)); without a loan there is nothing to disclose. */
export function page4(known: ReckonedStatement, { loan, properties }: ToldOfFile, keep: KeepFigure): FormPage {
  const title = [heading('Additional Information About This Loan'), subheading('Loan Disclosures')];
  if (loan === null) return { number: '4', blocks: title };
  const { parts, tables, escrow } = loanDisclosuresPage({ ...loan, properties }, known);
  const own = parts.filter(({ page }) => page === 4);
  const isLeft = ({ name }: (typeof own)[number]) => name !== 'securityInterest';
  const account = loan.stated.escrowAccount;
  if (account === null) keep('escrowAccount', openAt(escrow.missing));
  const marked = { field: 'escrowAccount', ...(account === null && { figure: 'escrowAccount' }) };
  const left = own.filter(isLeft).flatMap((part) => disclosureBlocks(part, keep));
  const right = [
    ...own.filter((part) => !isLeft(part)).flatMap((part) => disclosureBlocks(part, keep)),
    subheading('Escrow Account'),
    paragraph({ text: 'For now, your loan', isBold: true }),
    ...escrowTables(escrowBoxes(account), escrow, marked, keep),
    paragraph({ text: 'In the future,', isBold: true }),
    paragraph({ text: escrowInFuture }),
  ];
  return {
    number: '4',
    blocks: [
      ...title,
      {
        kind: 'sides',
        sides: [
          { share: 1, blocks: left },
          { share: 1, blocks: right },
        ],
      },
      ...(tables.length === 0
        ? []
        : [
            {
              kind: 'sides' as const,
              sides: tables.map((table) => ({ share: 1, blocks: adjustableBlocks(table, keep) })),
            },
          ]),
    ],
  };
}

/** The AP or the AIR table; the amounts of the first are in whole dollars (12 CFR 1026.38(t)(4)(i)(D)). */
export function adjustableBlocks(
  { name, title, rows, missing }: AdjustableTable,
  keep: KeepFigure,
): readonly FormBlock[] {
  const open: FormFigure | null = Object.keys(missing).length > 0 ? openAt(missing) : null;
  const formRows = rows.flatMap(({ name: row, under, label, cells, field }, at): FormRow[] => {
    const key = `${name}.${row}`;
    if (open && cells.length === 0) keep(key, open);
    const runs = cells.flatMap((cell, place): FormRun[] => {
      const space = place === 0 ? [] : [{ text: ' ' }];
      if (typeof cell === 'string') return [...space, { text: cell, field }];
      const words = figureRun(keep, `${key}.${place}`, { kind: 'figure', trace: cell }, (trace) =>
        valueWords(trace, 'withoutZeroCents'),
      );
      return [...space, words];
    });
    const line: FormRow = {
      key,
      kind: 'line',
      cells: [cellOf({ text: label }), { runs: runs.length === 0 && open ? [{ text: '', figure: key, field }] : runs }],
    };
    const isFirst = under !== undefined && rows[at - 1]?.under !== under;
    return isFirst
      ? [{ key: `${key}.under`, kind: 'subheading', cells: [{ runs: [{ text: under }], span: 2 }] }, line]
      : [line];
  });
  return [subheading(title), { kind: 'table', label: title, columns: [{ share: 55 }, { share: 45 }], rows: formRows }];
}
