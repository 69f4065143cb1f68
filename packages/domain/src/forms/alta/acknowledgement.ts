import type { Side } from '../../adjustments/index.ts';
import { RoleType } from '../../parties/index.ts';
import type { ToldOfFile } from '../closing-disclosure/told-of-file.ts';
import type { FormBlock, FormRow, FormRun } from '../form-document.ts';
import { cellOf, heading, paragraph } from '../form-parts.ts';
import { inRole, nameRun } from '../party-runs.ts';

const roleOf = { buyer: RoleType.Buyer, seller: RoleType.Seller } as const;

/** What those who sign say, in our words, and where they and the settlement agent sign. */
export function acknowledgement(told: ToldOfFile, sides: readonly Side[]): readonly FormBlock[] {
  const row = (key: string, name: readonly FormRun[]): FormRow => ({
    key: `signature.${key}`,
    kind: 'line',
    cells: [{ runs: name }, cellOf({ text: 'Signature' }), cellOf({ text: 'Date' })],
  });
  const signers = sides.flatMap((side) => {
    const own = inRole(told, roleOf[side]);
    // Somebody signs, also while nobody is named.
    return own.length === 0
      ? [row(`${side}.1`, [{ text: side === 'buyer' ? 'Buyer' : 'Seller' }])]
      : own.map((contact, at) => row(`${side}.${at + 1}`, [nameRun(contact)]));
  });
  const agents = inRole(told, RoleType.SettlementAgent);
  const officers = agents.length === 0 ? [{ text: 'Settlement Agent' }] : agents.map(nameRun);
  return [
    heading('Acknowledgement'),
    paragraph({
      text: 'Each person who signs below has read this statement, finds that it shows fully and correctly what is received and paid for them in this transaction, has been given a copy of it, and authorizes the settlement agent to pay out the money as it says.',
    }),
    {
      kind: 'table',
      label: 'Signatures',
      columns: [{ share: 40 }, { share: 40 }, { share: 20 }],
      rows: [...signers, ...officers.map((run, at) => row(`agent.${at + 1}`, [run]))],
      isSigned: true,
    },
  ];
}
