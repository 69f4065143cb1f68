import type { TaxIdKind, TaxIdRefusal } from '../../lib/parse/tax-id.ts';

export const maskedIdFieldMessages = {
  refusal: (reason: TaxIdRefusal, kind: TaxIdKind) =>
    reason === 'nine-digits'
      ? `Enter exactly 9 digits, like ${kind === 'ssn' ? '123-45-6789' : '12-3456789'}.`
      : 'Use digits only.',
  unissued: 'No such number has been issued. Check it.',
  reveal: (name: string) => `Show ${name} for 10 seconds`,
  conceal: (name: string) => `Hide ${name}`,
  concealed: 'Concealed',
  /** The button that shows which layout it is and turns to the other. */
  kinds: { ssn: 'SSN', ein: 'EIN' } satisfies Record<TaxIdKind, string>,
  turn: (name: string, to: TaxIdKind) => (to === 'ein' ? `SSN: write ${name} as EIN` : `EIN: write ${name} as SSN`),
  failed: 'The number could not be shown.',
};

export type MaskedIdFieldMessages = typeof maskedIdFieldMessages;
