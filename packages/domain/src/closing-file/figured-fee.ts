import type { Fee, FeeKind, FeeSection, ToleranceBucket } from '../settlement/index.ts';
import type { Missing } from './stored-parts.ts';

/** A fee that its rules have figured, or what is missing for it; without a section nobody knows which total it is of. */
export type FiguredFee =
  | { readonly kind: 'figure'; readonly fee: Fee }
  | {
      readonly kind: 'open';
      /** The code it will have, of what is more than one fee of its row or becomes one: a premium, what lacks its payer. */
      readonly code?: string;
      readonly section: FeeSection | null;
      readonly missing: readonly Missing[];
      /** Who is to be paid, where that is known already. */
      readonly payee?: string;
      /** How far one that is compared with its estimate may rise, null while nobody knows; left out of what is calculated. */
      readonly bucket?: ToleranceBucket | null;
      /** What it is for, where that is typed. */
      readonly feeKind?: FeeKind;
      /** It may be shown otherwise than it is charged, with an adjustment between the sides that is not known either. */
      readonly movesSides?: boolean;
      /** It counts to the finance charge, which is open then, too. */
      readonly isFinanceCharge?: boolean;
      /** It is prepaid interest, of the loan or typed. */
      readonly isPrepaidInterest?: boolean;
      /** It is mortgage insurance of sections F or G, or the deposits of an escrow account that has some. */
      readonly isMortgageInsurance?: boolean;
    };
