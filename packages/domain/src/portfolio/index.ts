export * from './closing-week.ts';
export * from './portfolio-view.ts';
