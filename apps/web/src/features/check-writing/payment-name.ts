import { type Disbursement, methodNames } from '@closewright/domain/check-writing';

/** What a disbursement that was made is called: `Check 1042`; of what is sent electronically by its reference, where it has one. */
export function paymentName({ method, facts }: Pick<Disbursement, 'method' | 'facts'>): string {
  const number = facts.checkNumber ?? facts.reference;
  return number === null ? methodNames[method] : `${methodNames[method]} ${number}`;
}
