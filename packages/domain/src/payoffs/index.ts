export * from './payoff.ts';
