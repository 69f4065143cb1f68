import { AppError } from '@closewright/domain/errors';

/** What the triggers of remittances refuse where somebody was faster, and what is said of it (0119_remittances.sql). */
export const remittanceRefusals: ReadonlyMap<string, string> = new Map([
  ['a remittance goes on step by step', 'It is a step further meanwhile. Look at it again.'],
  ['another person than who made it approves a remittance', 'Somebody else approves what you made.'],
  [
    'a remittance is approved as what its lines come to',
    'It comes to something else than its lines. Look at it again.',
  ],
  [
    'a remittance is sent once it was approved, and acknowledged once it was sent',
    'This day is before the step that it comes after. Look at it again.',
  ],
  [
    'a remittance is paid where its payments are what it comes to, file by file',
    'A file of it is paid something else than is due. Look at it again.',
  ],
  ['a later remittance corrects this one', 'A later remittance corrects it: withdraw that one first.'],
  [
    'what this remittance takes back was remitted again since',
    'A later remittance remitted its policies again since: withdraw that one first.',
  ],
  [
    'a remittance takes policies as a draft, and payments once it was sent',
    'It is a step further meanwhile. Look at it again.',
  ],
  ['a correction takes back a line that stands', 'Another remittance took back a line of it meanwhile.'],
  [
    'a correction is the mirror of the line that it takes back',
    'What it takes back is not what was remitted. Look at it again.',
  ],
  ['a policy is remitted once until it is taken back', 'Another remittance has a policy of it meanwhile.'],
  ['a line is of a policy that was chosen', 'A line of it is of a policy that was not chosen.'],
  ['a remittance is paid by checks, wires and ACH entries', 'Something that is named is no payment.'],
  [
    'a payment is named as what the ledger paid out of its file',
    'The ledger paid something else than is named. Look at it again.',
  ],
  [
    'a payment that is named stands, and one that came back does not',
    'A payment was voided or reissued meanwhile. Look at it again.',
  ],
  ['what came back was named before', 'A payment came back that no remittance has named.'],
  ['a remittance is paid by payments of its files', 'A payment of another file is named.'],
]);

/** Says what a trigger refused, or that another remittance names a payment. Throws what is neither as it is. */
export function refusedByDatabase(error: unknown): never {
  const said = wordsOf(error);
  if (said === undefined) throw error;
  throw new AppError('CARRIED_ON', said, { cause: error });
}

function wordsOf(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error)) return undefined;
  if (error.code === '42501') return remittanceRefusals.get(error.message);
  const names = 'constraint' in error && error.constraint === 'remittance_payments_pkey';
  return error.code === '23505' && names ? 'Another remittance names a payment of it meanwhile.' : undefined;
}
