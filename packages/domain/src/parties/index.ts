export * from './name-key.ts';
export * from './party-name.ts';
export * from './role-type.ts';
export * from './selectable-roles.ts';
