export * from './interest-year.ts';
export * from './interest-year-csv.ts';
export * from './investment.ts';
export * from './investment-money.ts';
export * from './investment-states.ts';
