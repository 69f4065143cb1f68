export * from './party-name.ts';
export * from './role-type.ts';
