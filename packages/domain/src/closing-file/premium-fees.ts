import { checkRate } from '../loans/index.ts';
import type { Cents } from '../money/index.ts';
import { policiesOf, policyFees, type RatedPolicy, type RatesFigure, type StoredRates } from '../premium/index.ts';
import { borneBySides, type Fee, type FeeKind } from '../settlement/index.ts';
import type { Explained } from '../trace/index.ts';
import { chargesOfSides, premiumFees } from './calculated-fees.ts';
import type { FiguredFee } from './figured-fee.ts';
import { type FileFacts, formOfFile, missingOf } from './stored-parts.ts';

/** A rate order of a stored statement with what it comes to. */
export interface FiguredRates {
  readonly stored: StoredRates;
  readonly figure: RatesFigure;
}

/** What of a statement its premiums stand in. */
interface RatesPlace {
  /** The kinds of fees that are typed. */
  readonly typed: ReadonlySet<FeeKind>;
  readonly file: Pick<FileFacts, 'settlementStatementType'>;
}

/**
 * The premiums of a rate order as fees, or what is missing for them. A policy that is typed among the fees counts there and not here; of policies issued
 * together the other one is shown then as it is charged, since what is shown of both is in sum what they cost.
 */
export function feesOfRates({ stored, figure }: FiguredRates, at: number, { typed, file }: RatesPlace): FiguredFee[] {
  const { order } = stored;
  const path = `rateOrders.${at}`;
  const payee = order.payeeName?.trim();
  const isTyped = (kind: 'owner' | 'loan') => typed.has(policyFees[kind].kind);
  const hasEndorsement = (kind: 'owner' | 'loan') =>
    stored.endorsements.some(({ policy }) => policy === null || policy === (kind === 'owner' ? 'Owner' : 'Loan'));
  if (figure.kind === 'open') {
    const missing = missingOf(figure.missing, 'Premium rates', path);
    const kinds = policiesOf(order).filter((kind) => !isTyped(kind) || hasEndorsement(kind));
    const charged: readonly OpenPremium[] = kinds.map((kind) => ({
      code: `rates.${at}.premium.${kind === 'owner' ? 'owner' : 'loan.0'}`,
      section: kind === 'owner' ? 'H' : order.loanSection,
      feeKind: policyFees[kind].kind,
    }));
    const movesSides = policiesOf(order).length !== 1 && !isTyped('owner') && !isTyped('loan') && isDisclosure(file);
    return (policiesOf(order).length === 0 ? [ofNoPolicy(at)] : charged).map((premium) => ({
      kind: 'open',
      ...premium,
      missing,
      movesSides,
      ...(payee && { payee }),
    }));
  }
  const { policies, disclosed } = figure;
  const premiums = (kind: 'owner' | 'loan') => policies.filter((policy) => policy.kind === kind).map(plain);
  const [owner = null] = premiums('owner');
  // The forms HUD-1 show what is charged.
  const isAsCharged = isTyped('owner') || isTyped('loan') || !isDisclosure(file);
  const fees = premiumFees(
    { owner, loans: premiums('loan'), disclosed: isAsCharged ? null : disclosed },
    {
      // Without one it is open.
      loanSection: order.loanSection ?? 'C',
      chargesOf: (kind, premium) => chargesOfSides(bornePremium(kind, premium, order), path),
    },
  );
  return fees
    .filter(({ kind }) => !(kind && kind !== 'titleService' && typed.has(kind)))
    .map((fee: Fee) => ({
      kind: 'figure',
      fee: {
        ...fee,
        code: `rates.${at}.${fee.code}`,
        ...(payee && { payee }),
        ...(isHeldToTenPercent(fee, order, file) && { bucket: 'tenPercent' }),
      },
    }));
}

type OpenPremium = Pick<Extract<FiguredFee, { kind: 'open' }>, 'code' | 'section' | 'feeKind'>;

/** What an order charges that says no policy yet: a charge of the title, of which section nobody knows. */
const ofNoPolicy = (at: number): OpenPremium => ({ code: `rates.${at}`, section: null, feeKind: 'titleService' });

/** The owner’s title insurance of a HUD-1 where the lender told who issues it (12 CFR 1024.7(e)(2)(ii)); on a closing disclosure it may rise by anything. */
const isHeldToTenPercent = (
  { section }: Fee,
  { loanSection }: StoredRates['order'],
  file: RatesPlace['file'],
): boolean => section === 'H' && loanSection === 'B' && !isDisclosure(file);

const isDisclosure = ({ settlementStatementType }: RatesPlace['file']): boolean =>
  formOfFile(settlementStatementType) === 'CDF';

/** What each side bears of a premium of a policy. */
export function bornePremium(kind: 'owner' | 'loan', premium: Explained<Cents>, order: StoredRates['order']) {
  const field = kind === 'owner' ? 'ownerBorrowerPart' : 'loanBorrowerPart';
  return borneBySides(premium, checkRate(order[field] ?? '0', field), field);
}

const plain = ({ kind, premium, endorsements }: RatedPolicy) => ({
  kind,
  premium,
  endorsements: endorsements.map(({ premium: price, key }) => ({ ...price, key })),
});
