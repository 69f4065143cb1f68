import type { ActionName } from '../access/index.ts';
import type { Cents } from '../money/index.ts';
import { sumOf } from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import type { ProposedDisbursement } from './proposed-disbursement.ts';

/** What reading a statement whole takes, with the names of its file: of one that is told in part the money would be wrong. */
export const wholeStatement: readonly ActionName[] = [
  'readOrder',
  'readSettlementEntries',
  'readPayoffs',
  'readPremiums',
];

/** What a statement has left to pay: all disbursements that are still to be made, those that are held among them. */
export const leftToPay = (proposed: readonly ProposedDisbursement[]): Explained<Cents> =>
  sumOf(
    'Disbursements',
    proposed.flatMap(({ kind, amount }) => (kind === 'pay' ? [amount.trace] : [])),
    'The sum of all that are still to be made',
  );
