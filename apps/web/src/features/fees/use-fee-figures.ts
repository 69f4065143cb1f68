import type { Settlement } from '@closewright/contract/settlement';
import { type FiguredFee, type HudFigures, ratedPremiums, type StatementCost } from '@closewright/domain/closing-file';
import { type FeeFigure, feeFigure, governmentCharges } from '@closewright/domain/fees';
import type { Fee } from '@closewright/domain/settlement';
import { useMemo } from 'react';
import type { Row } from '../../records/editor/aggregate.ts';
import { inOrder } from '../../records/editor/rows.ts';
import { statementKinds } from '../../records/settlement/statement-aggregate.ts';
import {
  figuredRows,
  useFiguredFees,
  useStatementCosts,
  useStatementFigures,
  useStatementSource,
} from '../../records/settlement/statement-figures.ts';
import { useStatementRows } from '../../records/settlement/statement-rows.ts';
import { calculatedRow } from './fee-lines.ts';

/** The fees of a statement as they are edited, and what they come to. */
export interface FeeFigures {
  /** In their order. */
  readonly rows: readonly Row[];
  /** Those among them by whose places fields are named: `fees.3.amount`. */
  readonly figured: readonly Row[];
  /** What the statement charges by its commissions and its escrow items, by the key of the line that shows it. */
  readonly calculated: ReadonlyMap<number, Fee>;
  /** The lines of those. */
  readonly calculatedRows: readonly Row[];
  /** Sections, totals and what the lender gives, as the statement has them. */
  readonly costs: readonly StatementCost[];
  /** The form HUD-1 of the file; null of a closing disclosure. */
  readonly hud: HudFigures | null;
  /** What a row charges, also one that another page charges; undefined while it is open. */
  feeOf(row: Row): Fee | undefined;
  /** What a fee comes to. The same function, and the same figure of a row, until the amounts of the file, or what other pages charge, change. */
  figureOf(row: Row): FeeFigure;
}

/** The figures of the fees; a fee is reckoned anew only when something of it changes. */
export function useFeeFigures(statement: Settlement): FeeFigures {
  const { loans, loanID, salePrice } = statement;
  const all = useStatementRows();
  const charged = useFiguredFees(statement);
  const figures = useStatementFigures(statement);
  const hud = figures?.hud ?? null;
  const costs = useStatementCosts(statement);
  const loanAmount = loans.find((loan) => loan.loanID === loanID)?.amount ?? null;
  const figured = useMemo(() => figuredRows(all, 'fees'), [all]);
  const ofOthers = useMemo(() => feesIn(charged.slice(figured.length)), [charged, figured]);
  const { recording, transferTaxes } = governmentCharges(ofOthers);
  const { file, charges } = useStatementSource(statement);
  const { ownersTitleInsurance, lendersTitleInsurance } = useMemo(() => ratedPremiums(file, charges), [file, charges]);
  const figureOf = useMemo(() => {
    const known = new WeakMap<Row, FeeFigure>();
    const elsewhere = { recording, transferTaxes, premiums: { ownersTitleInsurance, lendersTitleInsurance } };
    return (row: Row): FeeFigure => {
      const made = known.get(row) ?? feeFigure(row.values, { loanAmount, salePrice }, elsewhere);
      known.set(row, made);
      return made;
    };
  }, [loanAmount, salePrice, recording, transferTaxes, ownersTitleInsurance, lendersTitleInsurance]);
  return useMemo(() => {
    const made = ofOthers.map((fee, at) => ({ fee, row: calculatedRow(fee, at) }));
    const known = new Map<number, Fee>(made.map(({ fee, row }) => [row.key, fee]));
    for (const [at, { key }] of figured.entries()) {
      const each = charged[at];
      if (each?.kind === 'figure') known.set(key, each.fee);
    }
    return {
      hud,
      feeOf: ({ key }: Row) => known.get(key),
      rows: inOrder(statementKinds, all, 'fees'),
      figured,
      calculated: new Map(made.map(({ fee, row }) => [row.key, fee])),
      calculatedRows: made.map(({ row }) => row),
      costs,
      figureOf,
    };
  }, [all, charged, costs, figured, ofOthers, figureOf, hud]);
}

const feesIn = (list: readonly FiguredFee[]): readonly Fee[] =>
  list.flatMap((each) => (each.kind === 'figure' ? [each.fee] : []));
