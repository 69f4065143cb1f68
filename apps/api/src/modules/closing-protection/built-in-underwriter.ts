import { createHash } from 'node:crypto';
import { readSetting, type StoredSettings } from '@closewright/domain/system-settings';
import type { Printer } from '../../platform/pdf/index.ts';
import { letterPaper } from './letter-paper.ts';
import { type Underwriter, UnderwriterUnreachable } from './underwriter.ts';

/**
 * The underwriter that comes with the product, for demonstrations, training and tests. It holds nothing: the number of a letter is made
 * of the key of its request, so a repeated request gives the same one. The settings of the tenant tell it to refuse, or to be out of reach.
 */
export function builtInUnderwriter(
  settingsOf: (tenant: string) => Promise<StoredSettings>,
  printer: Printer,
): Underwriter {
  const mood = async (tenant: string) => {
    const answer = readSetting(await settingsOf(tenant), 'cplUnderwriterAnswer');
    if (answer === 'unreachable') throw new UnderwriterUnreachable();
    return answer;
  };
  return {
    async issue(order) {
      const { tenant, requestKey, letter } = order;
      if ((await mood(tenant)) === 'refuses') {
        return { kind: 'refused', field: 'lenderName', message: 'The underwriter does not know this lender' };
      }
      const hash = createHash('sha256').update(`${tenant}/${requestKey}`).digest('hex');
      const letterNumber = `CPL-${letter.propertyState}-${hash.slice(0, 10).toUpperCase()}`;
      return { kind: 'issued', letterNumber, document: await printer.paper(letterPaper(order, letterNumber), tenant) };
    },
    async void({ tenant }) {
      if ((await mood(tenant)) === 'refuses') {
        return { kind: 'refused', field: 'reason', message: 'The underwriter does not take this reason' };
      }
      return { kind: 'voided' };
    },
  };
}
