import { type CommissionFigure, commissionName } from '../commissions/index.ts';
import type { WireDate } from '../dates/index.ts';
import type { Cents } from '../money/index.ts';
import { costColumns, type Fee, feeAmount, figureOf } from '../settlement/index.ts';
import { type Explained, given, money, partOf } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import { statementCommissions } from './statement-commissions.ts';
import type { ReckonedStatement } from './statement-moves.ts';
import type { StatementTotal } from './statement-total.ts';
import type { StoredCharges } from './stored-fees.ts';
import { missingOf, type PartKind, type StatementPart } from './stored-parts.ts';

/** An amount of the summary of an order, with the field or the row it is typed in. */
export interface SummaryAmount {
  readonly key: string;
  readonly label: string;
  readonly field: string;
  readonly amount: StatementTotal;
  /** Who gets or holds it. */
  readonly party?: string;
}

/** What a closer looks up of an order besides the totals of its statement. */
export interface OrderSummary {
  readonly payoffs: readonly (SummaryAmount & { readonly goodThrough: WireDate | null })[];
  /** `due`: what is paid of it from the closing. */
  readonly commissions: readonly (SummaryAmount & { readonly due: StatementTotal })[];
  readonly deposits: readonly SummaryAmount[];
}

/** The payoffs, commissions and deposits of a statement, open ones among them. */
export function orderSummary(statement: ReckonedStatement): OrderSummary {
  const { figures, rows, fees, file, charges } = statement;
  const sides = statementCommissions(file, charges, figures);
  return {
    payoffs: figures.parts
      .filter(({ kind }) => kind === 'payoff')
      .map((part) => ({ ...ofPart(part), goodThrough: rows.payoffs[placeOf(part.from)]?.goodThrough ?? null })),
    commissions: fees.flatMap((fee) => commissionsOf(fee, charges, sides)),
    deposits: [...figures.parts.filter(({ kind }) => isDeposit(kind)).map(ofPart), ...keptDeposits(charges, sides)],
  };
}

const isDeposit = (kind: PartKind): boolean =>
  kind === 'deposit' || kind === 'Further deposit' || kind === 'Excess deposit';

const placeOf = (path: string): number => Number(path.split('.')[1]);

const known = (figure: Explained<Cents>): StatementTotal => ({ kind: 'figure', ...figure });

function ofPart({ from, label, amounts, missing, party }: StatementPart): SummaryAmount {
  const trace = amounts.buyer ?? amounts.seller;
  const amount: StatementTotal = trace && missing.length === 0 ? known(figureOf(trace)) : { kind: 'open', missing };
  return { key: from, label, field: from, amount, ...(party && { party }) };
}

/** A commission of either page: a side with its terms, or a fee of that kind. */
function commissionsOf(
  fee: FiguredFee,
  charges: StoredCharges,
  sides: readonly CommissionFigure[],
): OrderSummary['commissions'] {
  if (fee.kind === 'open') {
    const { missing, payee } = fee;
    const at = missing.flatMap(({ field }) => /^commissions(?:\.\d+)?/.exec(field) ?? [])[0];
    if (at === undefined) return [];
    const stored = charges.commissions[placeOf(at)]?.stored;
    const label = stored ? commissionName(stored) : 'Commissions';
    const amount = { kind: 'open', missing } as const;
    return [{ key: at, label, field: at, amount, due: amount, ...(payee && { party: payee }) }];
  }
  const { code, kind, label, payee } = fee.fee;
  const amount = feeAmount(fee.fee, costColumns);
  if (kind !== 'commission' || amount === null) return [];
  const field = code.replace(/^commission\./, 'commissions.');
  return [
    { key: field, label, field, amount: known(amount), due: dueOf(fee.fee, sides), ...(payee && { party: payee }) },
  ];
}

/** What is paid of a commission from the closing: less the deposit that its broker keeps. */
function dueOf(fee: Fee, sides: readonly CommissionFigure[]): StatementTotal {
  const [, at] = /^commission\.(\d+)$/.exec(fee.code) ?? [];
  const figure = at === undefined ? undefined : sides[Number(at)];
  if (figure?.kind === 'figure') return known(figureOf(partOf(`commissions.${at}`, figure.dueAtClosing.trace)));
  const atClosing = feeAmount(fee, ['borrowerAtClosing', 'sellerAtClosing']);
  return known(atClosing ?? figureOf(given(fee.label, money(0))));
}

/** What brokers keep of the deposit; of a commission that is open nobody knows how much. */
function keptDeposits({ commissions }: StoredCharges, sides: readonly CommissionFigure[]): SummaryAmount[] {
  return commissions.flatMap(({ stored }, at) => {
    const figure = sides[at];
    if (figure === undefined || !stored.depositHeld) return [];
    const field = `commissions.${at}.depositHeld`;
    const name = commissionName(stored);
    const of = { key: field, label: `Kept by the broker, ${name}`, field };
    if (figure.kind === 'open')
      return [{ ...of, amount: { kind: 'open', missing: missingOf(figure.missing, name, `commissions.${at}`) } }];
    const kept = figureOf(partOf(`commissions.${at}`, figure.retainedFromDeposit.trace));
    return kept.value === 0 ? [] : [{ ...of, amount: known(kept), ...(figure.holder && { party: figure.holder }) }];
  });
}
