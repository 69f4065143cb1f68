export * from './people.records.ts';
export * from './rights.ts';
export * from './roles.contract.ts';
export * from './user.fields.ts';
export * from './users.contract.ts';
