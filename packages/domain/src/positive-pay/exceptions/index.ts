export * from './answer-csv.ts';
export * from './exception.ts';
export * from './exception-state.ts';
export * from './exception-states.ts';
export * from './judge-exception.ts';
export * from './read-exceptions.ts';
