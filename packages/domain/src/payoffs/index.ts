export * from './payoff.ts';
export * from './stored-payoff.ts';
