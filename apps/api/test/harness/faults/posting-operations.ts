import type { FileLedger } from '@closewright/contract/check-writing';
import { type Disbursement, disbursementsOf, type Receipt, receiptsOf } from '@closewright/domain/check-writing';
import { courier } from '../../http/check-writing-examples.ts';
import { day, lineOf, transfer } from '../../http/check-writing-world.ts';
import type { Call } from './call.ts';

/** Something that a client asks for, and what is in the ledger when it was done: each of these once. */
export interface Operation {
  readonly label: string;
  readonly call: Call;
  readonly leaves: readonly string[];
  /** Another operation may leave the same, or what it pays be paid by one, so it is never given up. */
  readonly isLikeOthers?: boolean;
}

/** What is asked for and waits for another person. */
export interface Waiting {
  readonly approvalID: number;
  readonly leaves: string;
}

/** What a client knows when it draws what it does next. */
export interface Known {
  readonly ordersID: number;
  /** The files of the other clients, which money is given to. */
  readonly others: readonly number[];
  readonly ledger: FileLedger;
  readonly waiting: Waiting | null;
}

/** What the ledger has of something, as `postedOf` reads it. */
export const said = (kind: string, label: string, cents: number): string => `${kind} ${label} ${cents}`;
/** What was asked for. */
export const askedFor = (label: string): string => `asked ${label}`;

const placed = { bankAccountID: 1, date: day };
const numberOf = ({ transaction: { stripe, number } }: Receipt | Disbursement) => ({ stripe, number });
const pick = <T>(all: readonly T[], draw: () => number): T | undefined => all[Math.floor(draw() * all.length)];

/** What a client does next: the first of the kinds, in a drawn order, that its file can do. */
export function drawOperation(known: Known, label: string, draw: () => number): Operation {
  const key = crypto.randomUUID();
  const path = `/api/orders/${known.ordersID}`;
  const post = (end: string, body: object): Call => ({
    ...{ as: 'officer', method: 'POST', path: `${path}/${end}`, body, key },
  });
  if (known.waiting !== null) return deciding(label, known.waiting);
  const receipts = receiptsOf(known.ledger.transactions);
  const payments = disbursementsOf(known.ledger.transactions);
  const drawn = draw();
  const made =
    (drawn < 0.2 && depositing(label, post, receipts)) ||
    (drawn >= 0.2 && drawn < 0.3 && takingBack(label, post, receipts, draw)) ||
    (drawn >= 0.3 && drawn < 0.4 && asking(label, post, payments, draw)) ||
    (drawn >= 0.4 && drawn < 0.5 && giving(label, post, known.others, draw)) ||
    (drawn >= 0.5 && drawn < 0.75 && paying(label, post, known, draw));
  return made || receiving(label, post, draw);
}

type Post = (end: string, body: object) => Call;

function receiving(label: string, post: Post, draw: () => number): Operation {
  const amount = 100_00 + Math.floor(draw() * 100_00);
  const body = { ...placed, amount, instrument: 'Personal check', payer: 'Michael Jones', reference: label };
  return {
    ...{ label, leaves: [said('receipt', label, amount)] },
    call: post('receipts', { ...body, party: null, memo: null, kept: [] }),
  };
}

/** All that waits goes to the bank on one slip: all of it or none. */
function depositing(label: string, post: Post, receipts: readonly Receipt[]): Operation | null {
  const waiting = receipts.filter(({ state }) => state === 'received');
  if (waiting.length === 0) return null;
  return {
    ...{ label, isLikeOthers: true },
    leaves: waiting.map(({ facts, amount }) => said('deposit', facts.reference ?? '', amount)),
    call: post('receipts/deposit', { ...placed, receipts: waiting.map(numberOf) }),
  };
}

/** A receipt that is not at the bank yet. */
function takingBack(label: string, post: Post, receipts: readonly Receipt[], draw: () => number): Operation | null {
  const one = pick(
    // The one that the file began with is what it pays of.
    receipts.filter(({ state, facts }) => state === 'received' && facts.receipt > 1),
    draw,
  );
  if (!one) return null;
  return {
    ...{ label, leaves: [said('correction', label, one.amount)] },
    call: post('ledger/take-back', { ...placed, transaction: numberOf(one), reason: label }),
  };
}

/** Two at once to the seller, checks or wires, and now and then the courier: all or none. */
function paying(label: string, post: Post, { ordersID, ledger }: Known, draw: () => number): Operation {
  const isCheck = draw() < 0.5;
  const amounts = [1_00 + Math.floor(draw() * 10_00), 1_00 + Math.floor(draw() * 10_00)];
  const method = isCheck ? 'check' : 'wire out';
  const next = ledger.accounts.find(({ bankAccountID }) => bankAccountID === 1)?.nextCheckNumber ?? 1;
  const isOwed = disbursementsOf(ledger.transactions).every(
    ({ facts, state }) => facts.payee !== courier.payee || !['outstanding', 'paid'].includes(state),
  );
  const ofCourier = isOwed && draw() < 0.3 ? [courier.amount] : [];
  const disbursements = [
    ...amounts.map((amount, at) => ({
      ...{ method, payee: 'Steve Cole', party: 'seller', reference: null, memo: `${label}.${at}` },
      lines: [lineOf(ordersID, 'seller', amount)],
    })),
    ...ofCourier.map(() => ({
      ...{ method, payee: courier.payee, party: 'name alpha courier', reference: null, memo: `${label}.c` },
      lines: [lineOf(ordersID, 'courier')],
    })),
  ];
  return {
    ...{ label, isLikeOthers: ofCourier.length > 0 },
    leaves: disbursements.map(({ memo, lines }) => said(method, memo, lines[0]?.amount ?? 0)),
    call: post('disbursements', {
      ...{ ...placed, loanID: ordersID, firstCheckNumber: isCheck ? next : null, disbursements },
    }),
  };
}

/** The void of a payment is asked for: another person decides it. */
function asking(label: string, post: Post, payments: readonly Disbursement[], draw: () => number): Operation | null {
  const one = pick(
    payments.filter(({ state }) => state === 'outstanding'),
    draw,
  );
  if (!one) return null;
  return {
    ...{ label, leaves: [askedFor(label)] },
    call: post('approvals', { kind: 'void', about: numberOf(one), bankAccountID: 1, comment: label }),
  };
}

/** Money of the file for another one is asked for. */
function giving(label: string, post: Post, others: readonly number[], draw: () => number): Operation | null {
  const to = pick(others, draw);
  if (to === undefined) return null;
  const amount = 1_00 + Math.floor(draw() * 5_00);
  return {
    ...{ label, leaves: [askedFor(label)] },
    call: post('approvals', { ...transfer(`26-${to}`, amount), comment: label }),
  };
}

/** Somebody else approves. The call takes no key: sent again it is told the same. */
function deciding(label: string, { approvalID, leaves }: Waiting): Operation {
  const body = { approvalIDs: [approvalID], isApproved: true, comment: null };
  return {
    ...{ label, leaves: [leaves] },
    call: { as: 'administrator', method: 'POST', path: '/api/approvals/decide', body },
  };
}

/** What was asked for by an operation, from what it was answered; null where it was nothing. */
export function waitingOf({ label }: Operation, { approvals }: FileLedger): Waiting | null {
  const asked = approvals.find(({ comment }) => comment === label);
  return asked && asked.state === 'pending'
    ? { approvalID: asked.approvalID, leaves: said(asked.kind, label, asked.amount) }
    : null;
}
