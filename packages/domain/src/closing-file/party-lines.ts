import { commissionName, emptyCommission } from '../commissions/index.ts';
import { addCents, type Cents, cents, zeroCents } from '../money/index.ts';
import {
  type Entry,
  figureOf,
  lessOf,
  type MoneyFlow,
  type OtherPayer,
  paidOutside,
  partyRoles,
  sumOf,
} from '../settlement/index.ts';
import { type Explained, fieldsOf, given, money, partOf, type Trace } from '../trace/index.ts';
import type { FiguredFee } from './figured-fee.ts';
import type { StatementFigures } from './from-stored.ts';
import { statementCommissions } from './statement-commissions.ts';
import type { StatementTotal } from './statement-total.ts';
import type { StoredCharges } from './stored-fees.ts';
import type { FileFacts, Missing, StatementPart } from './stored-parts.ts';
import { payeeFieldOf } from './to-close.ts';

/** Something that a party is paid for, or gives. */
export interface PartyLine {
  readonly key: string;
  readonly label: string;
  /** `outside`: it was paid before closing, or is paid by others. */
  readonly way: 'gets' | 'gives' | 'outside';
  readonly amount: StatementTotal;
  /** The line or letter it stands at: the section of a fee. */
  readonly section?: string;
  /** Who paid it outside of closing. */
  readonly by?: 'borrower' | 'seller' | OtherPayer;
  /** The field it was typed in; of what is paid to nobody the field of the payee. */
  readonly field: string | null;
}

/** A line with whom it is of: a side, or a name, empty where nobody is named. */
export type LineOfParty = PartyLine & { readonly of: string; readonly side?: 'buyer' | 'seller' };

/** A figure, open as long as anything is missing. */
export const totalOf = (figure: Explained<Cents>, missing: readonly Missing[] = []): StatementTotal =>
  missing.length > 0 ? { kind: 'open', missing } : { kind: 'figure', ...figure };

const sides = {
  buyer: { total: 'cashFromBorrower', of: 'Borrower', from: 'Cash from borrower', to: 'Cash to borrower' },
  seller: { total: 'cashToSeller', of: 'Seller', from: 'Cash from seller', to: 'Cash to seller' },
} as const;

/** What of the charges says who is paid. */
export type ChargesOfParties = Pick<StoredCharges, 'commissions' | 'feeParts'>;

/** All lines of a statement, each with whom it is of. */
export const partyLines = (
  file: FileFacts,
  charges: ChargesOfParties,
  fees: readonly FiguredFee[],
  figures: StatementFigures,
  flows: readonly MoneyFlow[],
): LineOfParty[] => {
  const commissions = commissionsOf(file, charges, figures);
  return [
    ...sideLines(figures, flows),
    ...ofDeposit(flows, commissions),
    ...flows.flatMap((flow) => linesOf(flow, commissions).flatMap((line) => byParts(line, charges.feeParts))),
    ...fees.flatMap(openFee),
    ...figures.parts.flatMap(openPart),
  ];
};

/** The cash of both sides; open where its total is, whatever the known rows come to. */
function sideLines({ totals }: StatementFigures, flows: readonly MoneyFlow[]): LineOfParty[] {
  return (['buyer', 'seller'] as const).flatMap((side): LineOfParty[] => {
    const { of, total: name, from, to } = sides[side];
    const total = totals[name];
    if (total === null) return [];
    const flow = flows.find((each) => each.side === side);
    const way = flow?.way === 'in' || (flow === undefined && side === 'buyer') ? 'gives' : 'gets';
    const label = way === 'gives' ? from : to;
    if (total.kind === 'open') return [{ of, side, key: name, label: 'Cash', way, amount: total, field: null }];
    const none = { value: zeroCents, trace: total.trace };
    return [{ of, side, key: name, label, way, amount: totalOf(flow?.amount ?? none), field: null }];
  });
}

