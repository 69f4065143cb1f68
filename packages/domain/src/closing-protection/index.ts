export * from './issues-letters.ts';
export * from './letter-defaults.ts';
export * from './letter-fee.ts';
export * from './letter-forms.ts';
export * from './letter-problems.ts';
export * from './letter-state.ts';
