export * from './business-days.ts';
export * from './disclosure-dates.ts';