const commissionsOf = (file: FileFacts, charges: Pick<StoredCharges, 'commissions'>, figures: StatementFigures) =>
  statementCommissions(file, charges, figures).map((figure, at) => {
    const { stored = emptyCommission, payees = [] } = charges.commissions[at] ?? {};
    const payments = figure.kind === 'figure' ? figure.payments : null;
    const named = payees.map(({ payee }) => payee?.trim() ?? '');
    return {
      name: commissionName(stored),
      figure,
      /** Who gets what; a referral stands before the payees. */
      payments:
        payments?.map(({ payee, amount }, at) => ({
          payee: named[at - (payments.length - named.length)] ?? payee,
          amount,
        })) ?? null,
    };
  });

type Commissions = ReturnType<typeof commissionsOf>;

/** What brokers hold of the deposit: what they keep and what they bring, and what its holder has of it. */
function ofDeposit(flows: readonly MoneyFlow[], commissions: Commissions): LineOfParty[] {
  const held = commissions.flatMap(({ name, figure }, at) => {
    if (figure.kind === 'open') return [];
    const { retainedFromDeposit, depositToClosing, holder } = figure;
    const of = holder ?? `Broker, ${name}`;
    const line = (key: string, label: string, { value, trace }: Explained<Cents>) => {
      if (value === 0) return [];
      const amount = figureOf(partOf(`commissions.${at}`, trace));
      return [{ ...lineOf(key, label, 'gives', amount), field: `commissions.${at}.depositHeld`, of }];
    };
    return [
      ...line(`deposit.${at}`, 'Deposit kept against the commission', retainedFromDeposit),
      ...line(`deposit.${at}.rest`, 'Deposit held beyond the commission', depositToClosing),
    ];
  });
  const deposit = flows.find(({ entry, way }) => entry?.kind === 'deposit' && way === 'in');
  if (deposit === undefined) return held;
  const of = partyRoles.depositHolder;
  if (held.length === 0) return [{ ...lineOf(deposit.key, deposit.label, 'gives', deposit.amount), of }];
  const all = sumOf('Deposit that brokers hold', held.flatMap(traceOf), 'The sum of what each holds');
  const rest = lessOf(deposit.label, deposit.amount, all, 'The deposit less what brokers hold of it');
  // Below zero is only what is known of a deposit of which more is open.
  return [...(rest.value <= 0 ? [] : [{ ...lineOf(deposit.key, deposit.label, 'gives', rest), of }]), ...held];
}

export const traceOf = ({ amount }: PartyLine): Trace[] => (amount.kind === 'figure' ? [amount.trace] : []);

const lineOf = (key: string, label: string, way: PartyLine['way'], amount: Explained<Cents>): PartyLine => ({
  key,
  label,
  way,
  amount: totalOf(amount),
  field: fieldsOf(amount.trace)[0] ?? null,
});

/** The lines of what somebody else gets or gives of an entry, and of what was paid of it outside. */
function linesOf({ key, label, way, amount, entry }: MoneyFlow, commissions: Commissions): LineOfParty[] {
  if (entry === undefined || (entry.kind === 'deposit' && way === 'in')) return [];
  const of = entry.party ?? '';
  const section = entry.fee ? { section: entry.fee.section } : {};
  const payments = paymentsOf(entry, commissions);
  if (payments !== undefined)
    return payments.map(({ payee, amount: part }, at) => ({
      ...lineOf(`${key}.${at}`, label, 'gets', part),
      ...section,
      of: payee,
    }));
  const line = lineOf(key, label, way === 'in' ? 'gives' : 'gets', amount);
  const field = of === '' ? (payeeFieldOf(key) ?? line.field) : line.field;
  const known = { ...section, field, of };
  const atClosing = amount.value === 0 && hasOutside(entry) ? [] : [{ ...line, ...known }];
  return [...atClosing, ...outsideOf(entry).map((each) => ({ ...each, ...known }))];
}

/**
 * A fee whose parts name who is paid, by its parts: each goes to its payee, or to that of the fee. Parts that do not come to what is paid at closing change
 * nothing: nobody knows which of them was paid before.
 */
