export * from './match-route.ts';
export * from './nav-item.ts';
export * from './nav-item-state.ts';
export * from './nav-label.ts';
export * from './nav-path.ts';
export * from './navigation.ts';
export * from './routes.ts';
export * from './signing-hint.ts';
