export * from './policy-lines.ts';
export * from './register.ts';
export * from './remittance.ts';
export * from './remitted-lock.ts';
export * from './tie-out.ts';
export * from './waiting-lines.ts';
