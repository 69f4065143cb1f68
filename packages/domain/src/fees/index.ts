export * from './begun-fee.ts';
export {
  type GovernmentCharges,
  governmentCharges,
  type RatedPremiums,
} from './charged-twice.ts';
export * from './cost-lines.ts';
export * from './fee-codes.ts';
export * from './fee-figure.ts';
export * from './fee-problems.ts';
export * from './fee-rights.ts';
export * from './fee-words.ts';
export * from './gfe-blocks.ts';
export * from './moved-to-series.ts';
export * from './paid-instead.ts';
export * from './statement-fees.ts';
export * from './stored-fee.ts';
export * from './usual-charges.ts';
