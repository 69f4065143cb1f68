export * from './business-days.ts';
export * from './disclosure-dates.ts';
export * from './explained-dates.ts';
export * from './procedures.ts';
export * from './wait-days.ts';
