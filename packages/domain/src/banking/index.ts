export * from './account-number.ts';
export * from './ach-setting.ts';
export * from './bank-account.ts';
export * from './before-opening.ts';
export * from './fractional-routing.ts';
export * from './reconciliation-status.ts';
export * from './routing-number.ts';
