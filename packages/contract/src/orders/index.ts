export * from './loan.fields.ts';
export * from './order.contract.ts';
export * from './order.fields.ts';
export * from './order-audit.contract.ts';
export * from './order-lock.contract.ts';
export * from './party.fields.ts';
export * from './property.fields.ts';
export * from './recent-files.contract.ts';
