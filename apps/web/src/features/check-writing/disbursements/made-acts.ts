import type { Disbursement } from '@closewright/domain/check-writing';

/** What can be done with a disbursement that was made. */
export type MadeAct = 'void' | 'stop' | 'reissue' | 'takeBack';

const ends: Partial<Record<Disbursement['state'], string>> = {
  paid: 'The bank has paid it',
  voided: 'It is voided already',
  stopped: 'It is stopped already',
  'taken back': 'It is taken back already',
};

/** Why an act cannot be done; null where it can. */
export function obstacleOf(act: MadeAct, { state, method }: Pick<Disbursement, 'state' | 'method'>): string | null {
  if (state === 'outstanding' && act === 'stop' && method === 'wire out')
    return 'A wire cannot be stopped: ask the bank to send it back, then void it';
  return ends[state] ?? null;
}
