export * from './dated-versions.ts';
export * from './recording-schedule.ts';
export * from './recording-trial.ts';
export * from './schedule-columns.ts';