function byParts(line: LineOfParty, all: StoredCharges['feeParts'] = []): LineOfParty[] {
  const [, at = ''] = /^fee\.fees\.(\d+)$/.exec(line.key) ?? [];
  const parts = (at !== '' && all[Number(at)]) || [];
  const isShared = parts.some(({ payee }) => payee?.trim());
  const sum = addCents(...parts.map(({ amount }) => cents(amount ?? 0)));
  if (!isShared || line.way !== 'gets' || line.amount.kind === 'open' || sum !== line.amount.value) return [line];
  return parts.map(({ label, payee, amount }, part) => {
    const field = `fees.${at}.parts.${part}.amount`;
    const name = label?.trim() || 'Part';
    const figure = figureOf(given(name, money(cents(amount ?? 0)), field));
    const of = payee?.trim() || line.of;
    const known = { ...line, key: `${line.key}.${part}`, label: `${line.label}: ${name}`, amount: totalOf(figure), of };
    return of === '' ? known : { ...known, field };
  });
}

/** What each payee of a commission gets; of one that is not shared out yet, all of it goes to nobody by name. */
function paymentsOf({ key, amounts }: Entry, commissions: Commissions) {
  const [, at] = /^fee\.commission\.(\d+)$/.exec(key) ?? [];
  const of = at === undefined ? undefined : commissions[Number(at)];
  const whole = amounts.borrowerAtClosing ?? amounts.sellerAtClosing;
  if (of === undefined || whole === undefined) return undefined;
  return (
    of.payments?.map(({ payee, amount }) => ({
      payee,
      amount: figureOf(partOf(`commissions.${at}`, amount.trace)),
    })) ?? [{ payee: '', amount: whole }]
  );
}

const hasOutside = ({ fee }: Entry): boolean =>
  fee !== undefined && paidOutside(fee).some(({ amount }) => amount !== 0);

function outsideOf({ key, label, fee, amounts }: Entry): PartyLine[] {
  if (fee === undefined) return [];
  const outside = paidOutside(fee).filter(({ amount }) => amount !== 0);
  const others = outside.filter(({ by }) => by !== 'borrower' && by !== 'seller');
  return outside.map(({ by, amount }) => {
    // Others have one column, whoever they are.
    const ofOthers = others.length === 1 ? amounts.others : undefined;
    const known =
      { borrower: amounts.borrowerBeforeClosing, seller: amounts.sellerBeforeClosing }[String(by)] ?? ofOthers;
    const figure = known ?? figureOf(given(label, money(amount)));
    return { ...lineOf(`${key}.outside.${by}`, label, 'outside', figure), by };
  });
}

/** A fee that is open stands with its payee. */
function openFee(fee: FiguredFee, at: number): LineOfParty[] {
  if (fee.kind === 'figure') return [];
  const { missing, payee = '', section } = fee;
  return [{ ...openLine(`open.fee.${at}`, missing), of: payee, ...(section && { section }) }];
}

const openLine = (key: string, missing: readonly Missing[]): PartyLine => ({
  key,
  label: missing.map(({ words }) => words).join('; '),
  way: 'gets',
  amount: { kind: 'open', missing },
  field: missing[0]?.field ?? null,
});

/** What of the summaries comes from or goes to somebody else, or may. What is of both sides alone is in their cash. */
function openPart({ from, kind, label, sides: of, party, missing }: StatementPart): LineOfParty[] {
  if (missing.length === 0) return [];
  const line = openLine(`open.${from}`, missing);
  switch (kind) {
    case 'loanAmount':
    case 'Lender credit':
      return [{ ...line, way: 'gives', of: partyRoles.lender }];
    case 'deposit':
    case 'Further deposit':
      return [{ ...line, way: 'gives', of: partyRoles.depositHolder }];
    case 'Excess deposit':
      return [{ ...line, of: partyRoles.depositHolder }];
    case 'payoff':
      // A list that may not be read is no name.
      return [{ ...line, of: from.includes('.') ? label : '' }];
    case 'Other credit':
      return [{ ...line, way: 'gives', of: party ?? '' }];
    default:
      return of.length === 2 && from !== 'adjustments' ? [] : [{ ...line, of: party ?? '' }];
  }
}
